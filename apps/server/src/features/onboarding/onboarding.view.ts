import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import { welcomeSteps } from '@teamwright/contracts/core/choices.ts';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { onboarding, Welcome } from '@teamwright/contracts/onboarding.ts';
import { foundSkills } from './onboarding.policy.ts';
import type { OnboardingRow } from './onboarding.repository.ts';
import type { WelcomeRow } from './onboarding.welcome.repository.ts';

type Shown = NonNullable<Answer<typeof onboarding.get>['onboarding']>;

/** `known`: skills that the user has confirmed or hidden. Fields that the user has filled in get no proposal. */
export function onboardingView(
  row: OnboardingRow,
  known: ReadonlySet<string>,
  user: Pick<OwnUser, 'bio' | 'workplace' | 'area'>,
): Shown {
  const { status, reason, skipped, total, chosen, found, profile } = row;
  const skills = foundSkills(found, known);
  const proposal = (field: 'bio' | 'workplace' | 'area') =>
    user[field] === '' ? (profile?.[field] ?? '') : '';
  return {
    status,
    reason,
    skipped,
    skills,
    retryAt: row.retryAt?.toISOString() ?? null,
    repositories: {
      total,
      chosen,
      read: found.length,
      withSkills: new Set(skills.flatMap(({ repositories }) => repositories)).size,
    },
    profile: { bio: proposal('bio'), workplace: proposal('workplace'), area: proposal('area') },
  };
}

/** A step is also done if the user has answered it elsewhere. */
export function welcomeView({ done, skipped, hasHours, hasGoals }: WelcomeRow): Welcome {
  const answered = new Set<string>([...done, ...(hasHours ? ['hours'] : []), ...(hasGoals ? ['goals'] : [])]);
  const steps = welcomeSteps.map((step): Welcome['steps'][number] => {
    const passed = skipped.includes(step) ? 'skipped' : 'open';
    return { step, status: answered.has(step) ? 'done' : passed };
  });
  return { steps, next: steps.find(({ status }) => status === 'open')?.step ?? null };
}
