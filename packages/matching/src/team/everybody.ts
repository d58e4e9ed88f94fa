import { type InvertedIndex, OPEN } from '../index/inverted-index.ts';
import { documentOf } from '../index/posting-list.ts';
import { head } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import { fields } from '../profile/fields.ts';
import { hasHours } from './people.ts';

/**
 * Who shows which of some skills, over all open developers that are not set aside: what is said to be impossible must
 * be so for everybody, not for the candidates alone. Skills are named by their place in the list given.
 */
export class Everybody {
  readonly #developers: InvertedIndex<DeveloperRecord>;
  readonly #skills: readonly number[];

  constructor(developers: InvertedIndex<DeveloperRecord>, skills: readonly number[]) {
    this.#developers = developers;
    this.#skills = skills;
  }

  /** Whether anybody with so many hours a week shows the skill in that place. */
  anybody(place: number, hours: number | null): boolean {
    for (const number of this.#holders(place)) if (this.#hasHours(number, hours)) return true;
    return false;
  }

  /**
   * The different shares of some skills that people with so many hours show, each with the first by hash who does: a bit
   * for each of `places`, at most 30.
   */
  masks(places: readonly number[], hours: number | null): Map<number, DeveloperRecord> {
    const { hashes } = this.#developers;
    const first = new Map<number, number>();
    for (const [number, mask] of this.#masksByNumber(places).entries()) {
      if (mask === 0) continue;
      const other = first.get(mask);
      if (other !== undefined && (hashes[other] ?? 0) <= (hashes[number] ?? 0)) continue;
      if (this.#hasHours(number, hours)) first.set(mask, number);
    }
    const records = new Map<number, DeveloperRecord>();
    for (const [mask, number] of first) {
      const record = this.#developers.documentAt(number);
      if (record) records.set(mask, record);
    }
    return records;
  }

  /** Hours a week below `hours` that people with any of the skills in `places` have, the most first. */
  hoursBelow(hours: number, places: readonly number[]): number[] {
    const found = new Set<number>();
    for (const place of places) {
      for (const number of this.#holders(place)) {
        if (this.#hasHours(number, hours)) continue;
        const offered = this.#developers.documentAt(number)?.numbers[head.quarterHours] ?? 1;
        found.add(Math.floor((offered - 1) / 4));
      }
    }
    return [...found].sort((a, b) => b - a);
  }

  #masksByNumber(places: readonly number[]): Uint32Array {
    const masks = new Uint32Array(this.#developers.extent);
    for (const [bit, place] of places.entries())
      for (const number of this.#holders(place)) masks[number] = (masks[number] ?? 0) | (1 << bit);
    return masks;
  }

  *#holders(place: number): Iterable<number> {
    const list = this.#developers.list(fields.skills, this.#skills[place] ?? -1);
    if (!list) return;
    for (let at = 0; at < list.length; at += 1) {
      const number = documentOf(list.postings[at] ?? 0);
      if (this.#developers.states[number] === OPEN) yield number;
    }
  }

  #hasHours(number: number, hours: number | null): boolean {
    if (hours === null) return true;
    const record = this.#developers.documentAt(number);
    return record !== undefined && hasHours(record, hours);
  }
}
