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
import { Card } from '../../../ui/card.tsx';
import { CardHeading } from '../../../ui/card-heading.tsx';
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
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3 not-first:border-t">
      <div className="min-w-0 flex-1 basis-50">
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

/** The user's events with their next steps, and some for which they can register. Renders nothing if there are none. */
export function OwnEvents() {
  const { data } = useQuery(agendaQuery);
  if (!data || data.own.length + data.upcoming.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="own-events">
      <CardHeading id="own-events" title={copy.title}>
        <Link to={paths.events()} className="link py-1 text-14">
          {copy.all}
        </Link>
      </CardHeading>
      <ul className="mt-2">
        {data.own.map((event) => (
          <OwnRow key={event.id} event={event} />
        ))}
        {data.upcoming.map((event) => (
          <Row
            key={event.id}
            event={event}
            time={fill(copy.upcoming, { time: momentIn(event.deadline, event.timeZone) })}
          />
        ))}
      </ul>
    </Card>
  );
}
