import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../testing/random.ts';
import { hashId } from './hash.ts';
import { type IndexedDocument, InvertedIndex } from './inverted-index.ts';
import { joinArrays, partOf } from './joined-arrays.ts';
import type { Clause } from './reading.ts';
import { Search } from './search.ts';
import { featureOf, impactOf, pack, topImpact } from './words.ts';

const featureCount = 12;

/** Few features and coarse impacts make ties common. */
const field = fc
  .uniqueArray(fc.record({ feature: fc.nat(featureCount - 1), step: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ feature }) => feature,
    maxLength: 8,
  })
  .map((pairs) => Uint32Array.from(pairs, ({ feature, step }) => pack(feature, step / 4)).sort());

const document = fc.record({
  id: fc.nat(120).map(String),
  open: fc.integer({ max: 9, min: 0 }).map((tenth) => tenth > 0),
  fields: fc.tuple(field, field).map(joinArrays),
});

const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: document }) },
  { weight: 1, arbitrary: fc.record({ remove: fc.nat(120).map(String) }) },
);

const query = fc.uniqueArray(
  fc.record({
    field: fc.nat(1),
    feature: fc.nat(featureCount - 1),
    weight: fc.integer({ min: 1, max: 50_000 }),
  }),
  { selector: (clause) => `${clause.field}:${clause.feature}`, minLength: 1, maxLength: 8 },
);

function fullScan(
  index: InvertedIndex<IndexedDocument>,
  clauses: readonly Clause[],
  limit: number,
): string[] {
  return [...index.open()]
    .map((found) => ({ id: found.id, sum: sumOf(found, clauses) }))
    .filter(({ sum }) => sum > 0)
    .sort((a, b) => b.sum - a.sum || hashId(a.id) - hashId(b.id))
    .slice(0, limit)
    .map(({ id }) => id);
}

function sumOf(found: IndexedDocument, clauses: readonly Clause[]): number {
  let sum = 0;
  for (const { field: at, feature, weight } of clauses) {
    for (const packed of partOf(found.fields, at))
      if (featureOf(packed) === feature) sum += weight * impactOf(packed);
  }
  return sum;
}

const everyTuning = [
  { broadShare: 0, completionCost: 0, longShare: 0 },
  { broadShare: 0, completionCost: 0, longShare: 1 / 4 },
  { broadShare: 0, completionCost: 0, longShare: Number.POSITIVE_INFINITY },
  { broadShare: Number.POSITIVE_INFINITY, completionCost: 0, longShare: 0 },
  { broadShare: Number.POSITIVE_INFINITY, completionCost: 16, longShare: 0 },
];

function bestIds(
  index: InvertedIndex<IndexedDocument>,
  clauses: readonly Clause[],
  limit: number,
  tuning = everyTuning[3],
): string[] {
  return new Search(index, tuning)
    .best(clauses, limit)
    .map((number) => index.documentAt(number)?.id ?? 'nobody');
}

describe('Search', () => {
  test('finds what a full scan finds, with changes, removals and ties', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 300 }),
        fc.array(query, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 20 }),
        (changes, queries, limit) => {
          const index = new InvertedIndex<IndexedDocument>();
          for (const one of changes) {
            if ('put' in one) index.put(one.put);
            else index.remove(one.remove);
          }
          for (const clauses of queries) {
            const expected = fullScan(index, clauses, limit);
            for (const tuning of everyTuning)
              expect(bestIds(index, clauses, limit, tuning)).toEqual(expected);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('stays exact when documents are added and removed between searches, also after compaction', () => {
    const index = new InvertedIndex<IndexedDocument>();
    const clauses = [0, 1, 2, 3].map((feature) => ({ field: 0, feature, weight: 1000 + feature }));
    let state = 7;
    const next = (below: number) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return (state >>> 8) % below;
    };
    for (let step = 0; step < 6000; step += 1) {
      const fields = joinArrays([
        Uint32Array.from([0, 1, 2, 3], (feature) => pack(feature, next(1000) / 1000)),
        new Uint32Array(),
        Uint32Array.of(pack(0, 1)),
      ]);
      index.put({ id: String(next(500)), open: next(10) > 0, fields });
      if (next(4) === 0) index.remove(String(next(500)));
      if (step % 500 !== 499) continue;
      const expected = fullScan(index, clauses, 25);
      for (const tuning of everyTuning) expect(bestIds(index, clauses, 25, tuning)).toEqual(expected);
    }
    expect(index.extent).toBeLessThan(6000);
    expect(index.bytes()).toBeGreaterThan(500 * 4 * 4);
  });

  test('is exact over many windows, with new postings after the ordered ones', () => {
    const index = new InvertedIndex<IndexedDocument>();
    const random = createRandom(4);
    const features = () =>
      [0, 1, 2, 3, 4]
        .filter((feature) => random.below(feature + 2) === 0)
        .map((one) => pack(one, random.next()));
    const put = (id: number) =>
      index.put({
        id: String(id),
        open: random.below(9) > 0,
        fields: joinArrays([Uint32Array.from(features())]),
      });
    const clauses = [0, 1, 2, 3, 4].map((feature) => ({ field: 0, feature, weight: 9000 - 1000 * feature }));
    for (let id = 0; id < 30_000; id += 1) put(id);
    for (const limit of [1, 50, 300]) {
      for (const tuning of everyTuning)
        expect(bestIds(index, clauses, limit, tuning)).toEqual(fullScan(index, clauses, limit));
      for (let change = 0; change < 40; change += 1) put(random.below(30_500));
    }
  });

  /** Two features: a rare one of the first twenty documents, and a common one with all impacts. */
  function withCommonFeature(documents: number, every: number): InvertedIndex<IndexedDocument> {
    const index = new InvertedIndex<IndexedDocument>();
    for (let id = 0; id < documents; id += 1) {
      const common = pack(1, (id % 100) / 100);
      const features = id < 20 ? [pack(0, 1), common] : id % every === 0 ? [common] : [];
      index.put({ id: String(id), open: true, fields: joinArrays([Uint32Array.from(features)]) });
    }
    return index;
  }

  const rareAndCommon = [
    { field: 0, feature: 0, weight: 50 },
    { field: 0, feature: 1, weight: 10 },
  ];

  test('does not read a long list that can no longer change the result', () => {
    const index = withCommonFeature(10_000, 19);
    const search = new Search(index);
    const found = search.best(rareAndCommon, 10).map((number) => index.documentAt(number)?.id ?? 'nobody');
    expect(found).toEqual(fullScan(index, rareAndCommon, 10));
    expect(search.postingsRead).toBeLessThan(100);
  });

  test('looks up impacts in a list with half of all documents when the other lists decide', () => {
    const index = withCommonFeature(50_000, 2);
    const search = new Search(index);
    const found = search.best(rareAndCommon, 10).map((number) => index.documentAt(number)?.id ?? 'nobody');
    expect(found).toEqual(fullScan(index, rareAndCommon, 10));
    expect(search.postingsRead).toBeLessThan(5000);
  });

  test('reads only the high tiers of a single long list', () => {
    const index = withCommonFeature(50_000, 2);
    const search = new Search(index);
    const common = rareAndCommon.slice(1);
    const found = search.best(common, 10).map((number) => index.documentAt(number)?.id ?? 'nobody');
    expect(found).toEqual(fullScan(index, common, 10));
    expect(search.postingsRead).toBeLessThan(10_000);
  });

  test('hides documents during `without`, and finds them again afterwards, also after an error', () => {
    const index = new InvertedIndex<IndexedDocument>();
    for (const id of ['a', 'b'])
      index.put({ id, open: true, fields: joinArrays([Uint32Array.from([pack(0, 1)])]) });
    const clauses = [{ field: 0, feature: 0, weight: topImpact }];
    expect(index.without(['a', 'unknown'], () => bestIds(index, clauses, 5))).toEqual(['b']);
    expect(() =>
      index.without(['a'], () => {
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(bestIds(index, clauses, 5)).toHaveLength(2);
  });
});
