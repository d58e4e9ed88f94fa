import { useQuery } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useRef } from 'react';
import { Link } from 'react-router';
import { requestsCopy } from '../../copy/projects/requests.ts';
import { seatsCopy } from '../../copy/projects/seats.ts';
import { choiceField } from '../../lib/address/search-state.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import { useFocusHandover } from '../../lib/focus/use-focus-handover.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SeatLine } from '../../ui/match/seat-line.tsx';
import { ShowAllButton } from '../../ui/show-all-button.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { useShowAll } from '../../ui/use-show-all.ts';
import { OwnRequestActions, requestDates, requestPlace } from './own-request-actions.tsx';
import { type OwnRequest, ownRequestsQuery } from './own-requests.queries.ts';

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
  fallback: RefObject<HTMLElement | null>;
}

function Row({ request, fallback }: RowProps) {
  const { kind, project, person, note, role, seat } = request;
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
        <p className="text-13 text-muted">
          {requestPlace(request)} · {requestDates(request)}
        </p>
        <SeatLine seat={seat ?? { name: seatsCopy.any }} className="text-13" />
        {role ? <p className="text-13">{fill(requestsCopy.roleLine, { role })}</p> : null}
        {note ? <p className="line-clamp-2 text-13 text-muted">{note}</p> : null}
      </div>
      <OwnRequestActions request={request} />
    </li>
  );
}

/** The user's pending requests. Renders nothing if there are none. */
export function OwnRequests() {
  const { data = [] } = useQuery(ownRequestsQuery());
  const { list, isFolded, showAll } = useShowAll('own-requests', data.length, shown);
  const [{ withdraw }, change] = useSearchState(fields);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = data.filter(({ kind }) => kind === 'join_request');
  if (data.length === 0) return null;
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
        {data.slice(0, isFolded ? shown : undefined).map((request) => (
          <SectionBoundary key={request.id} data={request} look="item">
            <Row request={request} fallback={heading} />
          </SectionBoundary>
        ))}
      </ul>
      {isFolded ? (
        <ShowAllButton list={list} variant="ghost" className="mt-2" onShow={showAll}>
          {fill(copy.showAll, { count: data.length })}
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
