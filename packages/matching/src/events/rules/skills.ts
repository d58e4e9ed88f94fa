import { none } from '../team-view.ts';
import type { ReadRule } from './measure.ts';

/** The mean over the wanted skills of the best member's value. The skills of the project come first. */
export const readSkills: ReadRule<'skills'> = ({ skills = [] }, { people, projects }) => {
  const rowsOf = (wanted: readonly string[]) => ({
    width: wanted.length,
    // A row for each person, so that the values of one person are close together in memory.
    values: Float64Array.from(people.flatMap((person) => wanted.map((skill) => person.skills?.[skill] ?? 0))),
  });
  const usual = rowsOf(skills);
  const ofProject = projects.map((project) =>
    project.skills === undefined ? usual : rowsOf(project.skills),
  );
  return {
    value({ members, size, project }) {
      const { width, values } = (project === none ? undefined : ofProject[project]) ?? usual;
      if (width === 0) return 1;
      let sum = 0;
      for (let skill = 0; skill < width; skill += 1) {
        let best = 0;
        for (let at = 0; at < size; at += 1) {
          const value = values[(members[at] ?? 0) * width + skill] ?? 0;
          if (value > best) best = value;
        }
        sum += best;
      }
      return sum / width;
    },
  };
};
