import { Numbering } from '../../index/numbering.ts';
import { none } from '../team-view.ts';
import type { ReadRule } from './measure.ts';

/** The largest share of members with an equal answer. No answer equals nothing. */
export const readSame: ReadRule<'same'> = ({ question }, { people }) => {
  const numbers = new Numbering();
  const answers = Int32Array.from(people, (person) => {
    const answer = person.answers?.[question];
    return answer === undefined ? none : numbers.numberOf(JSON.stringify(answer));
  });
  return {
    value({ members, size }) {
      let most = 1;
      for (let at = 0; at < size - most; at += 1) {
        const answer = answers[members[at] ?? 0] ?? none;
        if (answer === none) continue;
        let equal = 1;
        for (let other = at + 1; other < size; other += 1)
          if (answers[members[other] ?? 0] === answer) equal += 1;
        if (equal > most) most = equal;
      }
      return most / size;
    },
  };
};
