import { withRepository } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import { scoreOf } from '../score/fit.ts';
import type { PairScorer } from '../score/pair-scorer.ts';
import type { Help } from '../types/explanation.ts';

/** What one repository shows that uses a skill: the weight of a dependency in use. */
const repositoryStrength = 0.6;

/** The skill of the seat that helps most with the loaded project, or undefined if none does. */
export function findHelp(scorer: PairScorer, developer: DeveloperRecord, now: number): Help | undefined {
  const from = scoreWith(scorer, developer);
  const { requirements } = scorer.project;
  let best: Help | undefined;
  for (const place of scorer.seat.places) {
    const requirement = requirements[place];
    if (!requirement) continue;
    const { skill, skillId, label } = requirement;
    const numbers = withRepository(developer.numbers, skill, repositoryStrength, now);
    const to = scoreWith(scorer, { ...developer, numbers });
    if (to > (best?.to ?? from)) best = { skillId, label, from, to };
  }
  return best;
}

function scoreWith(scorer: PairScorer, developer: DeveloperRecord): number {
  scorer.start(developer);
  scorer.finish(developer);
  return scoreOf(scorer.fit('youToProject'), scorer.fit('projectToYou'));
}
