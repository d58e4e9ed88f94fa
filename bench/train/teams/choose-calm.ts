import type { ChanceWeights } from '../../match/team/chances.ts';
import type { Calm } from '../../match/team/demand.ts';
import type { Team, Trial } from './trial.ts';

/** The required values plus a margin, because other questions will follow. */
const targets = { distinct: 0.38, top: 0.184 };

const grid: readonly Calm[] = [0.04, 0.047, 0.055].flatMap((asked) =>
  [0.0085, 0.009].map((most) => ({ asked, most, lot: 0.0033 })),
);

interface Choice {
  readonly calm: Calm;
  readonly teams: readonly Team[];
}

/**
 * The cost of popularity with the highest expected coverage among those within the limits, or the closest to
 * the limits if there is none. It uses no answers: what was shown later differs too little between costs.
 */
export function chooseCalm(trial: Trial, chances: ChanceWeights): Choice {
  let found: Choice | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const calm of grid) {
    const teams = trial.teams(chances, calm);
    const { distinct, top } = trial.spread(teams);
    const beyond = Math.max(0, targets.distinct - distinct) + Math.max(0, top - targets.top);
    const value = beyond > 0 ? -10 * beyond : trial.expected(chances, teams);
    if (value <= highest) continue;
    highest = value;
    found = { calm, teams };
  }
  if (!found) throw new Error('There is no cost to choose');
  return found;
}
