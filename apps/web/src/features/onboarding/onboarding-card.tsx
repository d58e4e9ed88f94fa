import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import type { Invitation } from './invitation.ts';

/** The way to the first steps, or back to them. */
export function OnboardingCard({
  invitation: { to, step, title, text, action },
}: {
  invitation: Invitation;
}) {
  return (
    <Card as="section" aria-labelledby="onboarding-card" className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="onboarding-card" className="text-18">
          {title}
        </h2>
        <p className="text-14 text-muted">{text}</p>
      </div>
      <Link
        to={paths.welcome(step)}
        className={buttonClass({ variant: to === 'better' ? 'line' : 'primary' })}
      >
        {action}
      </Link>
    </Card>
  );
}
