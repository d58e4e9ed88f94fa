import { isCovering, type SkillSign } from './explained.ts';

/** How many projects are shown as the best ones. */
const bestShown = 3;

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
 * The best projects of a ranked list, in its order. One that uses no further skill of the user gives way to a
 * near-equal one that does: three seats for the same skill show little. Of projects with equal scores, the one that
 * uses more skills comes first.
 */
export function bestOf<Project extends Scored>(ranked: readonly Project[]): Project[] {
  const left = [...ranked];
  const chosen: Project[] = [];
  const used = new Set<string>();
  while (chosen.length < bestShown) {
    const [next] = left;
    if (!next) break;
    const near = left.filter(({ score }) => next.score - score <= nearPoints);
    const further = near.filter((project) => coveredBy(project).some((skill) => !used.has(skill)));
    const [first = next] = further;
    const equal = further.filter(({ score }) => score === first.score);
    const best = equal.reduce((a, b) => (coveredBy(b).length > coveredBy(a).length ? b : a), first);
    for (const skill of coveredBy(best)) used.add(skill);
    chosen.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return ranked.filter((project) => chosen.includes(project));
}
