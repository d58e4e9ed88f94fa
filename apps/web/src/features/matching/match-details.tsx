import { useQuery } from '@tanstack/react-query';
import { matchingCopy } from '../../copy/matching.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { ExplanationFailed, ExplanationLoading } from '../../ui/match/explanation/explanation-state.tsx';
import { MatchExplanation } from '../../ui/match/explanation/match-explanation.tsx';
import { matchQuery } from './matching.queries.ts';

/** Why a project fits the user. */
export function MatchDetails({ projectId, userId }: { projectId: string; userId: string }) {
  const { data, error, refetch } = useQuery(matchQuery(projectId, userId));
  return (
    <section className="mt-8 lg:mt-12">
      <h2 className="mb-4">{matchingCopy.whyFits}</h2>
      <Card>
        {data ? <MatchExplanation match={data} reader={{ kind: 'user' }} /> : null}
        {!data && !error ? <ExplanationLoading /> : null}
        {!data && error ? <ExplanationFailed text={errorText(error)} onRetry={() => void refetch()} /> : null}
      </Card>
    </section>
  );
}
