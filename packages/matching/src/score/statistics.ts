import { partOf } from '../index/joined-arrays.ts';
import { featureOf } from '../index/words.ts';
import { firstRow, rowLength } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import { fields } from '../profile/fields.ts';

/**
 * Number of assumed developers without any skill, so that the skills of the first real ones do not look rare.
 */
const prior = 20;
/** Word weights are integers, so that sums do not depend on the order of words. */
const wordWeightScale = 256;

/** How common skills and words are among the developers; updated with every change. */
export class Statistics {
  #developers = 0;
  readonly #withSkill: number[] = [];
  readonly #withWord: number[] = [];

  get developers(): number {
    return this.#developers;
  }

  add(record: DeveloperRecord): void {
    this.#count(record, 1);
  }

  remove(record: DeveloperRecord): void {
    this.#count(record, -1);
  }

  /** The number of developers who have the skill itself, without implied skills. */
  holders(skill: number): number {
    return this.#withSkill[skill] ?? 0;
  }

  /**
   * The weight of a skill among a project's required ones: 1 if everyone has it, 2 if one in ten does. The
   * inverse document frequency of search engines, with logarithm base 10.
   */
  rarity(skill: number): number {
    return 1 + Math.log10((this.#developers + prior) / ((this.#withSkill[skill] ?? 0) + prior));
  }

  /**
   * BM25's idf as an integer; 0 for a word that no developer uses, because it cannot distinguish developers.
   */
  wordWeight(word: number): number {
    const count = this.#withWord[word] ?? 0;
    if (count === 0) return 0;
    const odds = (this.#developers - count + 0.5) / (count + 0.5);
    return Math.round(Math.log1p(odds) * wordWeightScale);
  }

  #count(record: DeveloperRecord, step: 1 | -1): void {
    this.#developers += step;
    for (let row = firstRow; row < record.numbers.length; row += rowLength) {
      const skill = record.numbers[row] ?? 0;
      this.#withSkill[skill] = (this.#withSkill[skill] ?? 0) + step;
    }
    for (const packed of partOf(record.fields, fields.words)) {
      const word = featureOf(packed);
      this.#withWord[word] = (this.#withWord[word] ?? 0) + step;
    }
  }
}
