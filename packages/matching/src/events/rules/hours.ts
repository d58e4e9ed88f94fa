import { BitRows } from './bit-rows.ts';
import { type ReadRule, share } from './measure.ts';

/** Hours of the week when all members are free, compared with the wanted number. */
export const readHours: ReadRule<'hours'> = ({ hours }, { people }) => {
  const free = new BitRows(people.map(({ slots = [] }) => slots));
  return { value: (team) => share(free.countCommon(team, hours), hours) };
};
