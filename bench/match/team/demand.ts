import { hashId } from '@teamwright/matching/index/hash.ts';
import { Objective } from '@teamwright/matching/team/objective.ts';
import type { Person } from '@teamwright/matching/team/problem.ts';
import { type Chooser, type Question, worths } from './chooser.ts';
import type { SkillHistory } from './skill-history.ts';

/** Parameters that spread the seats over more people, in shares of a question's skills and of all seats. */
export interface Calm {
  /** Cost of a person who is certain to be chosen anyway. */
  readonly asked: number;
  /** Maximum share of the expected seats per person. */
  readonly most: number;
  /** Weight of the random choice among near-equals. */
  readonly lot: number;
}

const days = 180;
const maxQuestions = 400;
const minSkills = 4;
const rounds = 10;

/**
 * The cost of each candidate, computed before any question. The last half year of the history represents
 * future demand. People whom it would choose anyway cost the most, and those above the maximum share cost more.
 */
export function costByDemand(chooser: Chooser, questions: readonly Question[], calm: Calm): Float64Array {
  const { people } = chooser;
  const dearer = new Float64Array(people);
  const cost = new Float64Array(people);
  for (let round = 0; round < rounds; round += 1) {
    const share = sharesOf(chooser, questions, cost, calm.lot);
    const step = round < 3 ? 0.5 : 0.3;
    for (let developer = 0; developer < people; developer += 1) {
      const own = share[developer] ?? 0;
      const rise = 1.5 * calm.lot * Math.log((own + 1e-5) / calm.most);
      const extra = Math.max(0, (dearer[developer] ?? 0) + rise);
      const now = cost[developer] ?? 0;
      dearer[developer] = extra;
      cost[developer] = now + step * (extra + calm.asked * (1 - Math.exp(-people * own)) - now);
    }
  }
  return cost;
}

/** Each person's expected share of the seats if near-equals are chosen at random. */
function sharesOf(
  chooser: Chooser,
  questions: readonly Question[],
  cost: Float64Array,
  lot: number,
): Float64Array {
  const shares = new Float64Array(cost.length);
  let seats = 0;
  for (const question of questions) {
    const objective = new Objective(chooser.problem(question, cost));
    const team = greedyTeam(objective);
    for (const seat of team.keys()) {
      const worth = worths(objective, team.toSpliced(seat, 1));
      const best = objective.problem.candidates[bestOf(worth)];
      if (best) team[seat] = best;
      addOdds(shares, objective.problem.candidates, worth, lot);
      seats += 1;
    }
  }
  return shares.map((share) => share / Math.max(1, seats));
}

function greedyTeam(objective: Objective): Person[] {
  const { seats, candidates } = objective.problem;
  const team: Person[] = [];
  while (team.length < Math.min(seats, candidates.length)) {
    const next = candidates[bestOf(worths(objective, team))];
    if (!next) break;
    team.push(next);
  }
  return team;
}

/** Distributes one seat by the average of the random choices. */
function addOdds(
  shares: Float64Array,
  candidates: readonly Person[],
  worth: Float64Array,
  lot: number,
): void {
  const best = worth[bestOf(worth)] ?? 0;
  const odds = worth.map((own) => Math.exp((own - best) / lot));
  const all = odds.reduce((sum, one) => sum + one, 0);
  for (const [at, { id }] of candidates.entries()) {
    const developer = Number(id);
    shares[developer] = (shares[developer] ?? 0) + (odds[at] ?? 0) / all;
  }
}

function bestOf(worth: Float64Array): number {
  let found = 0;
  for (let at = 1; at < worth.length; at += 1) if ((worth[at] ?? 0) > (worth[found] ?? 0)) found = at;
  return found;
}

/** The cost plus random noise (Gumbel distribution) derived from the ids, the same in every run. */
export function withLots(cost: Float64Array, qid: string, ids: readonly string[], lot: number): Float64Array {
  return cost.map((own, developer) => {
    const share = (hashId(`${qid} ${ids[developer] ?? ''}`) + 0.5) / 2 ** 32;
    return own + lot * Math.log(-Math.log(share));
  });
}

/** Past works of the last half year with many skills, as questions. */
export function likelyQuestions(skills: SkillHistory): Question[] {
  return skills.history.works
    .map(({ project }, work) => ({ qid: project.id, work, skills: skills.skillsOf[work] ?? [] }))
    .filter((one) => skills.age(one.work) < days && one.skills.length >= minSkills)
    .sort((a, b) => hashId(a.qid) - hashId(b.qid) || (a.qid < b.qid ? -1 : 1))
    .slice(0, maxQuestions)
    .map((one) => ({
      qid: one.qid,
      skills: one.skills,
      seats: 2 + (hashId(`seats ${one.qid}`) % 3),
      exclude: new Set<number>(),
    }));
}
