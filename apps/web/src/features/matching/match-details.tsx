import type { ReactNode } from 'react';
import { matchingCopy } from '../../copy/matching.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { matchQuery, useExplainedMatch } from '../../lib/match-query.ts';
import { Card } from '../../ui/card.tsx';
import {
  ExplanationFailed,
  ExplanationLoading,
  NoScore,
} from '../../ui/match/explanation/explanation-state.tsx';
import { MatchExplanation } from '../../ui/match/explanation/match-explanation.tsx';
import type { Tier } from '../../ui/match/score-text.ts';

const reader = { kind: 'user' } as const;

interface MatchDetailsProps {
  projectId: string;
  userId: string;
  /** The way to the first skills, shown above the match. */
  children: ReactNode;
}

function headingOf(tier: Tier | undefined): string {
  return tier === 'Possible' ? matchingCopy.howFits : matchingCopy.whyFits;
}

/**
 * Why a project fits the user, or that there is no score without a known skill. Renders nothing if there is no match,
 * for example because of a block.
 */
export function MatchDetails({ projectId, userId, children }: MatchDetailsProps) {
  const { match, hasNoScore, error, isPending, refetch } = useExplainedMatch(matchQuery(projectId, userId));
  if (isApiError(error, 'not_found')) return null;
  return (
    <section>
      <h2 className="mb-4">{hasNoScore ? matchingCopy.yourMatch : headingOf(match?.tier)}</h2>
      <Card>
        {children}
        {match ? <MatchExplanation match={match} reader={reader} /> : null}
        {isPending ? <ExplanationLoading /> : null}
        {hasNoScore ? <NoScore reader={reader} /> : null}
        {error ? <ExplanationFailed text={errorText(error)} onRetry={() => void refetch()} /> : null}
      </Card>
    </section>
  );
}
