import type { Ctx } from '../../../core/ctx.ts';
import { emit } from '../../../core/events.ts';
import { listEventIdsPairing, removeImportedApartOf } from '../apart/events.apart.service.ts';
import { isTakingPart } from '../events.policy.ts';
import { eraseProposer } from '../events.questions.repository.ts';
import * as events from '../events.repository.ts';
import { lockEvent } from '../events.service.ts';
import { leaveTeam } from '../repair/events.departure.service.ts';
import * as repository from './events.registration.repository.ts';
import { fillPlaces } from './events.waiting-list.service.ts';

const ownerDeleted = 'The account of the organiser was deleted';

/**
 * Ends a user's part in all events with their account, also as an imported address if it is verified: another one may
 * belong to another person. The place of a participant goes to the waiting list. An event without another organiser is
 * cancelled; a draft is deleted.
 */
export async function leaveEvents(ctx: Ctx, userId: string): Promise<void> {
  const address = await events.findVerifiedAddress(ctx.db, userId);
  await eraseProposer(ctx.db, userId);
  const joined = await repository.listEventIdsOf(ctx.db, userId);
  const organised = await events.listOrganisedIds(ctx.db, userId);
  const paired = address === null ? [] : await listEventIdsPairing(ctx, address);
  for (const eventId of [...new Set([...joined, ...organised, ...paired])].sort()) {
    const event = await lockEvent(ctx, eventId);
    if (address !== null) await removeImportedApartOf(ctx, eventId, address);
    const row = await repository.findParticipantOf(ctx.db, eventId, userId);
    if (row) await leaveTeam(ctx, event, row, () => repository.removeParticipantOf(ctx.db, eventId, userId));
    if (row && isTakingPart(row.status)) await fillPlaces(ctx, event);
    if (organised.includes(eventId)) await handOver(ctx, event, userId);
    await emit(ctx, 'event.changed', { eventId });
  }
  // After the events are locked, in the order of an import.
  if (address !== null) await repository.removeInviteesOf(ctx.db, address);
}

async function handOver(ctx: Ctx, event: events.EventRow, userId: string): Promise<void> {
  const organisers = await events.listOrganisers(ctx.db, event.id);
  const wasOwner = organisers.some((organiser) => organiser.userId === userId && organiser.role === 'owner');
  const next = organisers.find((organiser) => organiser.userId !== userId);
  await events.removeOrganiser(ctx.db, event.id, userId);
  if (!wasOwner) return;
  if (next !== undefined) return await events.updateOwner(ctx.db, event.id, next.userId);
  if (event.status === 'draft') return await events.removeEvent(ctx.db, event.id);
  if (event.status === 'finished' || event.status === 'cancelled') return;
  const cancelled = { status: 'cancelled', cancelReason: ownerDeleted } as const;
  const version = event.version + 1;
  await events.updateEvent(ctx.db, event.id, { ...cancelled, version, updatedAt: ctx.clock.now() });
  await emit(ctx, 'event.cancelled', { eventId: event.id });
}
