import { knownPairs } from '../facts.ts';
import { Neighbours } from '../neighbours.ts';
import type { ReadRule } from './measure.ts';

/** The share of teammates that are new to a member. */
export const readNovelty: ReadRule<'novelty'> = ({ met }, { people, indexOf }) => {
  const known = new Neighbours(people.length, knownPairs(met, indexOf));
  return {
    memberValue: (team, at) =>
      team.size < 2 ? 1 : 1 - known.countIn(team, team.members[at] ?? 0) / (team.size - 1),
  };
};
