import { withRepository } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import { scoreOf } from '../score/fit.ts';
import type { PairScorer } from '../score/pair-scorer.ts';
import type { Help } from '../types/explanation.ts';

/** The strength that one repository alone gives a skill: the weight of a dependency in its manifest. */
const repositoryStrength = 0.6;

/**
 * The skill of the best seat that would raise the developer's score for the loaded project most, if one more repository
 * showed it at `now` (epoch milliseconds); undefined if none would. Not a skill of `without`: a repository raises no
 * score with a skill that its user hides. Leaves the scorer with another developer's values.
 */
export function findHelp(
  scorer: PairScorer,
  developer: DeveloperRecord,
  now: number,
  without: readonly string[] = [],
): Help | undefined {
  const from = scoreWith(scorer, developer);
  const { requirements } = scorer.project;
  let best: Help | undefined;
  for (const position of scorer.seat.positions) {
    const requirement = requirements[position];
    if (!requirement || without.includes(requirement.skillId)) continue;
    const { skill, skillId, label } = requirement;
    const numbers = withRepository(developer.numbers, skill, repositoryStrength, now);
    const to = scoreWith(scorer, { ...developer, numbers });
    if (to > (best?.to ?? from)) best = { skillId, label, from, to };
  }
  return best;
}

function scoreWith(scorer: PairScorer, developer: DeveloperRecord): number {
  scorer.measure(developer);
  return scoreOf(scorer.fit('youToProject'), scorer.fit('projectToYou'));
}
