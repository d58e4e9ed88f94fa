import { type InvertedIndex, openState } from '../index/inverted-index.ts';
import { documentOf } from '../index/posting-list.ts';
import { head } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';
import { fields } from '../profile/fields.ts';
import { hasHours } from './people.ts';

/**
 * Which open, visible developers have which of some skills. Covers all developers instead of only the
 * candidates, so that a skill reported as impossible is impossible for all. Skills are identified by their
 * position in the given list.
 */
export class AllDevelopers {
  readonly #developers: InvertedIndex<DeveloperRecord>;
  readonly #skills: readonly number[];

  constructor(developers: InvertedIndex<DeveloperRecord>, skills: readonly number[]) {
    this.#developers = developers;
    this.#skills = skills;
  }

  /** Whether a developer with at least this many hours a week has the skill at this position. */
  hasDeveloperWith(position: number, hours: number | null): boolean {
    for (const number of this.#holders(position)) if (this.#hasHours(number, hours)) return true;
    return false;
  }

  /**
   * The distinct combinations of the skills in `positions` (at most 30) among developers with enough hours, as
   * bit masks. Each has the first developer by hash with this combination.
   */
  masks(positions: readonly number[], hours: number | null): Map<number, DeveloperRecord> {
    const { hashes } = this.#developers;
    const first = new Map<number, number>();
    for (const [number, mask] of this.#masksByNumber(positions).entries()) {
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

  /**
   * The distinct hours a week below `hours` of developers with any of the skills in `positions`, highest first.
   */
  hoursBelow(hours: number, positions: readonly number[]): number[] {
    const found = new Set<number>();
    for (const position of positions) {
      for (const number of this.#holders(position)) {
        if (this.#hasHours(number, hours)) continue;
        const offered = this.#developers.documentAt(number)?.numbers[head.quarterHours] ?? 1;
        found.add(Math.floor((offered - 1) / 4));
      }
    }
    return [...found].sort((a, b) => b - a);
  }

  #masksByNumber(positions: readonly number[]): Uint32Array {
    const masks = new Uint32Array(this.#developers.extent);
    for (const [bit, position] of positions.entries())
      for (const number of this.#holders(position)) masks[number] = (masks[number] ?? 0) | (1 << bit);
    return masks;
  }

  *#holders(position: number): Iterable<number> {
    const list = this.#developers.list(fields.skills, this.#skills[position] ?? -1);
    if (!list) return;
    for (let at = 0; at < list.length; at += 1) {
      const number = documentOf(list.postings[at] ?? 0);
      if (this.#developers.states[number] === openState) yield number;
    }
  }

  #hasHours(number: number, hours: number | null): boolean {
    if (hours === null) return true;
    const record = this.#developers.documentAt(number);
    return record !== undefined && hasHours(record, hours);
  }
}
