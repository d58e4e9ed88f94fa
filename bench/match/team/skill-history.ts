import { Numbering } from '@teamwright/matching/index/numbering.ts';
import type { History } from '@teamwright/matching/rank/history.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Works of a person count as consecutive if this many days lie between them. */
const daysApart = { least: 6, most: 400 };
/** More works than one person does alone; such accounts belong to teachers or are shared. */
const maxWorks = 12;
const halfLifeDays = 540;
/** Number of assumed works with average skills. */
const priorWorks = 12;

/** The skills of past works, how common each skill is, and which skills follow which. */
export class SkillHistory {
  readonly history: History;
  readonly numbers = new Numbering();
  /** Numbers of the skills of each work. */
  readonly skillsOf: readonly (readonly number[])[];
  readonly #after: Float64Array;
  readonly #before: Float64Array;
  readonly #anyway: Float64Array;
  #pairs = 0;

  constructor(history: History, vocabulary: Vocabulary) {
    this.history = history;
    this.skillsOf = history.works.map(({ project }) => [
      ...new Set(project.tags.flatMap(vocabulary.ofTag).map((label) => this.numbers.numberOf(label))),
    ]);
    this.#after = new Float64Array(this.size * this.size);
    this.#before = new Float64Array(this.size);
    this.#anyway = new Float64Array(this.size);
    for (let developer = 0; developer < history.people; developer += 1) this.#addPerson(developer);
  }

  get size(): number {
    return this.numbers.size;
  }

  /** Days since a work, 0 for the latest. */
  age(work: number): number {
    return this.history.today - (this.history.works[work]?.project.day ?? 0);
  }

  /** The share of works with each skill, with half weight every `halfLife` days of age. */
  commonness(halfLife: number): Float64Array {
    const shares = new Float64Array(this.size);
    let all = 0;
    for (const [work, skills] of this.skillsOf.entries()) {
      const say = 2 ** (-this.age(work) / halfLife);
      all += say;
      for (const skill of skills) shares[skill] = (shares[skill] ?? 0) + say;
    }
    return shares.map((share) => (share + 1e-3 * all) / (1.002 * all));
  }

  /** How often the later works of a person had a skill after an earlier work with the other. */
  next(earlier: number, later: number): number {
    const custom = ((this.#anyway[later] ?? 0) + 1) / (this.#pairs + 300);
    const seen = this.#after[earlier * this.size + later] ?? 0;
    return (seen + priorWorks * custom) / ((this.#before[earlier] ?? 0) + priorWorks);
  }

  #addPerson(developer: number): void {
    const works = this.history.worksOf(developer);
    if (works.length > maxWorks) return;
    for (const later of works) {
      const say = 2 ** (-this.age(later) / halfLifeDays);
      for (const earlier of works) {
        const days = this.age(earlier) - this.age(later);
        if (days >= daysApart.least && days <= daysApart.most) this.#addPair(earlier, later, say);
      }
    }
  }

  #addPair(earlier: number, later: number, say: number): void {
    const followers = this.skillsOf[later] ?? [];
    this.#pairs += say;
    for (const skill of followers) this.#anyway[skill] = (this.#anyway[skill] ?? 0) + say;
    for (const one of this.skillsOf[earlier] ?? []) {
      this.#before[one] = (this.#before[one] ?? 0) + say;
      for (const other of followers) {
        const at = one * this.size + other;
        this.#after[at] = (this.#after[at] ?? 0) + say;
      }
    }
  }
}
