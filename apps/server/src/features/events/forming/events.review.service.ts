import { limits } from '@teamwright/contracts/core/limits.ts';
import type { FormationPage, TeamMove } from '@teamwright/contracts/events/forming.ts';
import type { UserCtx } from '../../../core/ctx.ts';
import { AppError, notFound } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { newId } from '../../../core/ids.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { lockManaged } from '../events.service.ts';
import { canReview } from '../repair/events.repair.policy.ts';
import type { FormationRow, MemberRow, MoveRow } from './events.forming.repository.ts';
import * as repository from './events.forming.repository.ts';
import { getFormationPage } from './events.forming.service.ts';
import { listPeopleIds } from './events.instance.repository.ts';
import { findPublication } from './events.publishing.repository.ts';

const movedBefore = 'Another organiser has moved this participant. Nothing was changed.';

type StoredMove = MoveRow['moves'][number];

/** A formation whose teams can be changed; the event is locked, so that changes have one order. */
async function lockFormation(ctx: UserCtx, eventId: string, version: number): Promise<FormationRow> {
  const event = await lockManaged(ctx, eventId);
  const formation = (await repository.findFormation(ctx.db, event.id, version))?.formation;
  if (formation === undefined) throw notFound('Formation');
  if (formation.status !== 'done') throw new AppError('conflict', 'These teams are still being formed');
  const publishedId = (await findPublication(ctx.db, event.id))?.formationId;
  if (!canReview({ ...formation, status: event.status, publishedId }))
    throw new AppError('conflict', 'The teams are published');
  return formation;
}

/**
 * Makes all moves, or none. Moves of two organisers about different participants are both kept.
 * @throws AppError `conflict` if a participant is not where the organiser saw them, or is locked
 */
export async function moveParticipants(
  ctx: UserCtx,
  eventId: string,
  version: number,
  wanted: readonly TeamMove[],
): Promise<FormationPage> {
  return await changeTeams(ctx, eventId, version, async (ctx, formation) => {
    const moves = await withNewTeams(ctx, formation, wanted);
    await makeMoves(ctx, formation, moves);
    await repository.removeUndone(ctx.db, formation.id, ctx.actor.userId);
    await repository.insertMove(ctx.db, {
      id: newId(),
      formationId: formation.id,
      revision: formation.revision + 1,
      organiserId: ctx.actor.userId,
      moves,
    });
  });
}

/** Creates one team for all moves to a new team. */
async function withNewTeams(
  ctx: UserCtx,
  { id: formationId }: FormationRow,
  wanted: readonly TeamMove[],
): Promise<StoredMove[]> {
  if (!wanted.some(({ to }) => to === 'new')) return [...wanted];
  const teams = await repository.listTeams(ctx.db, formationId);
  const position = Math.max(0, ...teams.map((team) => team.position)) + 1;
  const id = newId();
  const team = { id, formationId, position, name: `Team ${position}`, ideaId: null };
  await repository.insertTeams(ctx.db, [team], []);
  return wanted.map((move) => (move.to === 'new' ? { ...move, to: id } : move));
}

async function makeMoves(ctx: UserCtx, formation: FormationRow, moves: readonly StoredMove[]): Promise<void> {
  const teams = new Set((await repository.listTeams(ctx.db, formation.id)).map(({ id }) => id));
  const people = new Set(await listPeopleIds(ctx.db, formation.eventId));
  const members = await repository.listMembers(ctx.db, formation.id);
  const memberOf = new Map(members.map((member): [string, MemberRow] => [member.participantId, member]));
  for (const { participantId, from, to } of moves) {
    const member = memberOf.get(participantId);
    if (!people.has(participantId)) throw notFound('Participant');
    if (to !== null && !teams.has(to)) throw notFound('Team');
    if ((member?.teamId ?? null) !== from) throw new AppError('conflict', movedBefore);
    if (member?.locked) throw new AppError('conflict', 'This participant is locked. Unlock them first.');
    const placed = { formationId: formation.id, participantId };
    await repository.placeMember(ctx.db, placed, to);
    if (to === null) memberOf.delete(participantId);
    else memberOf.set(participantId, { ...placed, teamId: to, locked: false });
  }
}

type Change = (ctx: UserCtx, formation: FormationRow) => Promise<void>;

async function changeTeams(
  ctx: UserCtx,
  eventId: string,
  version: number,
  change: Change,
): Promise<FormationPage> {
  await withTransaction(ctx, async (ctx) => {
    const formation = await lockFormation(ctx, eventId, version);
    await change(ctx, formation);
    await repository.updateFormation(ctx.db, formation.id, { revision: formation.revision + 1 });
    await emit(ctx, 'event.reviewed', { eventId: formation.eventId });
  });
  return await getFormationPage(ctx, eventId, version);
}

/** @throws AppError `not_found` if one of them is in no team */
export async function lockParticipants(
  ctx: UserCtx,
  eventId: string,
  version: number,
  { participantIds, locked }: { readonly participantIds: readonly string[]; readonly locked: boolean },
): Promise<FormationPage> {
  return await changeTeams(ctx, eventId, version, async (ctx, { id }) => {
    const different = [...new Set(participantIds)];
    const members = new Set(
      (await repository.listMembers(ctx.db, id)).map(({ participantId }) => participantId),
    );
    if (different.length > limits.movesAtOnce || different.some((one) => !members.has(one)))
      throw notFound('Participant');
    await repository.updateLocks(ctx.db, id, different, locked);
  });
}

/** Undoes the actor's last move. @throws AppError `conflict` without one, or if a participant was moved since */
export async function undoMove(ctx: UserCtx, eventId: string, version: number): Promise<FormationPage> {
  return await changeTeams(ctx, eventId, version, async (ctx, formation) => {
    const last = await repository.findMove(ctx.db, formation.id, {
      organiserId: ctx.actor.userId,
      undone: false,
    });
    if (last === undefined) throw new AppError('conflict', 'There is nothing to undo');
    const back = last.moves.map(({ participantId, from, to }) => ({ participantId, from: to, to: from }));
    await makeMoves(ctx, formation, back.toReversed());
    await repository.updateUndone(ctx.db, last.id, true);
  });
}

/** Makes the move again that the actor undid last. @throws AppError `conflict` as for `undoMove` */
export async function redoMove(ctx: UserCtx, eventId: string, version: number): Promise<FormationPage> {
  return await changeTeams(ctx, eventId, version, async (ctx, formation) => {
    const next = await repository.findMove(ctx.db, formation.id, {
      organiserId: ctx.actor.userId,
      undone: true,
    });
    if (next === undefined) throw new AppError('conflict', 'There is nothing to redo');
    await makeMoves(ctx, formation, next.moves);
    await repository.updateUndone(ctx.db, next.id, false);
  });
}
