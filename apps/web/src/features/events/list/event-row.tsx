import { CalendarDays, MapPin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { eventsCopy as copy } from '../../../copy/events/events.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { paths } from '../../../paths.ts';
import { fill } from '../../../texts.ts';
import { Card } from '../../../ui/card.tsx';
import { eventPhaseOf, takesRegistrations } from '../event-phase.ts';
import { EventPhaseBadge } from '../event-phase-badge.tsx';
import { eventSpan, momentIn } from '../event-times.ts';
import type { EventCard } from '../events.queries.ts';

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span aria-hidden="true" className="mt-0.5 flex-none text-muted">
        {icon}
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

/** 'Harbour hall', 'Online' or both. */
export function placeText({ place, online }: Pick<EventCard, 'place' | 'online'>): string {
  if (place === '') return copy.online;
  return online ? fill(copy.placeAndOnline, { place }) : place;
}

function placesText(event: EventCard): string {
  const { participants, capacity, waiting } = event;
  if (!takesRegistrations(event)) return fill(copy.page.takingPart, { count: participants });
  const places = fill(copy.places, { taken: participants, capacity });
  return waiting === 0 ? places : `${places}, ${fill(copy.waiting, { count: waiting })}`;
}

/** One event of the list: when and where it is, and whether a user can still register. */
export function EventRow({ event }: { event: EventCard }) {
  const phase = eventPhaseOf(event, useNow());
  const canRegister = phase === 'open' || phase === 'full';
  return (
    <Card as="article" className="grid content-start gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-18 wrap-anywhere">
          <Link to={paths.event(event.slug)} className="text-heading no-underline hover:underline">
            {event.title}
          </Link>
        </h2>
        <EventPhaseBadge event={event} />
      </div>
      <ul className="grid gap-1.5 text-14">
        <Line icon={<CalendarDays />}>{eventSpan(event)}</Line>
        <Line icon={<MapPin />}>{placeText(event)}</Line>
        <Line icon={<Users />}>{placesText(event)}</Line>
      </ul>
      {canRegister ? (
        <p className="text-14 text-muted">
          {fill(copy.deadline, { time: momentIn(event.deadline, event.timeZone) })}
        </p>
      ) : null}
    </Card>
  );
}
