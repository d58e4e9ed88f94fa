import type { Highs } from 'highs';
import type { Random } from '../search/random.ts';
import { relax } from './column-generation.ts';
import type { Column } from './columns.ts';
import { type Effort, shortTime } from './effort.ts';
import { type Part, restOf } from './master.ts';
import type { PriceRounds } from './price-round.ts';
import type { Prices } from './pricing.ts';

/** People whose teams are formed again at once: more find more, and take longer. */
const peopleAtOnce = 28;
/** Whole teams are chosen with at most so much branching. */
const maxNodes = 20;
const maxSeconds = 2;
const minGain = 1e-6;

/**
 * Improves teams until the effort is over: the people of some teams form new ones, by column generation and a mixed
 * integer programme over its columns (large neighbourhood search; Pisinger & Ropke 2010). `worthOf` compares teams; it
 * is at most their points.
 */
export function polish(
  whole: Part,
  start: { readonly columns: readonly Column[]; readonly prices: Prices },
  tools: { readonly solver: Highs; readonly rounds: PriceRounds; readonly random: Random },
  effort: Effort,
  worthOf: (columns: readonly Column[]) => number,
  onBetter: (columns: readonly Column[]) => boolean,
): Column[] {
  let best = [...start.columns];
  while (best.length > 1 && effort.spend(1)) {
    const chosen = chooseTeams(best, tools.random);
    const others = best.filter((column) => !chosen.includes(column));
    const part = restOf(whole, others);
    const relaxed = relax(part, { columns: chosen, prices: start.prices }, tools, effort);
    if (relaxed === undefined) return best;
    const { master, solution } = relaxed;
    const canGain = solution.points > worthOf(chosen) + minGain;
    const found = canGain ? master.solveWhole(shortTime(effort, maxSeconds), maxNodes) : undefined;
    master.dispose();
    if (found === undefined || worthOf(found) <= worthOf(chosen) + minGain) {
      if (others.length === 0) return best;
      continue;
    }
    best = [...others, ...found];
    if (!onBetter(best)) return best;
  }
  return best;
}

/** One team, the worse ones more often, and random others. */
function chooseTeams(columns: readonly Column[], random: Random): Column[] {
  const ranked = columns.toSorted((a, b) => a.points / a.members.length - b.points / b.members.length);
  const start = random.below(random.below(ranked.length) + 1);
  const chosen = ranked.slice(start, start + 1);
  let people = chosen[0]?.members.length ?? 0;
  while (people < peopleAtOnce && chosen.length < columns.length) {
    const next = columns[random.below(columns.length)];
    if (next === undefined || chosen.includes(next)) continue;
    chosen.push(next);
    people += next.members.length;
  }
  return chosen;
}
