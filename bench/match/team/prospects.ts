import { type Career, careerOf } from './career.ts';
import type { SkillHistory } from './skill-history.ts';

/**
 * The features that predict whether a person will show a skill in later work; their weights are in
 * `fitted.json`.
 */
export const prospectNames = [
  'start',
  'common',
  'common²',
  'trend',
  'next',
  'shown',
  'share',
  'times',
  'now',
  'part',
  'mates did',
  'mates here did',
  'works',
  'lately',
  'active',
  'idle',
  'mates',
  'mates active',
  'breadth',
  'breadth × common',
  'lately × common',
  'lately × next',
  'shown × works',
  'shown × next',
] as const;

/** Measures every candidate against every skill, using only the history. */
export class Prospects {
  readonly #skills: SkillHistory;
  readonly #common: Float64Array;
  readonly #now: Float64Array;

  constructor(skills: SkillHistory) {
    this.#skills = skills;
    this.#common = skills.commonness(365);
    this.#now = skills.commonness(90);
  }

  /** For each candidate one row per skill, in the order of the names. */
  *rows(ids: readonly string[]): Iterable<Float64Array[]> {
    const { history } = this.#skills;
    const people = ids.map((id) => history.find(id) ?? -1);
    const here = new Set(people);
    for (const developer of people) {
      const career = careerOf(this.#skills, developer, here);
      const earlier = [...career.times.keys()].filter((skill) => (career.times[skill] ?? 0) > 0);
      yield Array.from({ length: this.#skills.size }, (_, skill) => this.#row(career, earlier, skill));
    }
  }

  #row(career: Career, earlier: readonly number[], skill: number): Float64Array {
    const share = this.#common[skill] ?? 0;
    const common = Math.log(share / (1 - share));
    const next = this.#next(career, earlier, skill, share);
    const shown = (career.times[skill] ?? 0) > 0 ? 1 : 0;
    const own = ((career.timesLately[skill] ?? 0) + next) / (career.lately + 1);
    const lately = Math.log1p(career.lately);
    const breadth = Math.log(career.breadth);
    return Float64Array.of(
      1,
      common,
      common * common,
      Math.log((this.#now[skill] ?? 0) / share),
      Math.log(next),
      shown,
      Math.log(own / (1.001 - Math.min(1, own))),
      Math.min(3, career.times[skill] ?? 0) / 3,
      Math.log1p(career.timesNow[skill] ?? 0),
      career.part[skill] ?? 0,
      Math.log(career.matesDid(skill, share)),
      Math.log(career.matesHereDid(skill, share)),
      Math.log(Math.max(1, career.works)),
      lately,
      2 ** (-career.idle / 90),
      Math.log1p(career.idle / 30),
      Math.log1p(career.mates),
      Math.log1p(career.matesActive),
      breadth,
      breadth * common,
      lately * common,
      lately * Math.log(next),
      shown * Math.log(Math.max(1, career.works)),
      shown * next,
    );
  }

  /** The expectation from a person's earlier skills; the average if there are none. */
  #next(career: Career, earlier: readonly number[], skill: number, usual: number): number {
    let sum = 0;
    let all = 0;
    for (const one of earlier) {
      const say = Math.sqrt(career.timesLately[one] ?? 0);
      sum += say * this.#skills.next(one, skill);
      all += say;
    }
    return all > 0 ? sum / all : usual;
  }
}
