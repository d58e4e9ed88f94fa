import { ArrowUp, ChevronRight } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { eventsCopy } from '../../../copy/events/events.ts';
import { pageLoader } from '../../../lib/served/page-loader.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Announcer } from '../../../ui/state/announcer.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { EventOfAddress, PageLoading } from '../event-of-address.tsx';
import { EventPhaseBadge } from '../event-phase-badge.tsx';
import { type EventPage, eventQuery, registrationQuery } from '../events.queries.ts';
import { AfterEvent } from './after-event.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventIdeas } from './event-ideas.tsx';
import { OwnAttendance } from './own-attendance.tsx';
import { OwnPart } from './own-part.tsx';
import { OwnPulse } from './own-pulse.tsx';
import { OwnTeam, ownTeamId } from './own-team.tsx';
import { ownTeamQueries, useShownEvent } from './shown-event.ts';

const copy = eventsCopy.page;

/** Fetches the event, and for participants their registration and team. */
export const eventLoader = pageLoader(async ({ params: { slug = '' }, cache }) => {
  const event = await cache.fetchQuery(eventQuery(slug));
  await Promise.all([
    event.viewer?.participant ? cache.fetchQuery(registrationQuery(event.id)) : undefined,
    // The parts of the page show their own failures.
    ...ownTeamQueries(event).map(({ queryKey }) => cache.prefetchQuery({ queryKey: [...queryKey] })),
  ]);
});

function Breadcrumb({ title }: { title: string }) {
  return (
    <nav
      aria-label={copy.breadcrumb}
      className="-my-3 mb-1 flex items-center gap-2 text-14 text-muted md:mb-4"
    >
      <Link to={paths.events()} className="flex-none py-3 text-muted no-underline hover:text-heading">
        {eventsCopy.title}
      </Link>
      <ChevronRight aria-hidden="true" />
      <span className="truncate">{title}</span>
    </nav>
  );
}

/** States that the event is a draft, or that it is cancelled and why. */
function Notice({ event }: { event: EventPage }) {
  const { status, cancelReason } = event;
  if (status === 'draft') return <p className="mb-4 rounded-6 bg-fill px-4 py-3 text-14">{copy.draft}</p>;
  if (status !== 'cancelled') return null;
  return (
    <p className="mb-4 rounded-6 bg-danger-tint px-4 py-3 text-14 wrap-anywhere text-danger">
      {cancelReason === '' ? copy.cancelled : fill(copy.cancelledReason, { reason: cancelReason })}
    </p>
  );
}

function Heading({ event }: { event: EventPage }) {
  return (
    <header className="grid gap-4">
      <h1 className="wrap-anywhere">{event.title}</h1>
      <div className="flex flex-wrap items-center gap-3">
        <EventPhaseBadge event={event} />
        {event.status === 'draft' ? null : <ShareButton title={event.title} path={paths.event(event.slug)} />}
        {event.viewer?.organiser || event.viewer?.can.edit ? (
          <Link to={paths.eventDesk(event.slug)} className={buttonClass({ size: 'sm' })}>
            {copy.desk}
          </Link>
        ) : null}
      </div>
    </header>
  );
}

function Loaded({ event }: { event: EventPage }) {
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle description={event.description} canonical={paths.event(event.slug)}>
        {event.title}
      </PageTitle>
      <Breadcrumb title={event.title} />
      <Notice event={event} />
      <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,8fr)_minmax(320px,4fr)] lg:grid-rows-[auto_auto_1fr]">
        <SectionBoundary data={event}>
          <Heading event={event} />
        </SectionBoundary>
        <div className="grid min-w-0 gap-4 empty:hidden lg:col-start-1">
          <SectionBoundary data={event}>
            <OwnTeam event={event} />
          </SectionBoundary>
          <SectionBoundary data={event}>
            <OwnAttendance event={event} />
          </SectionBoundary>
          <SectionBoundary data={event}>
            <OwnPulse event={event} />
          </SectionBoundary>
          <SectionBoundary data={event}>
            <AfterEvent event={event} />
          </SectionBoundary>
        </div>
        <aside className="grid min-w-0 gap-4 lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <SectionBoundary data={event}>
            <OwnPart event={event} />
          </SectionBoundary>
          <SectionBoundary data={event}>
            <EventFacts event={event} />
          </SectionBoundary>
        </aside>
        <div className="grid min-w-0 content-start gap-8 lg:col-start-1">
          <section aria-labelledby="about-event">
            <h2 id="about-event">{copy.about}</h2>
            <p className="mt-2 max-w-[68ch] whitespace-pre-line wrap-anywhere">{event.description}</p>
          </section>
          <SectionBoundary data={event}>
            <EventIdeas event={event} />
          </SectionBoundary>
        </div>
      </div>
    </div>
  );
}

/** Over the page, where it moves nothing. The team appears above what the user reads and receives the focus. */
function ShowTeamButton({ onShow }: { onShow: () => void }) {
  function show(): void {
    flushSync(onShow);
    document.getElementById(ownTeamId)?.focus();
  }

  return (
    <Button
      onClick={show}
      className="fixed! bottom-(--bottom-bars) left-1/2 z-10 -translate-x-1/2 bg-float! shadow-float md:bottom-6"
    >
      <ArrowUp aria-hidden="true" />
      {copy.teamsPublished}
    </Button>
  );
}

function Shown({ event }: { event: EventPage }) {
  const { shown, teamWaits, showTeam } = useShownEvent(event);
  if (!shown) return <PageLoading text={copy.loading} />;
  return (
    <>
      <Loaded event={shown} />
      <Announcer>{teamWaits ? copy.teamsPublished : ''}</Announcer>
      {teamWaits ? <ShowTeamButton onShow={showTeam} /> : null}
    </>
  );
}

/** The public page of an event, with the user's own part in it. */
export function EventDetailsPage() {
  return <EventOfAddress>{(event) => <Shown key={event.id} event={event} />}</EventOfAddress>;
}
