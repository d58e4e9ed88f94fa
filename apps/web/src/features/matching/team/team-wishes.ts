import { limits } from '@teamwright/contracts/core/limits.ts';
import { listField, type SearchField } from '../../../lib/address/search-state.ts';

/** The owner's wishes for a team. They are in the address, so a link shows the same teams. */
export interface TeamWishes {
  /** 0 means the project's team size. */
  size: number;
  /** 0 means any. */
  hours: number;
  must: readonly string[];
  without: readonly string[];
  keep: readonly string[];
  drop: readonly string[];
}

export const wishFields = {
  size: wholeField(limits.teamSize.max),
  hours: wholeField(limits.hoursPerWeek.max),
  must: listField(2 * limits.tags.max),
  without: listField(2 * limits.tags.max),
  keep: listField(limits.teamSize.max),
  drop: listField(limits.teamSize.max),
} as const;

export const noWishes: TeamWishes = { size: 0, hours: 0, must: [], without: [], keep: [], drop: [] };

export function hasWishes(wishes: TeamWishes): boolean {
  const lists = [wishes.must, wishes.without, wishes.keep, wishes.drop];
  return wishes.size > 0 || wishes.hours > 0 || lists.some((list) => list.length > 0);
}

/** Returns the list with the entry added or removed. */
export function setEntry(list: readonly string[], entry: string, on: boolean): string[] {
  const others = list.filter((one) => one !== entry);
  return on ? [...others, entry] : others;
}

function wholeField(max: number): SearchField<number> {
  return {
    fallback: 0,
    parse: (text) => (/^\d{1,3}$/.test(text) ? Math.min(Number(text), max) : undefined),
  };
}
