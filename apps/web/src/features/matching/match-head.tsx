import { matchingCopy } from '../../copy/matching.ts';
import { FitBars } from '../../ui/charts/bars.tsx';
import { MatchScore } from '../../ui/match/match-score.tsx';
import type { Match } from './matching.queries.ts';

/** The score of a match with its two directions. */
export function MatchHead({ match }: { match: Match }) {
  return (
    <>
      <h2 className="text-13 font-semibold tracking-normal text-muted">{matchingCopy.yourMatch}</h2>
      <div className="mt-2 mb-4">
        <MatchScore score={match.score} tier={match.tier} />
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
