import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Answer, CallArguments } from '../../../../lib/api/api.ts';

type StoredSeat = Answer<'projects.bySlug'>['seats'][number];
type ProposedSeat = Answer<'seats.propose'>['seats'][number];
type PostedProject = NonNullable<NonNullable<CallArguments<'projects.create'>[0]>['body']>;
type TypedSeat = NonNullable<PostedProject['seats']>[number];

/** A seat in the form, as typed. */
export interface SeatDraft {
  /** Identifies the seat while the form is open. */
  key: number;
  /** Of a stored seat; empty for a new one. */
  id: string;
  name: string;
  skills: readonly string[];
  level: StoredSeat['level'];
  hours: string;
  /** The member in this seat; empty while it is open. */
  memberId: string;
}

export type SeatField = Exclude<keyof SeatDraft, 'key' | 'id'>;

export function draftsOfStored(seats: readonly StoredSeat[]): SeatDraft[] {
  return seats.map(({ id, memberId, ...seat }, key) => ({
    ...draftOf(seat, key),
    id,
    memberId: memberId ?? '',
  }));
}

export function draftOf({ name, skills, level, hoursPerWeek }: ProposedSeat, key: number): SeatDraft {
  return { key, id: '', name, skills, level, hours: hoursPerWeek?.toString() ?? '', memberId: '' };
}

function nextKey(seats: readonly SeatDraft[]): number {
  return Math.max(-1, ...seats.map(({ key }) => key)) + 1;
}

function newSeat(seats: readonly SeatDraft[], name: string, skills: readonly string[] = []): SeatDraft {
  return draftOf({ name, skills: [...skills], level: 'any', hoursPerWeek: null }, nextKey(seats));
}

/** The most seats that a team of this size has. */
export function maxSeatsOf(teamSize: number | undefined): number {
  return Math.min(teamSize ?? limits.seats.max, limits.seats.max);
}

export function changeSeat(
  seats: readonly SeatDraft[],
  key: number,
  changes: Partial<SeatDraft>,
): SeatDraft[] {
  return seats.map((seat) => (seat.key === key ? { ...seat, ...changes } : seat));
}

export function addSeat(seats: readonly SeatDraft[], name: string): SeatDraft[] {
  return [...seats, newSeat(seats, name)];
}

export function removeSeat(seats: readonly SeatDraft[], key: number): SeatDraft[] {
  return seats.filter((seat) => seat.key !== key);
}

/** Moves a seat up (-1) or down (1). */
export function moveSeat(seats: readonly SeatDraft[], key: number, by: -1 | 1): SeatDraft[] {
  const from = seats.findIndex((seat) => seat.key === key);
  const moved = [...seats];
  moved.splice(from + by, 0, ...moved.splice(from, 1));
  return moved;
}

/** Without `from`, the skill is only added. A seat never lists a skill twice. */
export function moveSkill(
  seats: readonly SeatDraft[],
  skill: string,
  { from, to }: { readonly from: number | undefined; readonly to: number },
): SeatDraft[] {
  if (from === to) return [...seats];
  return seats.map((seat) => {
    if (seat.key === from) return { ...seat, skills: seat.skills.filter((other) => other !== skill) };
    if (seat.key === to) return { ...seat, skills: withSkill(seat.skills, skill) };
    return seat;
  });
}

function withSkill(skills: readonly string[], skill: string): readonly string[] {
  return hasSkill(skills, skill) ? skills : [...skills, skill];
}

function hasSkill(skills: readonly string[], skill: string): boolean {
  return skills.some((other) => other.toLowerCase() === skill.toLowerCase());
}

/** Adds the skills of `other` to the seat, which also gets its member if it has none, and removes `other`. */
export function mergeSeats(seats: readonly SeatDraft[], key: number, other: SeatDraft): SeatDraft[] {
  const merged = seats.map((seat) => {
    if (seat.key !== key) return seat;
    const skills = other.skills.reduce(withSkill, seat.skills);
    const filled = seat.memberId === '' && other.memberId !== '';
    // The member stays in the seat that is stored with them.
    return { ...seat, skills, ...(filled ? { id: other.id, memberId: other.memberId } : {}) };
  });
  return removeSeat(merged, other.key);
}

/** Two seats with half of the skills each. The member stays in the first. */
export function splitSeat(seats: readonly SeatDraft[], key: number, name: string): SeatDraft[] {
  return seats.flatMap((seat) => {
    if (seat.key !== key) return [seat];
    const half = Math.ceil(seat.skills.length / 2);
    const second = {
      ...newSeat(seats, name, seat.skills.slice(half)),
      level: seat.level,
      hours: seat.hours,
    };
    return [{ ...seat, skills: seat.skills.slice(0, half) }, second];
  });
}

/** Gives a member another seat. If it has a member, the two exchange their seats. */
export function giveSeat(seats: readonly SeatDraft[], key: number, memberId: string): SeatDraft[] {
  const given = seats.find((seat) => seat.key === key)?.memberId ?? '';
  return seats.map((seat) => {
    if (seat.key === key) return { ...seat, memberId };
    return seat.memberId === memberId ? { ...seat, memberId: given } : seat;
  });
}

/** Required skills that no seat asks for. */
export function unplacedSkills(seats: readonly SeatDraft[], required: readonly string[]): string[] {
  const placed = seats.flatMap(({ skills }) => skills);
  return required.filter((skill, index) => !hasSkill(placed, skill) && required.indexOf(skill) === index);
}

/** The seats as they are sent. Members are named only if they move, because others may have left the team. */
export function bodyOfSeats(seats: readonly SeatDraft[], stored: readonly SeatDraft[] = []): TypedSeat[] {
  return seats.map(({ id, name, skills, level, hours, memberId }) => {
    const stays = stored.some((seat) => seat.id === id && seat.memberId === memberId);
    return {
      ...(id === '' ? {} : { id }),
      name,
      skills: [...skills],
      level,
      hoursPerWeek: hours.trim() === '' ? null : Number(hours),
      ...(stays || memberId === '' ? {} : { memberId }),
    };
  });
}
