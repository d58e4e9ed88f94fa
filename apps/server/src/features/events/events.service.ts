import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { EventDesk, EventPage, EventViewer } from '@teamwright/contracts/events/event-page.ts';
import type { events } from '@teamwright/contracts/events/events.ts';
import { type Ctx, requireUser, type UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { calendarFile } from './events.calendar.view.ts';
import {
  canEditIdea,
  canManageEvent,
  closedReason,
  eventAbilities,
  type Manager,
  notAdmittedReason,
} from './events.policy.ts';
import { listIdeas, listQuestions } from './events.questions.repository.ts';
import type { EventRow } from './events.repository.ts';
import * as repository from './events.repository.ts';
import { eventCardView, eventPageView, ideaView } from './events.view.ts';
import { findParticipantOf } from './registration/events.registration.repository.ts';

export type { EventRow } from './events.repository.ts';

const what = 'Event';

export async function listEvents(
  ctx: Ctx,
  { scope, ...page }: ParsedInput<typeof events.list>['query'],
): Promise<Answer<typeof events.list>> {
  if (scope !== 'upcoming' && scope !== 'past') requireUser(ctx);
  const filter = { scope, userId: ctx.actor?.userId ?? '', now: ctx.clock.now() };
  const { rows, total } = await repository.listEvents(ctx.db, filter, page);
  const counts = await repository.countParticipants(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return { events: rows.map((row) => eventCardView(row, counts)), total };
}

export async function getEventPage(ctx: Ctx, slug: string): Promise<EventPage> {
  return await pageOf(ctx, await getVisible(ctx, slug));
}

/** The event as an iCalendar file. */
export async function getCalendar(ctx: Ctx, slug: string): Promise<string> {
  return calendarFile(await getVisible(ctx, slug), ctx.deps.config.publicUrl);
}

/** A draft is `not_found` for all but its organisers and administrators. */
async function getVisible(ctx: Ctx, slug: string): Promise<EventRow> {
  const row = await repository.findEventBySlug(ctx.db, slug);
  return await assertVisible(ctx, row);
}

/** The same for a change, locked until the transaction ends. */
export async function lockVisible(ctx: Ctx, eventId: string): Promise<EventRow> {
  return await assertVisible(ctx, await lockEvent(ctx, eventId));
}

async function assertVisible(ctx: Ctx, row: EventRow | undefined): Promise<EventRow> {
  const isHidden = row?.status === 'draft' && !canManageEvent(await managerOf(ctx, row.id));
  if (row === undefined || isHidden) throw notFound(what);
  return row;
}

/** An event that is not a draft. Participants read and change their own part in it. @throws AppError `not_found` */
export async function getOpened(ctx: Ctx, eventId: string): Promise<EventRow> {
  return assertOpened(await repository.findEvent(ctx.db, eventId));
}

/** The same, locked until the transaction ends. */
export async function lockOpened(ctx: Ctx, eventId: string): Promise<EventRow> {
  return assertOpened(await lockEvent(ctx, eventId));
}

function assertOpened(row: EventRow | undefined): EventRow {
  if (row === undefined || row.status === 'draft') throw notFound(what);
  return row;
}

/** The actor's relation to an event, as far as rights depend on it. */
export async function managerOf(ctx: Ctx, eventId: string): Promise<Manager> {
  if (ctx.actor === null) return { organiser: null, isAdmin: false };
  const organiser = await repository.findOrganiser(ctx.db, eventId, ctx.actor.userId);
  return { organiser: organiser?.role ?? null, isAdmin: ctx.actor.isAdmin };
}

async function pageOf(ctx: Ctx, row: EventRow): Promise<EventPage> {
  const { db } = ctx;
  const [counts, organisers, questions, ideas, manager] = await Promise.all([
    repository.countParticipants(db, [row.id]),
    repository.listOrganisers(db, row.id),
    listQuestions(db, row.id),
    listIdeas(db, row.id),
    managerOf(ctx, row.id),
  ]);
  const { actor } = ctx;
  const own = actor === null ? undefined : await findParticipantOf(db, row.id, actor.userId);
  const participant = own?.status ?? null;
  const editor = { ...row, ...manager, participant, userId: actor?.userId, now: ctx.clock.now() };
  return eventPageView(row, {
    counts,
    organisers,
    questions,
    ideas: ideas.map((idea) => ideaView(idea, canEditIdea(editor, idea))),
    viewer: actor && (await viewerOf(requireUser(ctx), row, { ...manager, participant })),
  });
}

type Relation = Manager & Pick<EventViewer, 'participant'>;

async function viewerOf(ctx: UserCtx, row: EventRow, relation: Relation): Promise<EventViewer> {
  const notAllowed = (await findClosedReason(ctx, row)) ?? (await findNotAdmittedReason(ctx, row));
  const { organiser, participant } = relation;
  const can = eventAbilities({ ...row, ...relation, notAllowed, now: ctx.clock.now() });
  return { organiser, participant, notAllowed, can };
}

/** Why no user can register, or null. Closed also while all organisers are suspended. */
export async function findClosedReason(ctx: Ctx, row: EventRow) {
  if (!(await repository.hasOrganiser(ctx.db, row.id))) return 'closed';
  return closedReason(row, ctx.clock.now());
}

/** Why the actor's address may not register, or null. Only verified addresses count. */
export async function findNotAdmittedReason(ctx: UserCtx, row: EventRow) {
  if (row.joinPolicy === 'anyone') return null;
  const address = await repository.findVerifiedAddress(ctx.db, ctx.actor.userId);
  const invitee = address === null ? undefined : await repository.findInvitee(ctx.db, row.id, address);
  return notAdmittedReason(row, address, invitee !== undefined);
}

/**
 * An event that the actor manages.
 * @throws AppError `not_found`, also for the draft of another user; `forbidden`
 */
export async function getManaged(ctx: UserCtx, eventId: string): Promise<EventRow> {
  const row = await repository.findEvent(ctx.db, eventId);
  await assertCanManage(ctx, row);
  if (row === undefined) throw notFound(what);
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockManaged(ctx: UserCtx, eventId: string): Promise<EventRow> {
  const row = await lockEvent(ctx, eventId);
  await assertCanManage(ctx, row);
  return row;
}

/** @throws AppError `not_found` */
export async function lockEvent(ctx: Ctx, eventId: string): Promise<EventRow> {
  const row = await repository.findEventForUpdate(ctx.db, eventId);
  if (row === undefined) throw notFound(what);
  return row;
}

async function assertCanManage(ctx: UserCtx, row: EventRow | undefined): Promise<void> {
  if (row === undefined) throw notFound(what);
  if (canManageEvent(await managerOf(ctx, row.id))) return;
  if (row.status === 'draft') throw notFound(what);
  throw new AppError('forbidden', 'Only organisers of this event may do this');
}

/** The event with what only its organisers see. */
export async function getDesk(ctx: UserCtx, eventId: string): Promise<EventDesk> {
  const row = await getManaged(ctx, eventId);
  return {
    event: await pageOf(ctx, row),
    version: row.version,
    joinCode: row.joinCode,
    invitees: await repository.countInvitees(ctx.db, row.id),
    confirmationAskedAt: row.confirmationAskedAt?.toISOString() ?? null,
    questionsVersion: row.questionsVersion,
  };
}
