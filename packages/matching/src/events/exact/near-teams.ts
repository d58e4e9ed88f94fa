import { weaknessFee } from '../search/fairness.ts';
import { none } from '../team-view.ts';
import { type Candidate, coverPeople } from './cover.ts';
import type { Effort } from './effort.ts';
import { type Part, restOf } from './master.ts';
import type { PriceRounds } from './price-round.ts';
import type { PricedTeam, Prices } from './pricing.ts';

/**
 * Teams this far below their price are candidates, in points of all members: more and more, until there are enough.
 * Listing few teams takes about as long as listing thousands, so that the first gap is the one that is usually enough.
 */
const gaps = { first: 2, least: 0.1, most: 64, factor: 2 };
const enoughCandidates = 4_000;
const maxCandidates = 40_000;
/** People with fewer candidates get further ones. */
const rare = { below: 50, gap: 40, max: 200 };
/** Any team: a group of people who are left over has few. */
const anyGap = 1_000;
const choices = 20;
const restBeam = { width: 20, choices: 10 };

export interface NearPrices {
  /** Of a linear programme, which need not be solved. */
  readonly prices: Prices;
  /** About the score of the best teams, 0–100: weak teams pay a fee by it, as in the search. */
  readonly score: number;
}

/**
 * Chooses whole teams among all that cost nearly what they are worth. People who are left over in the end form the best
 * teams that they can. `width`: that of the beam search.
 * @returns undefined if no choice was found, or the effort is over
 */
export function chooseNearTeams(
  part: Part,
  near: NearPrices,
  width: number,
  rounds: PriceRounds,
  effort: Effort,
): readonly Candidate[] | undefined {
  const candidates = listCandidates(part, near, rounds, effort);
  const found = coverPeople(part, candidates, { width, choices }, effort) ?? [];
  let best: readonly Candidate[] | undefined;
  for (const chosen of found) {
    const rest = restOf(part, chosen);
    const others = rest.people.length === 0 ? [] : formRest(rest, near, rounds, effort);
    if (others === undefined) continue;
    const all = [...chosen, ...others];
    if (best === undefined || costOf(all) < costOf(best)) best = all;
  }
  return best;
}

function listCandidates(part: Part, near: NearPrices, rounds: PriceRounds, effort: Effort): Candidate[] {
  const listAt = (gap: number) => rounds.listNear(part, near.prices, gap, maxCandidates, effort);
  let gap = gaps.first;
  let priced = listAt(gap);
  for (; priced === undefined && gap > gaps.least; priced = listAt(gap)) gap /= gaps.factor;
  while (priced !== undefined && priced.length < enoughCandidates && gap < gaps.most) {
    const more = listAt(gap * gaps.factor);
    if (more === undefined) break;
    priced = more;
    gap *= gaps.factor;
  }
  if (priced === undefined) return [];
  return toCandidates(part, [...priced, ...listForRare(part, near, { priced, gap }, rounds, effort)], near);
}

/** Further teams for people with few candidates. */
function listForRare(
  part: Part,
  { prices }: NearPrices,
  { priced, gap }: { readonly priced: readonly PricedTeam[]; readonly gap: number },
  rounds: PriceRounds,
  effort: Effort,
): PricedTeam[] {
  const counts = new Map<number, number>();
  for (const { members } of priced)
    for (const person of members) counts.set(person, (counts.get(person) ?? 0) + 1);
  return part.people.flatMap((person) => {
    if ((counts.get(person) ?? 0) >= rare.below) return [];
    const found = rounds.listSomeOf(person, part, prices, rare.gap, effort) ?? [];
    const further = found.filter(({ surplus }) => surplus <= -gap);
    return further.sort((a, b) => b.surplus - a.surplus).slice(0, rare.max);
  });
}

function formRest(
  rest: Part,
  near: NearPrices,
  rounds: PriceRounds,
  effort: Effort,
): Candidate[] | undefined {
  const priced = rounds.listNear(rest, near.prices, anyGap, maxCandidates, effort) ?? [];
  const [first = []] = coverPeople(rest, toCandidates(rest, priced, near), restBeam, effort) ?? [];
  return restOf(rest, first).people.length === 0 ? first : undefined;
}

function toCandidates(
  { people, unplacedMax }: Part,
  priced: readonly PricedTeam[],
  near: NearPrices,
): Candidate[] {
  const { prices, score } = near;
  const teams = priced.map(({ members, project, surplus }) => {
    const paid = members.reduce(
      (sum, person) => sum + (prices.people[person] ?? 0),
      prices.projects[project] ?? 0,
    );
    const cost = weaknessFee(surplus + paid, members.length, score) - surplus;
    return { members, project, isUnplaced: false, cost };
  });
  if (unplacedMax === 0) return teams;
  const unplaced = people.map((person) => ({
    members: [person],
    project: none,
    isUnplaced: true,
    cost: prices.people[person] ?? 0,
  }));
  return [...teams, ...unplaced];
}

function costOf(chosen: readonly Candidate[]): number {
  return chosen.reduce((sum, { cost }) => sum + cost, 0);
}
