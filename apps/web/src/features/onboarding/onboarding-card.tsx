import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { onboardingCopy } from '../../copy/onboarding.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { type Onboarding, onboardingQuery, skillCount } from './onboarding.queries.ts';

const { card: copy } = onboardingCopy;

function textOf({ status, reason, skills }: Onboarding): string | undefined {
  if (status === 'reading') return copy.reading;
  if (status === 'stopped') return reason === 'access_lost' ? copy.stopped : undefined;
  return status === 'ready' && skills.length > 0
    ? fill(copy.ready, { skills: skillCount(skills.length) })
    : undefined;
}

/** The way back to a first sign-in that is not confirmed yet. */
export function OnboardingCard() {
  const { data } = useQuery(onboardingQuery);
  const text = data?.onboarding ? textOf(data.onboarding) : undefined;
  if (text === undefined) return null;
  return (
    <Card as="section" aria-labelledby="onboarding-card" className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="onboarding-card" className="text-18">
          {copy.title}
        </h2>
        <p className="text-14 text-muted">{text}</p>
      </div>
      <Link to={paths.welcome()} className={buttonClass({ variant: 'soft' })}>
        {copy.action}
      </Link>
    </Card>
  );
}
