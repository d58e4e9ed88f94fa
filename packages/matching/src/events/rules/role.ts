import type { CohortFacts } from '../facts.ts';
import type { TeamView } from '../team-view.ts';
import { type ReadRule, share } from './measure.ts';

/** The level that a rule about a role requires if it names none. */
export const defaultLevel = 1;

/** Members with the role at a level, compared with the wanted number. */
export const readRole: ReadRule<'role'> = ({ role, level = defaultLevel, count = 1 }, facts) => {
  const holders = findHolders(facts, role, level);
  return { value: (team) => share(countHolders(team, holders), count) };
};

/** 1 for each person who has the role at `level` or above. */
export function findHolders({ people }: CohortFacts, role: string, level: number): Uint8Array {
  return Uint8Array.from(people, ({ roles = {} }) => {
    const own = Object.hasOwn(roles, role) ? roles[role] : undefined;
    return own !== undefined && own >= level ? 1 : 0;
  });
}

export function countHolders({ members, size }: TeamView, holders: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < size; at += 1) count += holders[members[at] ?? 0] ?? 0;
  return count;
}
