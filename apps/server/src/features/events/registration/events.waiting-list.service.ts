import type { Ctx } from '../../../core/ctx.ts';
import { emit } from '../../../core/events.ts';
import { hasPlace, isBeforePublication } from '../events.policy.ts';
import { countParticipants, type EventRow } from '../events.repository.ts';
import * as repository from './events.registration.repository.ts';

type Capacity = Pick<EventRow, 'id' | 'capacity'>;

/** Free places of an event that the caller has locked. */
export async function countFreePlaces(ctx: Ctx, { id, capacity }: Capacity): Promise<number> {
  const counts = await countParticipants(ctx.db, [id]);
  return capacity - counts.reduce((taken, { status, count }) => taken + (hasPlace(status) ? count : 0), 0);
}

/** Whether this number of absent participants can get their places back in an event that the caller has locked. */
export async function hasPlacesFor(ctx: Ctx, event: Capacity, returning: number): Promise<boolean> {
  return returning <= Math.max(0, await countFreePlaces(ctx, event));
}

/** Gives free places of a locked event to the waiting list in its order, until teams are published. */
export async function fillPlaces(ctx: Ctx, event: Capacity & Pick<EventRow, 'status'>): Promise<void> {
  if (!isBeforePublication(event.status)) return;
  const free = await countFreePlaces(ctx, event);
  const next = free > 0 ? await repository.listWaiting(ctx.db, event.id, free) : [];
  for (const { id, userId } of next) {
    await repository.updateParticipant(ctx.db, id, { status: 'registered', updatedAt: ctx.clock.now() });
    await emit(ctx, 'event.moved_up', { eventId: event.id, userId });
  }
}
