import type { RuleOf } from '../instance.ts';
import type { ReadRule } from './measure.ts';

/** The value of the project's rank among a member's wishes. 1 for people without wishes. */
export const readWishes: ReadRule<'wishes'> = (rule, { people, projects, projectIndex }) => {
  const beyond = valueOfRank(rule, Number.POSITIVE_INFINITY);
  const width = projects.length;
  const values = new Float64Array(people.length * width).fill(beyond);
  for (const [person, { wishes = [] }] of people.entries()) {
    if (wishes.length === 0) values.fill(1, person * width, (person + 1) * width);
    for (const [rank, id] of [...wishes.entries()].reverse()) {
      const project = projectIndex.get(id);
      if (project !== undefined) values[person * width + project] = valueOfRank(rule, rank);
    }
  }
  const undecided = Float64Array.from(people, ({ wishes = [] }) => (wishes.length === 0 ? 1 : beyond));
  return {
    memberValue({ members, project }, at) {
      const person = members[at] ?? 0;
      return (project < 0 ? undecided[person] : values[person * width + project]) ?? 0;
    },
  };
};

/** `rank`: 0 for the first wish. */
function valueOfRank(
  { strength, within = Number.POSITIVE_INFINITY, curve = [], unlisted = 0 }: RuleOf<'wishes'>,
  rank: number,
): number {
  if (strength === 'hard') return rank < within && rank < Number.POSITIVE_INFINITY ? 1 : 0;
  return curve[rank] ?? unlisted;
}
