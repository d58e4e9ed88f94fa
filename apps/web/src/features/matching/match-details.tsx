import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { matchingCopy } from '../../copy/matching.ts';
import { isWithoutScore } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { matchQuery } from '../../lib/match-query.ts';
import { Card } from '../../ui/card.tsx';
import {
  ExplanationFailed,
  ExplanationLoading,
  NoScore,
} from '../../ui/match/explanation/explanation-state.tsx';
import { MatchExplanation } from '../../ui/match/explanation/match-explanation.tsx';

const reader = { kind: 'user' } as const;

interface MatchDetailsProps {
  projectId: string;
  userId: string;
  /** The way to the first skills, shown above the match. */
  children: ReactNode;
}

/** Why a project fits the user, or that there is no score without a known skill. */
export function MatchDetails({ projectId, userId, children }: MatchDetailsProps) {
  const { data, error, refetch } = useQuery(matchQuery(projectId, userId));
  const hasNoScore = !data && isWithoutScore(error);
  return (
    <section className="mt-8 lg:mt-12">
      <h2 className="mb-4">{hasNoScore ? matchingCopy.yourMatch : matchingCopy.whyFits}</h2>
      <Card>
        {children}
        {data ? <MatchExplanation match={data} reader={reader} /> : null}
        {!data && !error ? <ExplanationLoading /> : null}
        {hasNoScore ? <NoScore reader={reader} /> : null}
        {!data && error && !hasNoScore ? (
          <ExplanationFailed text={errorText(error)} onRetry={() => void refetch()} />
        ) : null}
      </Card>
    </section>
  );
}
