import { links, nearnessOf, ownRole } from './roles.ts';

export interface SeatSkills {
  readonly skillIds: readonly string[];
}

/** A user who covers a smaller share of a seat's skills gets a seat for any role instead. */
const minCover = 0.25;

/**
 * The seat that fits a user best, by the share of its skills that the user has or implies. A user who fits none gets
 * the seat with the fewest skills, such as one for any role; of equal ones, the last. Undefined without seats.
 */
export function bestSeat<S extends SeatSkills>(
  seats: readonly S[],
  heldIds: readonly string[],
): S | undefined {
  const credit = creditOf(heldIds);
  let best: { seat: S; cover: number } | undefined;
  for (const seat of seats) {
    const cover = coverOf(seat, credit);
    if (cover >= minCover && (best === undefined || cover > best.cover)) best = { seat, cover };
  }
  return best?.seat ?? seats.toSorted((a, b) => b.skillIds.length - a.skillIds.length).at(-1);
}

function creditOf(heldIds: readonly string[]): Map<string, number> {
  const credit = new Map<string, number>();
  for (const held of heldIds)
    for (const { skillId, factor } of links.targetsOf(held))
      credit.set(skillId, Math.max(credit.get(skillId) ?? 0, factor));
  return credit;
}

function coverOf({ skillIds }: SeatSkills, credit: ReadonlyMap<string, number>): number {
  const sum = skillIds.reduce((total, id) => total + (credit.get(id) ?? 0), 0);
  return skillIds.length === 0 ? 0 : sum / skillIds.length;
}

/** Below this nearness of roles, a new skill goes to a seat for any role. */
const minNearness = 0.4;

/**
 * The seat whose work a new required skill belongs to. If it belongs to none: the first without skills, or else the
 * first. Undefined without seats.
 */
export function nearestSeat<S extends SeatSkills>(seats: readonly S[], skillId: string): S | undefined {
  const role = ownRole(skillId).role;
  let best: { seat: S; near: number } | undefined;
  for (const seat of seats) {
    const near = nearnessTo(seat, role);
    if (near >= minNearness && (best === undefined || near > best.near)) best = { seat, near };
  }
  return best?.seat ?? seats.find(({ skillIds }) => skillIds.length === 0) ?? seats[0];
}

function nearnessTo({ skillIds }: SeatSkills, role: string | undefined): number {
  if (role === undefined || skillIds.length === 0) return 0;
  const sum = skillIds.reduce((total, id) => total + nearnessOf(ownRole(id).role ?? '', role), 0);
  return sum / skillIds.length;
}
