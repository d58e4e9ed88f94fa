import type { SeatDraft } from './seat-drafts.ts';

interface Versions {
  /** As they were when the form opened. */
  readonly before: readonly SeatDraft[];
  readonly mine: readonly SeatDraft[];
  /** As they are stored now. */
  readonly now: readonly SeatDraft[];
}

/**
 * My changes to the seats, applied to their present state: the fields that I changed, my order, the seats that I added
 * or removed. A seat that someone else removed stays only if I changed it; the server then rejects it by name.
 */
export function rebaseSeats({ before, mine, now }: Versions): SeatDraft[] {
  const idsOf = (seats: readonly SeatDraft[]) => new Map(seats.map((seat) => [seat.id, seat]));
  const [former, present, typed] = [idsOf(before), idsOf(now), idsOf(mine)];
  const kept = mine.flatMap((seat): SeatDraft[] => {
    const base = former.get(seat.id);
    const current = present.get(seat.id);
    if (seat.id === '' || base === undefined) return [seat];
    if (current === undefined) return isChanged(seat, base) ? [seat] : [];
    return [withMyChanges(seat, base, current)];
  });
  const highest = Math.max(-1, ...mine.map(({ key }) => key));
  const added = now
    .filter(({ id }) => !former.has(id) && !typed.has(id))
    .map((seat, index) => ({ ...seat, key: highest + 1 + index }));
  return [...kept, ...added];
}

function isSame(one: SeatDraft[keyof SeatDraft], other: SeatDraft[keyof SeatDraft]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isChanged(seat: SeatDraft, base: SeatDraft): boolean {
  const { key: _, ...fields } = seat;
  const { key: __, ...former } = base;
  return JSON.stringify(fields) !== JSON.stringify(former);
}

function withMyChanges(mine: SeatDraft, base: SeatDraft, now: SeatDraft): SeatDraft {
  return {
    key: mine.key,
    id: mine.id,
    name: isSame(mine.name, base.name) ? now.name : mine.name,
    skills: isSame(mine.skills, base.skills) ? now.skills : mine.skills,
    level: isSame(mine.level, base.level) ? now.level : mine.level,
    hours: isSame(mine.hours, base.hours) ? now.hours : mine.hours,
    memberId: isSame(mine.memberId, base.memberId) ? now.memberId : mine.memberId,
  };
}
