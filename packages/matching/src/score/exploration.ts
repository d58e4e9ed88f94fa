import { hashId } from '../index/hash.ts';
import type { IndexedDocument, InvertedIndex } from '../index/inverted-index.ts';
import { fields, SLICES } from '../profile/fields.ts';

const DAY_MS = 86_400_000;
/** Documents that exploring proposes, about; a tenth of a million fill a slice, more are proposed of more. */
const EXPLORED = 16;

/**
 * Numbers of some open documents, whatever they hold: others for each asker and each day (UTC), the same in every
 * process. Who is found by nothing else gets a chance to be scored.
 * @param now epoch milliseconds
 */
export function* explored<T extends IndexedDocument>(
  index: InvertedIndex<T>,
  asker: string,
  now: number,
): Generator<number> {
  const first = hashId(`${asker} ${Math.floor(now / DAY_MS)}`);
  const slices = Math.min(SLICES, Math.ceil((EXPLORED * SLICES) / Math.max(1, index.size)));
  for (let slice = 0; slice < slices; slice += 1)
    yield* index.openWith(fields.slices, (first + slice) % SLICES);
}
