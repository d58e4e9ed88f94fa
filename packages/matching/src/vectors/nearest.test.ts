import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Community } from '../score/community.ts';
import { smallCatalogue } from '../testing/catalogue.ts';
import { developer } from '../testing/profiles.ts';
import { createRandom } from '../testing/random.ts';
import { syntheticVectors } from '../testing/vectors.ts';
import { Nearest } from './nearest.ts';
import { cosine, packVector, squareOf, unpackVector } from './packed-vector.ts';

const size = 3000;

function vectorsOf(dimensions: number, common = 0, seed = 1): Float32Array[] {
  const vectors = syntheticVectors(dimensions, createRandom(seed), common);
  return Array.from({ length: size }, () => vectors.next());
}

function communityOf(vectors: readonly (Float32Array | null)[], order = (ids: number[]) => ids): Community {
  const community = new Community(smallCatalogue);
  for (const at of order([...vectors.keys()]))
    community.putDeveloper(developer(`d${at}`, { vector: vectors[at] ?? null }));
  return community;
}

function nearestIn({ developers }: Community, asked: Float32Array, limit = 50): string[] {
  const found = new Nearest(developers).among(packVector(asked), limit);
  return Array.from(found, (number) => developers.documentAt(number)?.id ?? '').sort();
}

function angle(a: Float32Array, b: Float32Array): number {
  const [one, other] = [packVector(a), packVector(b)];
  return cosine(unpackVector(one), squareOf(one), other);
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

test('packed vectors keep a cosine to within 0.01 in any number of dimensions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (dimensions, seed) => {
      const random = createRandom(seed);
      const draw = () => Float32Array.from({ length: dimensions }, () => random.next() - 0.5);
      const [a, b] = [draw(), draw()];
      expect(angle(a, b)).toBeCloseTo(dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)), 1.7);
    }),
  );
});

test.each([
  ['nothing', []],
  ['zeroes', [0, 0]],
  ['a NaN', [1, Number.NaN]],
  ['an infinite number', [1, Number.POSITIVE_INFINITY]],
])('%s gives an empty vector', (_what, values) => {
  expect(packVector(Float32Array.from(values))).toHaveLength(0);
});

describe.each([
  ['without anything in common', 0],
  ['with much in common', 1],
])('among vectors %s', (_what, common) => {
  const vectors = vectorsOf(384, common);
  const community = communityOf(vectors);
  const asked = vectorsOf(384, common, 1).slice(0, 20);

  test('finds most of the fifty nearest, and always an equal vector', () => {
    let found = 0;
    for (const [at, one] of asked.entries()) {
      const ids = nearestIn(community, one);
      const truth = vectors
        .map((other, number) => ({ id: `d${number}`, near: dot(one, other) }))
        .sort((a, b) => b.near - a.near)
        .slice(0, 50);
      expect(ids).toContain(`d${at}`);
      expect(ids).toHaveLength(50);
      found += truth.filter(({ id }) => ids.includes(id)).length;
    }
    expect(found / (50 * asked.length)).toBeGreaterThan(0.7);
  });

  test('does not depend on the order of insertion or on removed documents', () => {
    const other = communityOf(vectors, (ids) => ids.reverse());
    for (let at = 0; at < size; at += 1)
      other.putDeveloper(developer(`gone${at}`, { vector: vectors[at] ?? null }));
    for (let at = 0; at < size; at += 1) other.dropDeveloper(`gone${at}`);
    for (const one of asked) expect(nearestIn(other, one)).toEqual(nearestIn(community, one));
  });
});

test('returns a full page if there are more equal vectors than a search reads', () => {
  const [vector] = vectorsOf(64);
  if (!vector) throw new Error('The vector is missing');
  const community = communityOf(Array.from({ length: 1200 }, () => vector));
  expect(nearestIn(community, vector)).toHaveLength(50);
});

test('does not find documents that are closed, hidden, removed, changed, of another dimension or without a vector', () => {
  const vectors = vectorsOf(64);
  const [near] = vectors;
  if (!near) throw new Error('The vector is missing');
  const community = communityOf(vectors);
  const put = (id: string, over: object) => community.putDeveloper(developer(id, { vector: near, ...over }));
  for (const id of ['twin', 'gone', 'changed', 'forgotten']) put(id, {});
  put('closed', { openToCollaborate: false });
  put('longer', { vector: Float32Array.from([...near, 0]) });
  expect(nearestIn(community, near)).toEqual(
    expect.arrayContaining(['twin', 'gone', 'changed', 'forgotten']),
  );
  community.dropDeveloper('gone');
  put('changed', { vector: near.map((value) => -value) });
  put('forgotten', { vector: null });
  const found = nearestIn(community, near);
  expect(found).toContain('twin');
  for (const id of ['gone', 'changed', 'forgotten', 'closed', 'longer']) expect(found).not.toContain(id);
  const without = community.developers.without(['twin'], () => nearestIn(community, near));
  expect(without).not.toContain('twin');
});
