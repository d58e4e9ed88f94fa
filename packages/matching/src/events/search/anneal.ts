import { type Budget, stretch } from './budget.ts';
import { chooseProposals } from './choose-proposals.ts';
import { acceptedLoss, geometric } from './cooling.ts';
import { rebuilding } from './fairness.ts';
import { Move, rejected } from './move.ts';
import type { Objective } from './objective.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import { Reassignment } from './reassign.ts';
import { TeamRebuilding } from './rebuild-team.ts';
import { WeakTeams } from './weak-teams.ts';

/** Temperatures in points: a loss of this size is accepted with probability 1 / e. */
export interface Cooling {
  readonly start: number;
  readonly end: number;
  /** After this share of the work, no proposal may lose points. */
  readonly coldAfter: number;
  /**
   * The temperature at which members of many teams are reassigned then. It falls to 0. `undefined`: the search changes
   * only a few teams at once.
   */
  readonly reassigning?: number;
}

/** After this share of the work, reassigning members may not lose points either. */
const reassigningColdAfter = 0.94;
const epochs = 100;
/** Stretches after which weak teams are searched for again. */
const weakAfter = 64;

/**
 * Simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983): accepts losses that become smaller and smaller. Calls
 * `onEpoch` about a hundred times; it may change the objective if it measures the plan again.
 */
export function anneal(
  plan: Plan,
  objective: Objective,
  random: Random,
  budget: Budget,
  cooling: Cooling,
  onEpoch: (progress: number) => void,
): void {
  const move = new Move(plan);
  const weak = new WeakTeams();
  const proposals = chooseProposals(plan, objective, random, weak);
  const takeLargeStep = largeSteps(plan, objective, random, budget, cooling);
  weak.update(plan, objective);
  let stretches = 0;
  let progress = budget.spend(0);
  for (let epoch = 1; progress < 1; ) {
    const isCold = progress >= cooling.coldAfter;
    const temperature = isCold ? 0 : geometric(cooling.start, cooling.end, progress / cooling.coldAfter);
    for (let step = 0; step < stretch; step += 1) {
      const propose = proposals[random.below(proposals.length)];
      move.clear();
      if (propose === undefined || !propose(move, random) || !move.isAllowed()) continue;
      if (move.judge(objective, -temperature * acceptedLoss(random.next())) !== rejected) move.apply();
    }
    stretches += 1;
    if (stretches % weakAfter === 0) weak.update(plan, objective);
    progress = budget.spend(stretch + (isCold ? takeLargeStep(progress) : 0));
    if (progress * epochs < epoch) continue;
    onEpoch(progress);
    epoch = Math.floor(progress * epochs) + 1;
  }
}

/** Changes of many teams at once, for a cold search. @returns a function from progress to the work, in proposals */
function largeSteps(
  plan: Plan,
  objective: Objective,
  random: Random,
  budget: Budget,
  { reassigning, coldAfter }: Cooling,
): (progress: number) => number {
  if (reassigning === undefined) return () => 0;
  const reassignment = new Reassignment(plan, objective, random);
  const teamRebuilding = new TeamRebuilding(plan, objective, random);
  return (progress) => {
    const left = (reassigningColdAfter - progress) / (reassigningColdAfter - coldAfter);
    const work = reassignment.run(reassigning * Math.max(0, left));
    if (progress < rebuilding.from) return work;
    const rebuilt = (progress - rebuilding.from) / (1 - rebuilding.from);
    return work + teamRebuilding.run(rebuilt, () => budget.isOver);
  };
}
