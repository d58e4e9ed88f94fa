import type { History, PastWork } from '@teamwright/matching/rank/history.ts';
import { getSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';

const YEAR = 365;

/** Log odds that somebody shows a skill in later work, fitted by logistic regression on past questions. */
const fitted = {
  start: -0.03,
  /** Log odds of the skill among all works. */
  common: 0.61,
  /** Logarithm of how often their works' other skills come with this one. */
  akin: 0.32,
  /** Whether they have shown it, in how many of three works, and how lately. */
  shown: -0.87,
  times: 0.89,
  lately: 0.92,
  /** Logarithms of works and of skills shown, all told. */
  works: 0.44,
  skills: -0.38,
  /** For a skill that was shown: the years since the last work, and how common the skill is. */
  shownAway: 0.19,
  shownCommon: -0.21,
} as const;

/** How likely people of a history are to show skills in work to come. */
export class Chances {
  readonly #history: History;
  readonly #weights = new Map<string, number>();
  readonly #pairs = new Map<string, Map<string, number>>();
  #sum = 0;

  constructor(history: History) {
    this.#history = history;
    for (const work of history.works) this.#count(work);
  }

  /** One for each of the skills. */
  of(id: string, skillIds: readonly string[]): Float64Array {
    const person = this.#history.find(id);
    const works = person === undefined ? [] : this.#history.worksOf(person);
    const past = works.flatMap((at) => this.#history.works[at] ?? []);
    return Float64Array.from(skillIds, (skillId) => this.#chance(past, skillId));
  }

  #chance(past: readonly PastWork[], skillId: string): number {
    const share = (this.#weights.get(skillId) ?? 0) / Math.max(1e-9, this.#sum);
    const common = Math.log((share + 1e-3) / (1 - share + 1e-3));
    let times = 0;
    let lately = 0;
    let akin = 0;
    let activity = 0;
    let shown = 0;
    let away = Number.POSITIVE_INFINITY;
    for (const work of past) {
      const fresh = this.#freshness(work);
      const skills = technologies(work);
      activity += fresh;
      shown += skills.length;
      away = Math.min(away, this.#years(work));
      for (const other of skills) akin += fresh * this.#together(other, skillId);
      if (!skills.includes(skillId)) continue;
      times += 1;
      lately = Math.max(lately, fresh);
    }
    const has = times > 0 ? 1 : 0;
    const odds =
      fitted.start +
      fitted.common * common +
      fitted.akin * Math.log(akin / Math.max(1e-9, activity) + 1e-2) +
      fitted.shown * has +
      (fitted.times * Math.min(times, 3)) / 3 +
      fitted.lately * lately +
      fitted.works * Math.log1p(past.length) +
      fitted.skills * Math.log1p(shown) +
      has * (fitted.shownAway * Math.log1p(away) + fitted.shownCommon * common);
    return 1 / (1 + Math.exp(-odds));
  }

  /** How often works with one skill have the other. */
  #together(one: string, other: string): number {
    return (this.#pairs.get(one)?.get(other) ?? 0) / Math.max(1e-9, this.#weights.get(one) ?? 0);
  }

  #count(work: PastWork): void {
    const fresh = this.#freshness(work);
    this.#sum += fresh;
    const skills = technologies(work);
    for (const one of skills) {
      this.#weights.set(one, (this.#weights.get(one) ?? 0) + fresh);
      const pairs = this.#pairs.get(one) ?? new Map<string, number>();
      this.#pairs.set(one, pairs);
      for (const other of skills) pairs.set(other, (pairs.get(other) ?? 0) + fresh);
    }
  }

  #years(work: PastWork): number {
    return (this.#history.today - work.project.day) / YEAR;
  }

  /** Halved every year. */
  #freshness(work: PastWork): number {
    return 2 ** -this.#years(work);
  }
}

/** The skills of a work that the taxonomy knows. */
function technologies({ skills }: PastWork): string[] {
  return skills.filter((skillId) => getSkill(skillId) !== undefined);
}
