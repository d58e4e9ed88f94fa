import { createHash } from 'node:crypto';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Seat } from '@teamwright/contracts/seats.ts';
import { bestSeat, nearestSeat } from '@teamwright/matching/seats/best-seat.ts';
import {
  type CoOccurrence,
  type NeededRole,
  nameOfSkills,
  proposeSeats,
  seatCount,
  type WantedSkill,
} from '@teamwright/matching/seats/propose-seats.ts';
import { anyRole } from '@teamwright/matching/seats/seat-name.ts';
import { resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';

/** The data of a project that its seats depend on. */
export interface Team {
  readonly id: string;
  readonly teamSize: number;
  readonly technologies: readonly string[];
  readonly skills: readonly string[];
  /** The owner first, then by the time they joined. */
  readonly memberIds: readonly string[];
}

/** What else a change of seats depends on. */
interface Change {
  /** How often users have two skills together, for a proposal. */
  readonly coOccurrence?: CoOccurrence | undefined;
  /** Roles for which a new team needs members, for a proposal. */
  readonly roles?: readonly NeededRole[];
  /** A new member and the seat that they asked for. */
  readonly wish?: Wish | undefined;
  /** Removed seats. Their ids are not given to new ones, so that no request names a new seat by accident. */
  readonly removed?: readonly Pick<Seat, 'id'>[];
}

export interface Wish {
  readonly userId: string;
  readonly seatId: string | null;
}

/** Confirmed skills by user. */
export type Held = ReadonlyMap<string, readonly string[]>;

/** The required skills, technologies first, each once. */
export function requiredOf({ technologies, skills }: Pick<Team, 'technologies' | 'skills'>): WantedSkill[] {
  const byId = new Map<string, WantedSkill>();
  for (const label of [...technologies, ...skills]) {
    const skillId = resolveSkill(label).id;
    if (!byId.has(skillId)) byId.set(skillId, { skillId, label });
  }
  return [...byId.values()];
}

/** Members who have no seat yet. In a team of more than 30, some never get one. */
export function unseatedOf({ memberIds }: Team, seats: readonly Seat[]): string[] {
  const seated = new Set(seats.map(({ memberId }) => memberId));
  return memberIds.filter((id) => !seated.has(id));
}

/**
 * The seats of a team from its stored ones: proposed if there are none, as many as the team has, and with every member
 * in one. Filled seats are never removed. A result that equals `stored` needs no write.
 */
export function settledSeats(
  team: Team,
  stored: readonly Seat[],
  held: Held,
  { wish, coOccurrence, roles, removed = [] }: Change = {},
): Seat[] {
  const wanted = { coOccurrence, roles };
  const seats = withSize(team, stored.length === 0 ? proposedSeats(team, wanted) : stored, removed);
  const placed = new Map(seats.map((seat) => [seat.id, seat]));
  for (const userId of unseatedOf(team, seats)) {
    const seatId = wish?.userId === userId ? wish.seatId : null;
    const seat = seatToFill([...placed.values()], held, { userId, seatId });
    if (seat === undefined) break;
    placed.set(seat.id, { ...seat, memberId: userId });
  }
  return seats.map((seat) => placed.get(seat.id) ?? seat);
}

/** The wanted seat if it is open, or else the open one that fits best. Undefined without an open seat. */
export function seatToFill(seats: readonly Seat[], held: Held, { userId, seatId }: Wish): Seat | undefined {
  const open = seats.filter(({ memberId }) => memberId === null);
  const wanted = open.find(({ id }) => id === seatId);
  if (wanted) return wanted;
  const best = bestSeat(open.map(withIds), held.get(userId) ?? []);
  return open.find(({ id }) => id === best?.id);
}

function withIds(seat: Seat) {
  return { ...seat, skillIds: seat.skills.map((label) => resolveSkill(label).id) };
}

function proposedSeats(team: Team, wanted: Pick<Change, 'coOccurrence' | 'roles'>): Seat[] {
  const proposal = proposeSeats({ required: requiredOf(team), teamSize: sizeOf(team), ...wanted });
  return proposal.map(({ name, skills }, index) => openSeat(seatIdOf(team.id, index), name, skills));
}

function openSeat(id: string, name: string, skills: readonly string[] = []): Seat {
  return { id, name, skills: [...skills], level: 'any', hoursPerWeek: null, memberId: null };
}

/** At least as many as members, because old versions of the server did not check all changes of the size. */
function sizeOf({ teamSize, memberIds }: Team): number {
  return seatCount(Math.max(teamSize, memberIds.length));
}

/** Removes open seats, those without skills and the last ones first, or adds open seats for any role. */
function withSize(team: Team, seats: readonly Seat[], formerly: readonly Pick<Seat, 'id'>[] = []): Seat[] {
  const size = sizeOf(team);
  const open = seats.filter(({ memberId }) => memberId === null).reverse();
  const removable = [...open.filter(isBlank), ...open.filter((seat) => !isBlank(seat))];
  const removed = new Set(removable.slice(0, Math.max(0, seats.length - size)));
  const kept = seats.filter((seat) => !removed.has(seat));
  const used = new Set([...seats, ...formerly].map(({ id }) => id));
  for (let number = 0; kept.length < size; number += 1) {
    const id = seatIdOf(team.id, number);
    if (!used.has(id)) kept.push(openSeat(id, anyRole));
  }
  return kept;
}

function isBlank({ skills }: Seat): boolean {
  return skills.length === 0;
}

/**
 * The id of a proposed seat depends on the project and its number only, so that a seat has the same id before and after
 * it is stored.
 */
function seatIdOf(projectId: string, number: number): string {
  const hex = createHash('sha256').update(`${projectId} seat ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * The seats after a change of the required skills or the size that says nothing about seats. A skill that is no longer
 * required leaves its seat; a new one, or one whose seat was removed, goes to the nearest open seat. A seat whose name
 * came from its skills is named again.
 */
export function adaptedSeats(team: Team, before: readonly Seat[], formerly: readonly WantedSkill[]): Seat[] {
  const required = requiredOf(team);
  const wanted = new Set(required.map(({ skillId }) => skillId));
  const former = new Set(formerly.map(({ skillId }) => skillId));
  const isOver = (skillId: string) => former.has(skillId) && !wanted.has(skillId);
  const had = idsIn(before);
  const seats = withSize(team, before).map((seat) => {
    const skills = seat.skills.filter((label) => !isOver(resolveSkill(label).id));
    return { ...seat, skills, nameFits: seat.name === nameOf(seat.skills) };
  });
  const placed = idsIn(seats);
  for (const { skillId, label } of required) {
    if (placed.has(skillId) || (former.has(skillId) && !had.has(skillId))) continue;
    const room = seats.filter(({ skills }) => skills.length < limits.seatSkills.max);
    const open = room.filter(({ memberId }) => memberId === null);
    const seat = nearestSeat((open.length > 0 ? open : room).map(withIds), skillId);
    seats.find(({ id }) => id === seat?.id)?.skills.push(label);
  }
  return seats.map(({ nameFits, ...seat }) => (nameFits ? { ...seat, name: nameOf(seat.skills) } : seat));
}

function idsIn(seats: readonly Pick<Seat, 'skills'>[]): Set<string> {
  return new Set(seats.flatMap(({ skills }) => skills.map((label) => resolveSkill(label).id)));
}

function nameOf(skills: readonly string[]): string {
  return nameOfSkills(skills.map((label) => ({ label, skillId: resolveSkill(label).id })));
}
