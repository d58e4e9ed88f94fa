import { none } from '../team-view.ts';
import type { ReadRule } from './measure.ts';

/** Whether the team continues the member's published team. 1 for people who were in none. */
export const readKeep: ReadRule<'keep'> = ({ people: named }, { home, people }) => {
  const ids = named && new Set(named);
  const isFree = Uint8Array.from(people, ({ id }) => (ids === undefined || ids.has(id) ? 0 : 1));
  return {
    memberValue({ members, from }, at) {
      const person = members[at] ?? 0;
      const team = home[person] ?? none;
      return team === none || team === from || isFree[person] === 1 ? 1 : 0;
    },
  };
};
