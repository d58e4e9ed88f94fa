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
  #works = 0;
  #version = 0;
  /** Cache: rarity by skill, and the version for which it was computed. */
  readonly #rarities: number[] = [];
  readonly #rarityVersion: number[] = [];
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
    if (this.#rarityVersion[skill] === this.#version) return this.#rarities[skill] ?? 0;
    const rarity = 1 + Math.log10((this.#developers + prior) / ((this.#withSkill[skill] ?? 0) + prior));
    this.#rarityVersion[skill] = this.#version;
    this.#rarities[skill] = rarity;
    return rarity;
  }

  /**
   * BM25's idf as an integer, over the texts of developers and finished projects; 0 for a word that neither
   * uses, because it cannot distinguish developers.
   */
  wordWeight(word: number): number {
    const count = this.#withWord[word] ?? 0;
    if (count === 0) return 0;
    const odds = (this.#developers + this.#works - count + 0.5) / (count + 0.5);
    return Math.round(Math.log1p(odds) * wordWeightScale);
  }

  /** The number of developers and finished projects whose texts use the word. */
  wordUses(word: number): number {
    return this.#withWord[word] ?? 0;
  }

  /** Counts the words of a finished project, or with −1 removes them. */
  countWork({ words }: { readonly words: Uint32Array }, step: 1 | -1): void {
    this.#works += step;
    for (const packed of words) this.#countWord(featureOf(packed), step);
  }

  #count(record: DeveloperRecord, step: 1 | -1): void {
    this.#developers += step;
    this.#version += 1;
    for (let row = firstRow; row < record.numbers.length; row += rowLength) {
      const skill = record.numbers[row] ?? 0;
      this.#withSkill[skill] = (this.#withSkill[skill] ?? 0) + step;
    }
    for (const packed of partOf(record.fields, fields.words)) {
      this.#countWord(featureOf(packed), step);
    }
  }

  #countWord(word: number, step: 1 | -1): void {
    this.#withWord[word] = (this.#withWord[word] ?? 0) + step;
  }
}
