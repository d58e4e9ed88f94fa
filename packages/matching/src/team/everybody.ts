import { type InvertedIndex, OPEN } from '../index/inverted-index.ts';
import { documentOf } from '../index/posting-list.ts';
import { head } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import { fields } from '../profile/fields.ts';
import { hasHours } from './people.ts';

/**
 * Who shows which of some skills, over all open developers that are not set aside: what is said to be impossible must
 * be so for everybody, not for the candidates alone.
 */
export class Everybody {
  readonly #developers: InvertedIndex<DeveloperRecord>;
  /** A bit per skill, by a developer's number. */
  readonly #masks: Uint32Array;

  /** At most 30 skills. */
  constructor(developers: InvertedIndex<DeveloperRecord>, skills: readonly number[]) {
    this.#developers = developers;
    this.#masks = new Uint32Array(developers.extent);
    for (const [bit, skill] of skills.entries()) {
      const list = developers.list(fields.skills, skill);
      if (!list) continue;
      for (const posting of list.postings.subarray(0, list.length)) {
        const number = documentOf(posting);
        if (developers.states[number] === OPEN) this.#masks[number] = (this.#masks[number] ?? 0) | (1 << bit);
      }
    }
  }

  /** Whether anybody with so many hours a week shows one of the skills in `wanted`. */
  anybody(wanted: number, hours: number | null): boolean {
    return this.#masks.some((mask, number) => (mask & wanted) !== 0 && this.#hasHours(number, hours));
  }

  /** The different shares of `wanted` that people with so many hours show, each with the first by hash who does. */
  masks(wanted: number, hours: number | null): Map<number, DeveloperRecord> {
    const { hashes } = this.#developers;
    const found = new Map<number, number>();
    for (let number = 0; number < this.#masks.length; number += 1) {
      const mask = (this.#masks[number] ?? 0) & wanted;
      if (mask === 0) continue;
      const other = found.get(mask);
      if (other !== undefined && (hashes[other] ?? 0) <= (hashes[number] ?? 0)) continue;
      if (this.#hasHours(number, hours)) found.set(mask, number);
    }
    const records = new Map<number, DeveloperRecord>();
    for (const [mask, number] of found) {
      const record = this.#developers.documentAt(number);
      if (record) records.set(mask, record);
    }
    return records;
  }

  /** Hours a week below `hours` that people with any of the skills in `wanted` have, the most first. */
  hoursBelow(hours: number, wanted: number): number[] {
    const found = new Set<number>();
    for (let number = 0; number < this.#masks.length; number += 1) {
      if (((this.#masks[number] ?? 0) & wanted) === 0 || this.#hasHours(number, hours)) continue;
      const offered = this.#developers.documentAt(number)?.numbers[head.quarterHours] ?? 1;
      found.add(Math.floor((offered - 1) / 4));
    }
    return [...found].sort((a, b) => b - a);
  }

  #hasHours(number: number, hours: number | null): boolean {
    if (hours === null) return true;
    const record = this.#developers.documentAt(number);
    return record !== undefined && hasHours(record, hours);
  }
}
