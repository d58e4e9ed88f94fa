import { isCovering, type SkillSign } from '../../ui/match/explanation/explained.ts';

/** How many projects are shown as the best ones. */
export const bestShown = 3;

/** Screens call a difference of at most this many points near-equal, as the fairness rules of pages do. */
const nearPoints = 5;

interface Scored {
  score: number;
  summary: { skills: readonly SkillSign[] };
}

function coveredBy({ summary }: Scored): string[] {
  return summary.skills.filter(({ how }) => isCovering(how)).map(({ label }) => label);
}

/**
 * The best projects of a ranked list, in its order. Among near-equal ones, those that use further skills of the user
 * come before those that use the same again, and then those that use more: three seats for one skill show little.
 */
export function bestOf<Project extends Scored>(ranked: readonly Project[]): Project[] {
  const left = [...ranked];
  const chosen: Project[] = [];
  const used = new Set<string>();
  while (chosen.length < bestShown) {
    const [next] = left;
    if (!next) break;
    const near = left.filter(({ score }) => next.score - score <= nearPoints);
    const worth = (project: Project) => {
      const covered = coveredBy(project);
      return covered.filter((skill) => !used.has(skill)).length * 100 + covered.length;
    };
    // The best one always stays.
    const best = chosen.length === 0 ? next : near.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    for (const skill of coveredBy(best)) used.add(skill);
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return ranked.filter((project) => chosen.includes(project));
}
