import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { notificationsCopy } from '../../copy/notifications.ts';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { choiceField } from '../../lib/address/search-state.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import { useFocusHandover } from '../../lib/focus/use-focus-handover.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { ShowAllButton } from '../../ui/show-all-button.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';
import { OwnRequestActions, OwnRequestSeat, requestDates, requestPlace } from './own-request-actions.tsx';
import { type OwnRequest, ownRequestsQuery } from './own-requests.queries.ts';
import { type Answered, withAnswered } from './use-answered-requests.ts';

const WithdrawDialog = lazy(async () => ({
  default: (await import('./withdraw-dialog.tsx')).WithdrawDialog,
}));

const copy = requestsCopy.own;

/** Maximum number shown before 'Show all'. */
const shown = 3;

/** Set by the link in the message about joining a team. */
const fields = { withdraw: choiceField(['', 'others'] as const, '') };

interface RowProps {
  request: OwnRequest;
  isWithdrawn: boolean;
  onWithdrawn: (request: OwnRequest) => void;
  fallback: RefObject<HTMLElement | null>;
}

function Row({ request, isWithdrawn, onWithdrawn, fallback }: RowProps) {
  const { kind, project, person, note } = request;
  const row = useFocusHandover(fallback);
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5 text-14">
        <p className="wrap-anywhere">
          {kind === 'invitation' ? <>{fill(copy.invited, { name: person.username })} </> : null}
          <Link to={paths.project(project.slug)} className="title-link font-semibold">
            {project.title}
          </Link>
        </p>
        {/* Keeps its height, so that the buttons below stay where they are. */}
        <p className={cx('text-13 text-muted', isWithdrawn && 'invisible')}>
          {requestPlace(request)} · {requestDates(request)}
        </p>
        <OwnRequestSeat request={request} />
        {note ? <p className="line-clamp-2 text-13 text-muted">{note}</p> : null}
      </div>
      {isWithdrawn ? (
        <Outcome>
          {notificationsCopy.withdrawn}
          <span className="sr-only">: {project.title}</span>
        </Outcome>
      ) : (
        <OwnRequestActions request={request} onWithdrawn={onWithdrawn} />
      )}
    </li>
  );
}

/** Pending requests, with those that the user has withdrawn in this list: they stay in place, like answered ones. */
function useWithdrawn(requests: readonly OwnRequest[]) {
  const [withdrawn, setWithdrawn] = useState<readonly Answered<OwnRequest, 'withdraw'>[]>([]);
  const listed = withAnswered(requests, withdrawn);

  function keep(request: OwnRequest): void {
    const at = listed.findIndex((one) => one.request.id === request.id);
    setWithdrawn((before) => [...before, { request, answer: 'withdraw', at }]);
  }

  return { listed, keep };
}

/** The user's pending requests. Renders nothing if there are none. */
export function OwnRequests() {
  const { data = [] } = useQuery(ownRequestsQuery());
  const { listed, keep } = useWithdrawn(data);
  const { list, isFolded, showAll } = useShowAll('own-requests', listed.length, shown);
  const [{ withdraw }, change] = useSearchState(fields);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = data.filter(({ kind }) => kind === 'join_request');
  if (listed.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="own-requests" className="md:p-5!">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="own-requests" ref={heading} tabIndex={-1} className="text-18">
          {copy.title}
        </h2>
        {asked.length > 1 ? (
          <Button onClick={() => change({ withdraw: 'others' })}>{copy.withdrawSeveral}</Button>
        ) : null}
      </div>
      <ul ref={list} className="divide-y">
        {listed.slice(0, isFolded ? shown : undefined).map(({ request, answer }) => (
          <SectionBoundary key={request.id} data={request} look="item">
            <Row request={request} isWithdrawn={answer !== undefined} onWithdrawn={keep} fallback={heading} />
          </SectionBoundary>
        ))}
      </ul>
      {isFolded ? (
        <ShowAllButton list={list} variant="ghost" className="mt-2" onShow={showAll}>
          {fill(copy.showAll, { count: listed.length })}
        </ShowAllButton>
      ) : null}
      {withdraw === 'others' && asked.length > 0 ? (
        <Suspense>
          <WithdrawDialog requests={asked} onClose={() => change({ withdraw: '' }, { replace: true })} />
        </Suspense>
      ) : null}
    </Card>
  );
}
