import { featureOf, impactOf } from '../index/words.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';

/**
 * One developer at a time, laid out so that skills and words are found by number in one step. The scratch arrays
 * are reused: loading thousands of developers in turn allocates nothing.
 */
export class LoadedDeveloper {
  #record: DeveloperRecord | undefined;
  /** Skill → its position in the record plus one, 0 where the developer lacks it. */
  #positions: Uint32Array = new Uint32Array(1024);
  #impacts: Uint32Array = new Uint32Array(4096);

  load(record: DeveloperRecord): void {
    this.#clear();
    this.#record = record;
    for (let at = 0; at < record.skills.length; at += 1) {
      const skill = record.skills[at] ?? 0;
      if (skill >= this.#positions.length) this.#positions = grown(this.#positions, skill);
      this.#positions[skill] = at + 1;
    }
    for (const packed of record.words) {
      const word = featureOf(packed);
      if (word >= this.#impacts.length) this.#impacts = grown(this.#impacts, word);
      this.#impacts[word] = impactOf(packed);
    }
  }

  /** Throws when nobody is loaded. */
  get record(): DeveloperRecord {
    if (!this.#record) throw new Error('no developer is loaded');
    return this.#record;
  }

  /** Position of a skill in the record, −1 where the developer lacks it. */
  positionOf(skill: number): number {
    return skill < this.#positions.length ? (this.#positions[skill] ?? 0) - 1 : -1;
  }

  /** Impact of a word in the developer's text, 0 where it does not occur. */
  impactOf(word: number): number {
    return word < this.#impacts.length ? (this.#impacts[word] ?? 0) : 0;
  }

  #clear(): void {
    for (const skill of this.#record?.skills ?? []) this.#positions[skill] = 0;
    for (const packed of this.#record?.words ?? []) this.#impacts[featureOf(packed)] = 0;
  }
}

function grown(array: Uint32Array, needed: number): Uint32Array {
  const larger = new Uint32Array(Math.max(needed + 1, array.length * 2));
  larger.set(array);
  return larger;
}
