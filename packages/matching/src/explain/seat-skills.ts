import type { PairScorer } from '../score/pair-scorer.ts';
import type { Direction, TermName } from '../score/weights.ts';
import type { Explanation, SeatSkill, Share } from '../types/explanation.ts';
import type { Facts } from './facts.ts';
import { wholePoints } from './whole-points.ts';

/** The term that the shares of the skills add up to. */
export const skillsTerm: TermName = 'skills';

/** The skills of the seat that the scorer measured last, those that give most points first. */
export function seatSkills(scorer: PairScorer, facts: Facts, terms: Explanation['terms']): SeatSkill[] {
  const covered = new Map(facts.seatCovers.map((skill) => [skill.skillId, skill]));
  const nothing = {
    how: 'none',
    via: null,
    strength: 0,
    repositories: 0,
    projects: 0,
    acceptedBy: 0,
    lastSeen: null,
  } as const;
  const youToProject = sharesOf(scorer, 'youToProject', terms);
  const projectToYou = sharesOf(scorer, 'projectToYou', terms);
  return Array.from(facts.positions)
    .flatMap((position): SeatSkill[] => {
      const requirement = scorer.project.requirements[position];
      const shares = { youToProject: youToProject.get(position), projectToYou: projectToYou.get(position) };
      if (!requirement || !shares.youToProject || !shares.projectToYou) return [];
      const { skillId, label } = requirement;
      const skill = covered.get(skillId) ?? { skillId, label, ...nothing };
      return [{ ...skill, youToProject: shares.youToProject, projectToYou: shares.projectToYou }];
    })
    .sort((a, b) => b.youToProject.points - a.youToProject.points || b.strength - a.strength);
}

/** Whole points by position among the requirements; they add up to the points of the term. */
function sharesOf(scorer: PairScorer, direction: Direction, terms: Explanation['terms']): Map<number, Share> {
  const term = terms[direction].find(({ feature }) => feature === skillsTerm);
  const { contribution = 0, max = 0 } = term ?? {};
  const shares = scorer.skillShares();
  const value = shares.reduce((sum, share) => sum + share.value, 0);
  const perValue = value === 0 ? 0 : contribution / value;
  const maxima = wholePoints(
    shares.map((share) => share.max * max),
    { total: max },
  );
  const points = wholePoints(
    shares.map((share) => share.value * perValue),
    { total: contribution },
  );
  return new Map(
    shares.map(({ position }, at) => {
      const given = points[at] ?? 0;
      return [position, { points: given, max: Math.max(given, maxima[at] ?? 0) }];
    }),
  );
}
