import { partOf } from '../index/joined-arrays.ts';
import { featureOf } from '../index/words.ts';
import { FIRST_ROW, ROW } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import { fields } from '../profile/fields.ts';

/** So many imagined developers without any skill keep the first real ones from looking rare. */
const PRIOR = 20;
/** Word weights are integers, so that sums over words do not depend on their order. */
const WORD_WEIGHT_SCALE = 256;

/** How common skills and words are among the developers, kept as they come and go. */
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

  /** How many developers show a skill themselves, implied ones apart. */
  holders(skill: number): number {
    return this.#withSkill[skill] ?? 0;
  }

  /**
   * What a skill weighs among a project's required ones: 1 when everybody has it, 2 when one in ten does. The
   * inverse document frequency of search engines, in decades.
   */
  rarity(skill: number): number {
    return 1 + Math.log10((this.#developers + PRIOR) / ((this.#withSkill[skill] ?? 0) + PRIOR));
  }

  /** BM25's idf as an integer; 0 for a word that no developer uses, as it cannot tell them apart. */
  wordWeight(word: number): number {
    const count = this.#withWord[word] ?? 0;
    if (count === 0) return 0;
    const odds = (this.#developers - count + 0.5) / (count + 0.5);
    return Math.round(Math.log1p(odds) * WORD_WEIGHT_SCALE);
  }

  #count(record: DeveloperRecord, step: 1 | -1): void {
    this.#developers += step;
    for (let row = FIRST_ROW; row < record.numbers.length; row += ROW) {
      const skill = record.numbers[row] ?? 0;
      this.#withSkill[skill] = (this.#withSkill[skill] ?? 0) + step;
    }
    for (const packed of partOf(record.fields, fields.words)) {
      const word = featureOf(packed);
      this.#withWord[word] = (this.#withWord[word] ?? 0) + step;
    }
  }
}
