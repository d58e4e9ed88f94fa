import type { ChanceWeights } from '../../match/team/chances.ts';
import type { Calm } from '../../match/team/demand.ts';
import type { Team, Trial } from './trial.ts';

/** What is asked for, and a little more, as other questions will come. */
const LIMITS = { distinct: 0.38, top: 0.184 };

const grid: readonly Calm[] = [0.24, 0.28, 0.32].flatMap((asked) =>
  [0.009, 0.01].map((most) => ({ asked, most, lot: 0.02 })),
);

interface Choice {
  readonly calm: Calm;
  readonly teams: readonly Team[];
}

/**
 * The cost of popularity with which most is verified on the included questions, among those that keep the limits; the
 * nearest to the limits when none does. Whom all questions take tells no answer, so the limits are measured on all.
 */
export function chooseCalm(trial: Trial, chances: ChanceWeights, includes: (qid: string) => boolean): Choice {
  let found: Choice | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const calm of grid) {
    const teams = trial.teams(chances, calm);
    const { distinct, top } = trial.spread(teams);
    const beyond = Math.max(0, LIMITS.distinct - distinct) + Math.max(0, top - LIMITS.top);
    const shares = trial.verified(teams).filter((_, at) => includes(trial.setting.questions[at]?.qid ?? ''));
    const verified = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const value = beyond > 0 ? -10 * beyond : verified;
    if (value <= highest) continue;
    highest = value;
    found = { calm, teams };
  }
  if (!found) throw new Error('there is nothing to choose from');
  return found;
}
