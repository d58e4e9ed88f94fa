import { BitRows } from './bit-rows.ts';
import type { ReadRule } from './measure.ts';

/** Whether one language is common to all members. */
export const readLanguage: ReadRule<'language'> = (_rule, { people }) => {
  const spoken = new BitRows(people.map(({ languages = [] }) => languages));
  return {
    value: (team) => (spoken.countCommon(team, 1) > 0 ? 1 : 0),
    misfits: (team) => team.size - spoken.mostSharing(team),
  };
};
