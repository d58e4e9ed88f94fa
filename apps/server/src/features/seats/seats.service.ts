import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Seat, seats as seatsContract } from '@teamwright/contracts/seats.ts';
import {
  type CoOccurrence,
  type NeededRole,
  proposeSeats,
  skillsWithoutRole,
  type WantedSkill,
} from '@teamwright/matching/seats/propose-seats.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx, DataCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { knownId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import type { Db } from '../../db/client.ts';
import { listMembers, lockProject } from '../teams/teams.service.ts';
import * as repository from './seats.repository.ts';
import {
  adaptedSeats,
  type Held,
  requiredOf,
  seatToFill,
  settledSeats,
  type Team,
  unseatedOf,
  type Wish,
} from './seats.team.service.ts';

/** Proposes seats for a form that is not saved. */
export async function proposeForForm(
  ctx: Ctx,
  input: ParsedInput<typeof seatsContract.propose>['body'],
): Promise<Answer<typeof seatsContract.propose>> {
  const required = requiredOf(input);
  const coOccurrence = await coOccurrenceIn(ctx.db, required);
  const proposal = proposeSeats({ required, teamSize: input.teamSize, coOccurrence });
  return {
    seats: proposal.map(({ name, skills }) => ({
      name,
      skills: [...skills],
      level: 'any',
      hoursPerWeek: null,
    })),
  };
}

/** How often users have skills without a role together with others. Undefined, without a query, if all have one. */
async function coOccurrenceIn(db: Db, required: readonly WantedSkill[]): Promise<CoOccurrence | undefined> {
  const unknown = skillsWithoutRole(required).map(({ skillId }) => skillId);
  if (unknown.length === 0) return undefined;
  const others = required.map(({ skillId }) => skillId).filter((id) => !unknown.includes(id));
  const rows = await repository.listCoOccurrences(db, unknown, others);
  const shares = new Map(rows.map(({ one, other, share }) => [JSON.stringify([one, other]), share]));
  return (one, other) => shares.get(JSON.stringify([one, other])) ?? 0;
}

/** The seats of each project, in its order: stored ones, or those that will be stored. At most two queries. */
export async function listSeats(db: Db, teams: readonly Team[]): Promise<Map<string, Seat[]>> {
  const rows = await repository.listSeats(
    db,
    teams.map(({ id }) => id),
  );
  const storedOf = Map.groupBy(rows, (row) => row.projectId);
  const stored = (team: Team) => (storedOf.get(team.id) ?? []).map(seatOf);
  const held = await heldBy(
    db,
    teams.flatMap((team) => unseatedOf(team, stored(team))),
  );
  return new Map(teams.map((team) => [team.id, settledSeats(team, stored(team), held)]));
}

type SeatRow = Awaited<ReturnType<typeof repository.listSeats>>[number];

function seatOf({ projectId: _, ...seat }: SeatRow): Seat {
  return seat;
}

async function heldBy(db: Db, userIds: readonly string[]): Promise<Held> {
  const rows = await repository.listHeldSkills(db, [...new Set(userIds)]);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map([...byUser].map(([userId, list]) => [userId, list.map(({ skillId }) => skillId)]));
}

/** The seat that a user gets when they join, and whether it is the last open one. */
export interface SeatToFill {
  readonly id: string;
  readonly name: string;
  readonly last: boolean;
}

/** For each wish, the seat that `takeSeat` would give now; null without an open seat. At most five queries. */
export async function listSeatsToFill(
  ctx: Ctx,
  wishes: readonly (Wish & { readonly projectId: string })[],
): Promise<(SeatToFill | null)[]> {
  if (wishes.length === 0) return [];
  const projectIds = [...new Set(wishes.map(({ projectId }) => projectId))];
  const [postings, members, held] = await Promise.all([
    repository.listPostings(ctx.db, projectIds),
    listMembers(ctx, projectIds),
    heldBy(
      ctx.db,
      wishes.map(({ userId }) => userId),
    ),
  ]);
  const membersOf = Map.groupBy(members, ({ projectId }) => projectId);
  const teams = postings.map((posting) => ({
    ...posting,
    memberIds: (membersOf.get(posting.id) ?? []).map(({ userId }) => userId),
  }));
  const seatsOf = await listSeats(ctx.db, teams);
  return wishes.map(({ projectId, ...wish }) => {
    const seats = seatsOf.get(projectId) ?? [];
    const seat = seatToFill(seats, held, wish);
    if (seat === undefined) return null;
    const last = seats.filter(({ memberId }) => memberId === null).length === 1;
    return { id: seat.id, name: seat.name, last };
  });
}

/** A team with its stored seats, for a change under the lock of the project. */
export async function loadTeam(ctx: Ctx, projectId: string) {
  const [posting] = await repository.listPostings(ctx.db, [projectId]);
  if (posting === undefined) throw notFound('Project');
  const members = await listMembers(ctx, [projectId]);
  const team: Team = { ...posting, memberIds: members.map(({ userId }) => userId) };
  const stored = (await repository.listSeats(ctx.db, [projectId])).map(seatOf);
  return { team, members, stored };
}

interface NewTeam extends Team {
  /** How many members are needed for each role. */
  readonly needs: readonly { readonly role: string; readonly count: number }[];
}

/**
 * Stores the proposed seats of new projects with needed roles, in the caller's transaction. The names of the roles are
 * among the required skills.
 */
export async function storeSeatsForNeeds(ctx: DataCtx, teams: readonly NewTeam[]): Promise<void> {
  const held = await heldBy(
    ctx.db,
    teams.flatMap(({ memberIds }) => memberIds),
  );
  const coOccurrence = await coOccurrenceIn(ctx.db, teams.flatMap(requiredOf));
  const rows = teams.flatMap(({ needs, ...team }) => {
    const roles = needs.map(
      ({ role: label, count }): NeededRole => ({ label, skillId: resolveSkill(label).id, count }),
    );
    const seats = settledSeats(team, [], held, { coOccurrence, roles });
    return seats.map((seat, position) => ({ ...seat, projectId: team.id, position }));
  });
  await repository.insertSeats(ctx.db, rows);
}

/** Makes the stored seats of a locked project fit its team. `wish` is a new member and the seat that they asked for. */
export async function settleSeats(ctx: Ctx, projectId: string, wish?: Wish): Promise<Seat[]> {
  const { team, stored } = await loadTeam(ctx, projectId);
  return await storeSettled(ctx, team, { stored, seats: stored }, wish);
}

/** Stores seats after they are settled, and emits which were renamed, and which removed ones have pending requests. */
export async function storeSettled(
  ctx: Ctx,
  team: Team,
  { stored, seats }: { readonly stored: readonly Seat[]; readonly seats: readonly Seat[] },
  wish?: Wish,
): Promise<Seat[]> {
  const held = await heldBy(ctx.db, unseatedOf(team, seats));
  const coOccurrence = seats.length === 0 ? await coOccurrenceIn(ctx.db, requiredOf(team)) : undefined;
  const settled = settledSeats(team, seats, held, { wish, coOccurrence, removed: stored });
  if (JSON.stringify(settled) === JSON.stringify(stored)) return settled;
  const kept = new Set(settled.map(({ id }) => id));
  const removed = stored.filter(({ id }) => !kept.has(id));
  const pending = await repository.listPendingNaming(
    ctx.db,
    removed.map(({ id }) => id),
  );
  await repository.replaceSeats(
    ctx.db,
    team.id,
    settled.map((seat, position) => ({ ...seat, projectId: team.id, position })),
  );
  for (const { id, name } of settled) {
    const from = stored.find((seat) => seat.id === id)?.name ?? name;
    if (from !== name) await emit(ctx, 'seat.renamed', { projectId: team.id, seatId: id, from, to: name });
  }
  for (const { id, name } of removed) {
    const requestIds = pending.filter(({ seatId }) => seatId === id).map(({ requestId }) => requestId);
    if (requestIds.length > 0)
      await emit(ctx, 'seat.removed', {
        projectId: team.id,
        seatName: name,
        requestIds,
        removedBy: ctx.actor?.userId,
      });
  }
  return settled;
}

/**
 * Changes the seats of a locked project after a change of its required skills or its size that does not name seats.
 * @param formerly the lists of skills before the change
 */
export async function adaptSeats(
  ctx: Ctx,
  projectId: string,
  formerly: Pick<Team, 'technologies' | 'skills'>,
): Promise<void> {
  const { team, stored } = await loadTeam(ctx, projectId);
  await storeSettled(ctx, team, { stored, seats: adaptedSeats(team, stored, requiredOf(formerly)) });
}

/**
 * The seat of a locked project that a request names, or null for any open seat.
 * @throws AppError `not_found` for an unknown seat, `conflict` if a member has it
 */
export async function openSeatOf(ctx: Ctx, projectId: string, seatId: string | null): Promise<Seat | null> {
  if (seatId === null) return null;
  const id = knownId(seatId, 'Seat');
  const seat = (await settleSeats(ctx, projectId)).find((one) => one.id === id);
  if (seat === undefined) throw notFound('Seat');
  if (seat.memberId !== null) throw new AppError('conflict', `The seat “${seat.name}” is already filled`);
  return seat;
}

export interface TakenSeat {
  readonly id: string;
  readonly name: string;
  /** The name of the wanted seat, if the member got another one. */
  readonly instead: string | null;
}

/**
 * Gives a new member of a locked project the wanted seat if it is open, or else the open seat that fits best.
 * Undefined if a team of more than 30 has no seat left.
 */
export async function takeSeat(ctx: Ctx, projectId: string, wish: Wish): Promise<TakenSeat | undefined> {
  const seats = await settleSeats(ctx, projectId, wish);
  const taken = seats.find(({ memberId }) => memberId === wish.userId);
  if (taken === undefined) return undefined;
  const wanted = seats.find(({ id }) => id === wish.seatId);
  const isOther = wanted !== undefined && wanted.id !== taken.id;
  return { id: taken.id, name: taken.name, instead: isOther ? wanted.name : null };
}

/** Projects per read; the job repeats until none is left. */
const batchSize = 500;

/**
 * Stores the seats of projects that have none or too few, such as those posted before seats existed. Each project is a
 * transaction, so the job can stop and start again at any time. A failure is logged and left to the next run.
 */
export async function settleAllSeats(ctx: Ctx): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await repository.listUnsettled(ctx.db, { after, maxSeats: limits.seats.max }, batchSize);
    for (const id of ids) {
      try {
        await withTransaction(ctx, async (ctx) => {
          await lockProject(ctx, id);
          await settleSeats(ctx, id);
        });
      } catch (error) {
        ctx.log.error({ err: error }, 'could not store the seats of a project');
      }
    }
    after = ids.at(-1) ?? after;
    if (ids.length < batchSize) return;
  }
}
