import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { eventsCopy as copy } from '../../../copy/events/events.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { readSearch } from '../../../lib/address/search-state.ts';
import { useSearchState } from '../../../lib/address/use-search-state.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { pagesOf } from '../../../lib/api/pages-of.ts';
import { pageLoader } from '../../../lib/served/page-loader.ts';
import { paths } from '../../../paths.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { CardSkeleton } from '../../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import {
  type EventListState,
  type EventScope,
  eventListFields,
  eventListQuery,
  eventScopes,
} from '../events.queries.ts';
import { EventRow } from './event-row.tsx';

const publicScopes = ['upcoming', 'past'] as const satisfies readonly EventScope[];

/** Own lists need a user. Guests see the upcoming events instead. */
function shownTo(isUser: boolean, state: EventListState): EventListState {
  const known: readonly EventScope[] = isUser ? eventScopes : publicScopes;
  return known.includes(state.show) ? state : { ...state, show: 'upcoming' };
}

export const eventsLoader = pageLoader(async ({ search, cache, user }) => {
  await cache.fetchQuery(
    eventListQuery(shownTo(user !== null, readSearch<EventListState>(eventListFields, search))),
  );
});

function Nothing({ show }: { show: EventScope }) {
  const { title, hint } = copy.empty[show];
  const action =
    show === 'upcoming' ? undefined : (
      <Link to={paths.events()} className={buttonClass()}>
        {copy.seeUpcoming}
      </Link>
    );
  return <EmptyState title={title} hint={hint} action={action} />;
}

function Loading() {
  return (
    <div role="status" aria-busy="true" className="grid gap-4 lg:grid-cols-2">
      <span className="sr-only">{copy.loading}</span>
      <CardSkeleton />
      <CardSkeleton />
    </div>
  );
}

interface ListProps {
  state: EventListState;
  onPage: (page: number) => void;
}

function EventList({ state, onPage }: ListProps) {
  const { data, error, isPending, refetch } = useQuery(eventListQuery(state));
  if (isPending) return <Loading />;
  if (error && !data) {
    return (
      <ErrorState
        title={errorText(error, copy.failed)}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
      />
    );
  }
  if (data.events.length === 0) return <Nothing show={state.show} />;
  return (
    <>
      <p role="status" className="mb-3 text-14 text-muted">
        {data.total === 1 ? copy.oneEvent : fill(copy.count, { count: data.total })}
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        {data.events.map((event) => (
          <SectionBoundary key={event.id} data={event}>
            <EventRow event={event} />
          </SectionBoundary>
        ))}
      </div>
      <Pagination page={state.page} pages={pagesOf(data.total)} onPage={onPage} />
    </>
  );
}

/** All events: upcoming and past ones for everyone, and the user's own. */
export function EventsPage() {
  const isUser = useCurrentUser() !== null;
  const [wanted, change] = useSearchState<EventListState>(eventListFields);
  const panelId = useId();
  const state = shownTo(isUser, wanted);
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle description={copy.description} canonical={paths.events()}>
        {copy.title}
      </PageTitle>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1>{copy.title}</h1>
          <p className="mt-1 max-w-[64ch] text-muted">{copy.intro}</p>
        </div>
        {isUser ? (
          <Link to={paths.newEvent()} className={buttonClass()}>
            <Plus aria-hidden="true" />
            {copy.create}
          </Link>
        ) : null}
      </div>
      <Tabs
        label={copy.lists}
        tabs={(isUser ? eventScopes : publicScopes).map((id) => ({ id, label: copy.tabs[id] }))}
        selected={state.show}
        onSelect={(show) => change({ show, page: 1 })}
        panelId={panelId}
        flush
        className="mb-6"
      />
      <div id={panelId} role="tabpanel" aria-label={copy.tabs[state.show]}>
        <EventList state={state} onPage={(page) => change({ page }, { scroll: true })} />
      </div>
    </div>
  );
}
