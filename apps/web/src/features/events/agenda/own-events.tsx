import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { agendaCopy as copy } from '../../../copy/events/agenda.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { isFull } from '../event-phase.ts';
import { momentIn } from '../event-times.ts';

export const agendaQuery = endpointQuery('events.agenda');

type OwnEvent = Answer<'events.agenda'>['own'][number];
type Step = NonNullable<OwnEvent['nextStep']>;

/** The page on which the user takes the step. */
function pathOf(step: Step, slug: string): string {
  if (step === 'open') return paths.eventDesk(slug);
  return step === 'form' ? paths.eventDesk(slug, 'teams') : paths.event(slug);
}

interface RowProps {
  event: Pick<OwnEvent, 'slug' | 'title'>;
  time: string;
  children?: ReactNode;
}

function Row({ event, time, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:pt-1 max-md:pb-2">
      <div className="min-w-0 flex-1 basis-50 items-baseline gap-x-3 lg:flex">
        <Link to={paths.event(event.slug)} className="title-link font-semibold wrap-anywhere">
          {event.title}
        </Link>
        <p className="text-14 text-muted">{time}</p>
      </div>
      {children}
    </li>
  );
}

function OwnRow({ event }: { event: OwnEvent }) {
  const hasStarted = Date.parse(event.startsAt) <= useNow();
  const time = hasStarted
    ? fill(copy.started, { time: momentIn(event.endsAt, event.timeZone) })
    : fill(copy.starts, { time: momentIn(event.startsAt, event.timeZone) });
  return (
    <Row event={event} time={time}>
      {event.organiser ? <Badge>{copy.organiser}</Badge> : null}
      {event.nextStep ? (
        <Link to={pathOf(event.nextStep, event.slug)} className={buttonClass({ size: 'sm' })}>
          {copy.nextSteps[event.nextStep]}
        </Link>
      ) : null}
    </Row>
  );
}

/** The event with the most urgent next step, or else the first one. */
function firstOf(own: readonly OwnEvent[]): OwnEvent | undefined {
  return own.find(({ nextStep }) => nextStep !== null) ?? own[0];
}

/**
 * The user's event with a next step, or else the next event, in one row. All are on the page of events. Renders nothing
 * if there are none.
 */
export function OwnEvents() {
  const { data } = useQuery(agendaQuery);
  if (!data) return null;
  const own = firstOf(data.own);
  const [upcoming] = data.upcoming;
  if (!own && !upcoming) return null;
  const others = data.own.length + data.upcoming.length - 1;
  return (
    <FoldCard
      title={copy.title}
      summary={own?.nextStep ? copy.nextSteps[own.nextStep] : ((own ?? upcoming)?.title ?? '')}
      className="grid items-center gap-x-6 md:grid-cols-[auto_minmax(0,1fr)_auto] md:px-5! md:py-2!"
    >
      <ul>
        {own ? <OwnRow event={own} /> : null}
        {!own && upcoming ? (
          <Row
            event={upcoming}
            time={fill(isFull(upcoming) ? copy.upcomingFull : copy.upcoming, {
              time: momentIn(upcoming.deadline, upcoming.timeZone),
            })}
          />
        ) : null}
      </ul>
      <Link to={paths.events()} className="link inline-flex items-center text-14 max-md:min-h-11">
        {others > 0 ? fill(copy.allWith, { count: others }) : copy.all}
      </Link>
    </FoldCard>
  );
}
