import { readLines } from '../index/cache-lines.ts';
import { FIRST_ROW, ROW } from '../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../profile/developer-record.ts';

/** What so many developers' numbers take stays in the processor's second cache. */
const BATCH = 512;
/** So many numbers are worth fetching: few have more than twenty skills. */
const REACH = FIRST_ROW + 14 * ROW;

/** Reads a little of many developers before they are measured: measuring waits for one after the other. */
export class ReadAhead {
  /** Made of all that was read, so that no compiler leaves the reading out. */
  trace = 0;

  /** The same developers in the same order, each batch read ahead. */
  *batches(developers: Iterable<DeveloperRecord>): Generator<readonly DeveloperRecord[]> {
    let batch: DeveloperRecord[] = [];
    for (const developer of developers) {
      batch.push(developer);
      if (batch.length < BATCH) continue;
      yield this.#read(batch);
      batch = [];
    }
    yield this.#read(batch);
  }

  #read(batch: readonly DeveloperRecord[]): readonly DeveloperRecord[] {
    let { trace } = this;
    for (const { numbers } of batch) trace ^= readLines(numbers, Math.min(numbers.length, REACH));
    this.trace = trace;
    return batch;
  }
}
