import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { Search, Users, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { postedCopy as copy } from '../../copy/projects/posted.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import type { RecommendedUser } from './matching.queries.ts';

interface PostedPanelProps {
  projectId: string;
  onClose: () => void;
}

/** Shown once after posting: how many people fit the new project, and where to invite them. */
export function PostedPanel({ projectId, onClose }: PostedPanelProps) {
  const query = endpointQuery('matching.recommendUsers', { params: { postId: projectId }, query: {} });
  const { data, error, refetch, isFetching } = useQuery(query);
  return (
    <Card as="section" aria-label={copy.label} className="mb-6 flex items-start gap-4 bg-tint">
      <div role="status" aria-busy={!data && !error} className="min-w-0 flex-1">
        {data ? <Result people={data} /> : null}
        {error && !data ? (
          <Message title={errorText(error, copy.failed)} hint={copy.failedHint}>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {uiCopy.reload}
            </Button>
          </Message>
        ) : null}
        {data || error ? null : <Loading />}
      </div>
      <Button
        variant="ghost"
        size="square"
        aria-label={uiCopy.dismiss}
        className="-mt-2 -mr-2 text-muted"
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
    </Card>
  );
}

/** As tall as a message with a button. */
function Loading() {
  return (
    <div className="grid min-h-25 content-center gap-3">
      <span className="text-14 text-muted">{copy.loading}</span>
      <Skeleton className="h-5 w-48 max-w-full" />
    </div>
  );
}

function Result({ people }: { people: readonly RecommendedUser[] }) {
  const fitting = people.filter(({ tier }) => tier !== 'Possible');
  if (fitting.length === 0) {
    return (
      <Message title={copy.none} hint={people.length === 0 ? copy.noneHint : copy.onlyPossibleHint}>
        <Link to={paths.dashboard('Posts-recommendations')} className={buttonClass()}>
          <Search aria-hidden="true" />
          {copy.seeRecommendations}
        </Link>
      </Message>
    );
  }
  const excellent = fitting.filter(({ tier }) => tier === 'Excellent').length;
  return (
    <Message title={fittingText(fitting.length, excellent)} hint={copy.hint}>
      <Link to={paths.dashboard('Posts-recommendations')} className={buttonClass({ variant: 'primary' })}>
        <Users aria-hidden="true" />
        {fitting.length === 1 ? copy.inviteOne : copy.invite}
      </Link>
    </Message>
  );
}

/** '3 people fit, 1 excellent'. More may fit than a list of recommendations holds. */
function fittingText(count: number, excellent: number): string {
  const full = count >= limits.recommendations.max;
  const people = fill(full ? copy.atLeast : count === 1 ? copy.onePerson : copy.people, { count });
  return excellent === 0 ? people : fill(copy.withExcellent, { people, excellent });
}

function Message({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <>
      <h2 className="text-18 leading-6">{title}</h2>
      <p className="mt-1 mb-4 text-14">{hint}</p>
      {children}
    </>
  );
}
