import { matchingCopy } from '../../copy/matching.ts';
import { FitBars } from '../../ui/charts/bars.tsx';
import { MatchScore } from '../../ui/match/match-score.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import type { Match } from './matching.queries.ts';

/** The score of a match with its two directions. */
export function MatchHead({ match }: { match: Match }) {
  return (
    <>
      <h2 className="text-13 font-semibold tracking-normal text-muted">{matchingCopy.yourMatch}</h2>
      <div className="mt-2 mb-4">
        <MatchScore score={match.score} tier={match.tier} />
        <SeatLine seat={match.seat} />
      </div>
      <FitBars
        fits={[
          { label: matchingCopy.youFit, value: match.fit.youToProject },
          { label: matchingCopy.fitsYou, value: match.fit.projectToYou },
        ]}
      />
    </>
  );
}

/** Takes the space of the head while the match is being fetched. */
export function MatchHeadLoading() {
  return (
    <div aria-busy="true">
      <h2 className="text-13 font-semibold tracking-normal text-muted">{matchingCopy.yourMatch}</h2>
      <Skeleton className="mt-2 mb-4 h-12 w-32" />
      <div className="grid gap-3">
        <Skeleton className="h-6.5" />
        <Skeleton className="h-6.5" />
      </div>
    </div>
  );
}
