import { matchingCopy } from '../../copy/matching.ts';
import { ScoreHead } from '../../ui/match/explanation/score-head.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import type { Match } from './matching.queries.ts';

const reader = { kind: 'user' } as const;

/** The score of a match with its two directions. */
export function MatchHead({ match }: { match: Match }) {
  return (
    <>
      <h2 className="mb-2 text-13 font-semibold tracking-normal text-muted">{matchingCopy.yourMatch}</h2>
      <ScoreHead match={match} reader={reader} />
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
        <Skeleton className="h-10.5" />
      </div>
    </div>
  );
}
