import { useQuery } from '@tanstack/react-query';
import { welcomeSteps } from '@teamwright/contracts/core/choices.ts';
import { onboardingCopy } from '../../copy/onboarding.ts';
import { welcomeCopy } from '../../copy/welcome.ts';
import type { Answer } from '../../lib/api/api.ts';
import { skillsQuery, wantedSkills } from '../../lib/skills/person-skills.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { fill } from '../../texts.ts';
import { type Onboarding, onboardingQuery, skillCount } from './onboarding.queries.ts';
import type { StepName } from './use-step.ts';

const { card: copy } = onboardingCopy;
const steps = welcomeCopy.card;

/** The way to the first steps: a review of what the code host shows, or the first open step. */
export interface Invitation {
  to: 'review' | 'steps' | 'better';
  /** Undefined for the first open one. */
  step?: StepName;
  title: string;
  text: string;
  action: string;
}

function hostText({ status, reason, skills }: Onboarding): string | undefined {
  if (status === 'reading') return copy.reading;
  if (status === 'stopped') return reason === 'access_lost' ? copy.stopped : undefined;
  return status === 'ready' && skills.length > 0
    ? fill(copy.ready, { skills: skillCount(skills.length) })
    : undefined;
}

/** With skills the matches are already shown, so only what improves them is left: also steps that were skipped. */
export function betterMatches({
  steps: all,
}: NonNullable<Answer<'onboarding.get'>['welcome']>): Invitation | undefined {
  const left = all.filter(({ status }) => status !== 'done').map(({ step }) => step);
  const step = (['hours', 'goals'] as const).find((name) => left.includes(name));
  if (!step) return undefined;
  const { title, action, ...texts } = steps.better;
  return { to: 'better', step, title, text: texts[step], action: action[step] };
}

/** Skills that were found at GitHub come before the other steps. */
export function invitationOf(
  { onboarding, welcome }: Answer<'onboarding.get'>,
  skills: number,
): Invitation | undefined {
  const found = onboarding ? hostText(onboarding) : undefined;
  if (found !== undefined) return { to: 'review', title: copy.title, text: found, action: copy.action };
  if (welcome && skills >= wantedSkills) return betterMatches(welcome);
  if (!welcome || welcome.next === null) return undefined;
  const { title, text, start, resume, continue: next } = steps;
  const at = welcomeSteps.indexOf(welcome.next) + 1;
  if (at === 1) return { to: 'steps', title, text, action: start };
  return { to: 'steps', title, text: fill(resume, { at, all: welcomeSteps.length }), action: next };
}

/** Undefined while it loads, and once all steps are answered. */
export function useInvitation(): Invitation | undefined {
  const user = useCurrentUser();
  const { data } = useQuery(onboardingQuery);
  const skills = useQuery({ ...skillsQuery(user?.id ?? ''), enabled: user !== null }).data;
  return data && skills
    ? invitationOf(data, skills.filter(({ status }) => status === 'confirmed').length)
    : undefined;
}
