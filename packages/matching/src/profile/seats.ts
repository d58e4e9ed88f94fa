import type { ProjectProfile, ProjectSeat, RequiredSkill, SeatLevel } from '../types/profiles.ts';
import type { ProjectRecord, Requirement } from './project-record.ts';

/** A seat in the form used for scoring. */
export interface Seat {
  /** Null for the single seat of a project without seats. */
  readonly id: string | null;
  readonly name: string;
  /** The name of the seat whose skills count, for a seat without own skills. */
  readonly role: string | null;
  readonly level: SeatLevel;
  /** Null: the hours of the owner count. */
  readonly hoursPerWeek: number | null;
  readonly open: boolean;
  /** Positions of its skills among the project's requirements. */
  readonly positions: Int32Array;
}

/** All skills that a project and its seats require; a skill that several name counts once. */
export function skillsOfAll({ required, seats = [] }: ProjectProfile): RequiredSkill[] {
  return [...required, ...seats.flatMap(({ skills }) => skills)];
}

/** The skills of a role: those of a seat with this name. */
interface Role {
  readonly role: string | null;
  readonly positions: Int32Array;
}

/**
 * The seats of a project; one seat with all requirements if it has none. A seat without skills appears once for each
 * role of the project, after the seats with own skills: of two seats that fit equally, the one with skills is better.
 */
export function compileSeats(
  { seats = [], open }: ProjectProfile,
  requirements: readonly Requirement[],
): Seat[] {
  const all = Int32Array.from(requirements.keys());
  if (seats.length === 0)
    return [{ id: null, name: '', role: null, level: 'any', hoursPerWeek: null, open, positions: all }];
  const positionOf = new Map(requirements.map(({ skillId }, position) => [skillId, position]));
  const placed = seats.map(({ skills, ...seat }) => ({
    ...seat,
    positions: Int32Array.from(new Set(skills.flatMap(({ skillId }) => positionOf.get(skillId) ?? []))),
  }));
  const skilled = placed.filter(({ positions }) => positions.length > 0);
  const blank = placed.filter(({ positions }) => positions.length === 0);
  const lent = rolesOf(skilled);
  const roles = lent.length > 0 ? lent : [{ role: null, positions: all }];
  return [
    ...skilled.map((seat) => compiled(seat, { role: null, positions: seat.positions })),
    ...blank.flatMap((seat) => roles.map((role) => compiled(seat, role))),
  ];
}

/** The roles of the project, those of open seats first. Seats with the same skills are one role. */
function rolesOf(skilled: readonly (Pick<ProjectSeat, 'name' | 'open'> & Pick<Seat, 'positions'>)[]): Role[] {
  const roles = new Map<string, Role>();
  for (const { name: role, positions } of skilled.toSorted((a, b) => Number(b.open) - Number(a.open))) {
    const skills = positions.toSorted().join();
    if (!roles.has(skills)) roles.set(skills, { role, positions });
  }
  return [...roles.values()];
}

function compiled({ id, name, level, hoursPerWeek, open }: Omit<ProjectSeat, 'skills'>, role: Role): Seat {
  return { id, name, level, hoursPerWeek, open, ...role };
}

/** Whether the project has seats and none is open. */
export function isFull({ seats }: ProjectRecord): boolean {
  return seats.every(({ id, open }) => id !== null && !open);
}

/**
 * The seats that a developer may be scored for: the named one, or else the open ones, or else all.
 */
export function seatsAsked({ seats }: ProjectRecord, seatId: string | undefined): readonly Seat[] {
  const named = seats.filter(({ id }) => id !== null && id === seatId);
  if (named.length > 0) return named;
  const open = seats.filter((seat) => seat.open);
  return open.length > 0 ? open : seats;
}
