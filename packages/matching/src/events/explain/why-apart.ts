import { type Cohort, createCohort, scoreOf, sizesOf } from '../cohort.ts';
import { readTeam } from '../cohort-score.ts';
import type { EventInstance, FormedTeam } from '../instance.ts';
import { type TeamView, viewTeam } from '../team-view.ts';
import { type Exchange, exchangesOf } from './exchanges.ts';
import { isPublicKind, type PublicRuleKind, publicView } from './public-view.ts';

/**
 * Why two people are not in one team, computed only from what one of them may see.
 * - `rules`: kinds of hard rules that every exchange breaks; empty if no single kind is the reason.
 * - `cost`: the best exchange. The members of the teams that change lose `points` of 100 on average, at least 0 and
 *   rounded. `worse` of these members get a team with a lower score, `better` of them one with a higher score.
 */
export type WhyApart =
  | { readonly kind: 'same_team' }
  | { readonly kind: 'rules'; readonly rules: readonly PublicRuleKind[] }
  | {
      readonly kind: 'cost';
      readonly points: number;
      readonly members: number;
      readonly worse: number;
      readonly better: number;
    };

/** Losses that differ by less are equal. */
const lossStep = 1e-6;
/**
 * A rule is broken if the teams lack more of it than before by this much. A rounding error is far smaller, and what one
 * member lacks is far larger.
 */
const minLack = 1e-4;

/**
 * Tries all exchanges of at most three people that bring two people into one team, and measures the best one by the
 * rules that the asker may see. `teams` are all published teams. @throws Error if one of the two is in none of them
 */
export function explainApart(
  instance: EventInstance,
  teams: readonly FormedTeam[],
  askerId: string,
  otherId: string,
): WhyApart {
  const cohort = createCohort(publicView(instance, askerId));
  const views = teams.map((team) => readTeam(cohort, team));
  const [asker, other] = [find(cohort, views, askerId), find(cohort, views, otherId)];
  if (asker.team === other.team) return { kind: 'same_team' };
  const measures = new Measures(cohort, views);
  const members = views.map((view) => [...view.members]);
  let best: Result | undefined;
  let preventing: Set<PublicRuleKind> | undefined;
  for (const [joins, stays] of [[asker, other] as const, [other, asker] as const]) {
    const joining = { person: joins.person, from: joins.team, to: stays.team, other: stays.person };
    for (const exchange of exchangesOf(members, joining)) {
      const broken = measures.brokenBy(exchange);
      if (broken.size === 0) best = better(best, measures, exchange);
      else preventing = preventing?.intersection(broken) ?? broken;
    }
  }
  if (best === undefined) return { kind: 'rules', rules: [...(preventing ?? [])] };
  const { loss, ...counts } = best;
  const points = Math.max(0, Math.round((loss * lossStep) / counts.members));
  return { kind: 'cost', points, ...counts };
}

function find({ indexOf }: Cohort, teams: readonly TeamView[], id: string) {
  const person = indexOf.get(id);
  const team = teams.findIndex(({ members }) => person !== undefined && members.includes(person));
  if (person === undefined || team < 0) throw new Error(`${id} is in no team`);
  return { person, team };
}

interface Result {
  /** Lost by all members of the teams that change, in steps. */
  readonly loss: number;
  readonly members: number;
  readonly worse: number;
  readonly better: number;
}

/** The exchange with the smaller loss, then fewer people in weaker teams, fewer members, more in stronger teams. */
function better(best: Result | undefined, measures: Measures, exchange: Exchange): Result {
  const loss = measures.lossOf(exchange);
  if (best !== undefined && loss > best.loss) return best;
  const found = { loss, ...measures.countChanges(exchange) };
  if (best === undefined || loss < best.loss) return found;
  if (found.worse !== best.worse) return found.worse < best.worse ? found : best;
  if (found.members !== best.members) return found.members < best.members ? found : best;
  return found.better > best.better ? found : best;
}

interface Measured {
  readonly size: number;
  readonly score: number;
  /** What the team lacks of each hard rule, by kind. */
  readonly lacks: ReadonlyMap<PublicRuleKind, number>;
}

/** Measures of the published teams and of their changes. */
class Measures {
  readonly #cohort: Cohort;
  readonly #teams: readonly TeamView[];
  readonly #before: readonly Measured[];
  /** Exchanges share the members of teams. */
  readonly #after = new WeakMap<readonly number[], Measured>();

  constructor(cohort: Cohort, teams: readonly TeamView[]) {
    this.#cohort = cohort;
    this.#teams = teams;
    this.#before = teams.map((team) => measure(cohort, team));
  }

  /** The kinds of hard rules of which the changed teams lack more than before. */
  brokenBy(exchange: Exchange): Set<PublicRuleKind> {
    const more = new Map<PublicRuleKind, number>();
    for (const [team, members] of exchange) {
      for (const [kind, lack] of this.#afterOf(team, members).lacks)
        more.set(kind, (more.get(kind) ?? 0) + lack);
      for (const [kind, lack] of this.#beforeOf(team).lacks) more.set(kind, (more.get(kind) ?? 0) - lack);
    }
    return new Set([...more].filter(([, lack]) => lack > minLack).map(([kind]) => kind));
  }

  /** In steps. Below 0 if the members gain. */
  lossOf(exchange: Exchange): number {
    let loss = 0;
    for (const [team, members] of exchange) {
      const [before, after] = [this.#beforeOf(team), this.#afterOf(team, members)];
      loss += before.size * before.score - after.size * after.score;
    }
    return Math.round(loss / lossStep);
  }

  countChanges(exchange: Exchange): Omit<Result, 'loss'> {
    const scores = new Map<number, number>();
    for (const [team] of exchange)
      for (const person of this.#teams[team]?.members ?? []) scores.set(person, this.#beforeOf(team).score);
    let [worse, better] = [0, 0];
    for (const [team, members] of exchange) {
      const { score } = this.#afterOf(team, members);
      for (const person of members) {
        const before = scores.get(person) ?? 0;
        if (score < before - lossStep) worse += 1;
        else if (score > before + lossStep) better += 1;
      }
    }
    return { members: scores.size, worse, better };
  }

  #beforeOf(team: number): Measured {
    return this.#before[team] ?? { size: 0, score: 0, lacks: new Map() };
  }

  #afterOf(team: number, members: readonly number[]): Measured {
    const known = this.#after.get(members);
    if (known !== undefined) return known;
    const { project, from } = this.#teams[team] ?? {};
    const measured = measure(this.#cohort, viewTeam(members, project, from));
    this.#after.set(members, measured);
    return measured;
  }
}

function measure(cohort: Cohort, team: TeamView): Measured {
  const lacks = new Map<PublicRuleKind, number>();
  if (team.size === 0) return { size: 0, score: 0, lacks };
  const { min, max } = sizesOf(cohort, team.project);
  lacks.set('size', Math.max(0, min - team.size, team.size - max));
  for (const { kind, lack } of cohort.hard)
    if (isPublicKind(kind)) lacks.set(kind, (lacks.get(kind) ?? 0) + lack(team));
  return { size: team.size, score: scoreOf(cohort, team), lacks };
}
