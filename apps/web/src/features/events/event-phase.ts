import type { eventsCopy } from '../../copy/events/events.ts';
import type { EventCard } from './events.queries.ts';

export type EventPhase = keyof typeof eventsCopy.phases;

/** Whether users register for an event now, or will when the draft is opened. */
export function takesRegistrations({ status }: Pick<EventCard, 'status'>): boolean {
  return status === 'draft' || status === 'open';
}

/** Whether teams are published and the event has not ended. */
export function isAfterPublication(status: EventCard['status']): boolean {
  return status === 'published' || status === 'running';
}

/** Whether a user who registers now gets on the waiting list. */
export function isFull({ participants, capacity }: Pick<EventCard, 'participants' | 'capacity'>): boolean {
  return participants >= capacity;
}

/** The state of an event at a time, in milliseconds. An open event can be full, or past its deadline. */
export function eventPhaseOf(
  event: Pick<EventCard, 'status' | 'deadline' | 'participants' | 'capacity'>,
  now: number,
): EventPhase {
  if (event.status !== 'open') return event.status;
  if (Date.parse(event.deadline) <= now) return 'closed';
  return isFull(event) ? 'full' : 'open';
}
