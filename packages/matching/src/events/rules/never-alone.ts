import type { ReadRule } from './measure.ts';
import { countHolders } from './role.ts';

/** Whether no member is the only one in the team with this answer. */
export const readNeverAlone: ReadRule<'neverAlone'> = ({ question, value }, { people }) => {
  const holders = Uint8Array.from(people, ({ answers }) => (answers?.[question] === value ? 1 : 0));
  return { value: (team) => (countHolders(team, holders) === 1 ? 0 : 1), misfits: () => 1 };
};
