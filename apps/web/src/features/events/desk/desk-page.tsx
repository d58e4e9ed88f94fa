import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { deskCopy as copy } from '../../../copy/events/desk.ts';
import { type EventDeskTab, eventDeskTabs, paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { ErrorState } from '../../../ui/state/state-message.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { EventOfAddress, PageFailed, PageLoading } from '../event-of-address.tsx';
import { EventPhaseBadge } from '../event-phase-badge.tsx';
import { deskQuery, type EventDesk, type EventPage } from '../events.queries.ts';
import { DeskActions } from './desk-actions.tsx';

const views = {
  registrations: lazy(async () => ({
    default: (await import('./registrations/registrations-tab.tsx')).RegistrationsTab,
  })),
  rules: lazy(async () => ({ default: (await import('./rules/rules-tab.tsx')).RulesTab })),
  teams: lazy(async () => ({ default: (await import('./teams/teams-tab.tsx')).TeamsTab })),
  repair: lazy(async () => ({ default: (await import('./repair/repair-tab.tsx')).RepairTab })),
  export: lazy(async () => ({ default: (await import('./export/export-tab.tsx')).ExportTab })),
} as const satisfies Record<EventDeskTab, React.ComponentType<{ desk: EventDesk }>>;

function Desk({ desk }: { desk: EventDesk }) {
  const [search, setSearch] = useSearchParams();
  const panelId = useId();
  const current = eventDeskTabs.find((tab) => tab === search.get('tab')) ?? 'registrations';
  const View = views[current];
  return (
    <>
      <Tabs
        label={copy.tabsLabel}
        tabs={eventDeskTabs.map((id) => ({ id, label: copy.tabs[id] }))}
        selected={current}
        onSelect={(tab) => setSearch(tab === 'registrations' ? {} : { tab }, { preventScrollReset: true })}
        panelId={panelId}
        flush
        className="mb-4 md:mb-6"
      />
      <div id={panelId} role="tabpanel" aria-label={copy.tabs[current]}>
        <Suspense fallback={<PageLoading text={copy.loading} />}>
          <SectionBoundary key={current}>
            <View desk={desk} />
          </SectionBoundary>
        </Suspense>
      </div>
    </>
  );
}

function Loaded({ event }: { event: EventPage }) {
  const { data, error, refetch } = useQuery(deskQuery(event.id));
  const heading = useRef<HTMLHeadingElement>(null);
  const title = fill(copy.title, { event: event.title });
  return (
    <div className="wrap py-6 pb-24 md:pt-8 md:pb-16">
      <PageTitle>{title}</PageTitle>
      <BackLink href={paths.event(event.slug)} label={copy.back} />
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-3 md:mb-6">
        <div className="grid min-w-0 justify-items-start gap-2">
          <h1 ref={heading} tabIndex={-1} className="wrap-anywhere">
            {title}
          </h1>
          <div className="flex flex-wrap items-center gap-3">
            <EventPhaseBadge event={event} />
            {event.status === 'open' ? (
              <ShareButton title={event.title} path={paths.event(event.slug)} />
            ) : null}
          </div>
        </div>
        <DeskActions event={event} heading={heading} />
      </div>
      {data ? <Desk desk={data} /> : null}
      {error && !data ? <PageFailed error={error} text={copy.failed} retry={refetch} /> : null}
      {data || error ? null : <PageLoading text={copy.loading} />}
    </div>
  );
}

function isOrganiser({ viewer }: EventPage): boolean {
  return viewer !== null && (viewer.organiser !== null || viewer.can.edit);
}

/** The organiser's desk of an event: its states, registrations, rules and teams. */
export function DeskPage() {
  return (
    <EventOfAddress>
      {(event) =>
        isOrganiser(event) ? (
          <Loaded key={event.id} event={event} />
        ) : (
          <ErrorState
            title={copy.notYours}
            action={
              <Link to={paths.event(event.slug)} className={buttonClass()}>
                {copy.back}
              </Link>
            }
            className="m-auto"
          />
        )
      }
    </EventOfAddress>
  );
}
