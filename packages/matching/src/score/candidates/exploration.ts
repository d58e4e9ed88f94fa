import { hashId } from '../../index/hash.ts';
import type { IndexedDocument, InvertedIndex } from '../../index/inverted-index.ts';
import { dayMs } from '../../profile/decay.ts';
import { fields, sliceCount } from '../../profile/fields.ts';

/**
 * The approximate number of random documents per request. It holds below about a hundred thousand open documents;
 * of more, more are returned.
 */
const randomCandidates = 16;

/**
 * Numbers of some random open documents, different for each asker and each day (UTC), and the same in every
 * process. Gives documents that no search finds a chance to be scored.
 * @param now epoch milliseconds
 */
export function* explored<T extends IndexedDocument>(
  index: InvertedIndex<T>,
  asker: string,
  now: number,
): Generator<number> {
  const first = hashId(`${asker} ${Math.floor(now / dayMs)}`);
  const slices = Math.min(
    sliceCount,
    Math.ceil((randomCandidates * sliceCount) / Math.max(1, index.openSize)),
  );
  for (let slice = 0; slice < slices; slice += 1)
    yield* index.openWith(fields.slices, (first + slice) % sliceCount);
}
