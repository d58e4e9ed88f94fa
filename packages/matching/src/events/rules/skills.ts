import type { ReadRule } from './measure.ts';

/** The mean over the wanted skills of the best member's value. The skills of the project come first. */
export const readSkills: ReadRule<'skills'> = ({ skills = [] }, { people, projects }) => {
  const columnOf = (skill: string) => Float64Array.from(people, (person) => person.skills?.[skill] ?? 0);
  const usual = skills.map(columnOf);
  const ofProject = projects.map((project) => project.skills?.map(columnOf) ?? usual);
  return {
    value({ members, size, project }) {
      const wanted = ofProject[project] ?? usual;
      if (wanted.length === 0) return 1;
      let sum = 0;
      for (const values of wanted) {
        let best = 0;
        for (let at = 0; at < size; at += 1) {
          const value = values[members[at] ?? 0] ?? 0;
          if (value > best) best = value;
        }
        sum += best;
      }
      return sum / wanted.length;
    },
  };
};
