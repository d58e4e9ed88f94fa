import type { ProjectProfile, ProjectSeat, RequiredSkill, SeatLevel } from '../types.ts';
import type { ProjectRecord, Requirement } from './project-record.ts';

/** A seat in the form used for scoring. */
export interface Seat {
  /** Null for the single seat of a project without seats. */
  readonly id: string | null;
  readonly name: string;
  readonly level: SeatLevel;
  /** Null: the hours of the owner count. */
  readonly hoursPerWeek: number | null;
  readonly open: boolean;
  /** Positions of its skills among the project's requirements. */
  readonly places: Int32Array;
}

/** All skills that a project and its seats require; a skill that several name counts once. */
export function skillsOfAll({ required, seats = [] }: ProjectProfile): RequiredSkill[] {
  return [...required, ...seats.flatMap(({ skills }) => skills)];
}

/**
 * The seats of a project; one seat with all requirements if it has none. A seat without skills appears once for
 * each of the project's roles.
 */
export function compileSeats(
  { seats = [], open }: ProjectProfile,
  requirements: readonly Requirement[],
): Seat[] {
  const all = Int32Array.from(requirements.keys());
  if (seats.length === 0)
    return [{ id: null, name: '', level: 'any', hoursPerWeek: null, open, places: all }];
  const placeOf = new Map(requirements.map(({ skillId }, place) => [skillId, place]));
  const placesOf = ({ skills }: ProjectSeat) =>
    Int32Array.from(new Set(skills.flatMap(({ skillId }) => placeOf.get(skillId) ?? [])));
  const roles = seats.map(placesOf).filter(({ length }) => length > 0);
  return seats.flatMap((seat) => {
    const { id, name, level, hoursPerWeek, open } = seat;
    const own = placesOf(seat);
    // A seat for any role fits whoever fits one of the project's other seats.
    const each = own.length > 0 ? [own] : roles.length > 0 ? roles : [all];
    return each.map((places) => ({ id, name, level, hoursPerWeek, open, places }));
  });
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
