import { useId } from 'react';
import { reasonsCopy } from '../../copy/events/reasons.ts';
import type { TeamReasons } from './team-reasons.ts';
import { reasonSentences } from './team-reasons.ts';

/** Why a participant is in a team, as this participant reads it. */
export function WhyThisTeam({ reasons }: { reasons: TeamReasons }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-16">
        {reasonsCopy.title}
      </h3>
      <div className="mt-1 grid gap-1 text-14">
        {reasonSentences(reasons).map((sentence) => (
          <p key={sentence} className="wrap-anywhere">
            {sentence}
          </p>
        ))}
      </div>
    </section>
  );
}
