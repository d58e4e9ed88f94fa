import { readLines } from '../../index/cache-lines.ts';
import { firstRow, rowLength } from '../../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';

/** The numbers of this many developers fit into the processor's second-level cache. */
const batchSize = 512;
/** Numbers to read ahead per developer: few have more than twenty skills. */
const numbersPerDeveloper = firstRow + 14 * rowLength;

/**
 * Reads some data of many developers before they are measured, because measuring them one by one waits for
 * memory.
 */
export class ReadAhead {
  /** Made of all numbers read, so that the compiler does not remove the reads. */
  trace = 0;

  /** The same developers in the same order; each batch is read ahead. */
  *batches(developers: Iterable<DeveloperRecord>): Generator<readonly DeveloperRecord[]> {
    let batch: DeveloperRecord[] = [];
    for (const developer of developers) {
      batch.push(developer);
      if (batch.length < batchSize) continue;
      yield this.#read(batch);
      batch = [];
    }
    yield this.#read(batch);
  }

  #read(batch: readonly DeveloperRecord[]): readonly DeveloperRecord[] {
    let { trace } = this;
    for (const { numbers } of batch)
      trace ^= readLines(numbers, Math.min(numbers.length, numbersPerDeveloper));
    this.trace = trace;
    return batch;
  }
}
