/** The number of users (`people`) who were shown `times` times. */
export interface ShownTimes {
  readonly times: number;
  readonly people: number;
}

export interface Exposure {
  /** Users who could be shown, including those who never were. */
  readonly people: number;
  /** The users who were shown at least once. */
  readonly shown: number;
  /** Slots on pages. */
  readonly slots: number;
  /** 0 if all were shown equally often, near 1 if a few had all slots. */
  readonly gini: number;
  /** Distinct users per slot: 1 if no user was shown twice. */
  readonly distinctPerSlot: number;
  /** Share of the slots that the most shown 1 % of the users had (at least one user). */
  readonly topShare: number;
}

/**
 * Measures how evenly slots on pages are spread over `people` users; rows with zero times are optional.
 * Without slots all shares are 0.
 */
export function exposureOf(rows: readonly ShownTimes[], people: number): Exposure {
  const ascending = rows
    .filter(({ times, people }) => times > 0 && people > 0)
    .sort((a, b) => a.times - b.times);
  const shown = ascending.reduce((sum, row) => sum + row.people, 0);
  const slots = ascending.reduce((sum, row) => sum + row.times * row.people, 0);
  const all = Math.max(people, shown);
  if (slots === 0) return { people: all, shown, slots, gini: 0, distinctPerSlot: 0, topShare: 0 };
  return {
    people: all,
    shown,
    slots,
    gini: gini(ascending, all, slots),
    distinctPerSlot: shown / slots,
    topShare: timesOfTop(ascending, Math.ceil(all / 100)) / slots,
  };
}

/** G = (2 Σ i·xᵢ) / (n Σ xᵢ) − (n + 1) / n over all users in ascending order, i from 1. */
function gini(ascending: readonly ShownTimes[], people: number, slots: number): number {
  let before = people - ascending.reduce((sum, row) => sum + row.people, 0);
  let weighted = 0;
  for (const { times, people: count } of ascending) {
    weighted += times * (count * before + (count * (count + 1)) / 2);
    before += count;
  }
  return (2 * weighted) / (people * slots) - (people + 1) / people;
}

/** How often the `count` users who were shown most were shown together. */
function timesOfTop(ascending: readonly ShownTimes[], count: number): number {
  let left = count;
  let shown = 0;
  for (const { times, people } of ascending.toReversed()) {
    const taken = Math.min(left, people);
    shown += taken * times;
    left -= taken;
  }
  return shown;
}
