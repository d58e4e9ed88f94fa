import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Numbering } from './numbering.ts';
import { featureOf, impactOf, ownWords, type Stream, topImpact, wordImpacts } from './words.ts';

const works = (texts: readonly string[]): Stream => ({ texts, weight: 0.5, referenceLength: 160 });

/** Impacts by word, 0–1. */
function impactsOf(...streams: Stream[]): Map<string, number> {
  const numbering = new Numbering();
  const packed = wordImpacts(streams, numbering);
  const all = streams.flatMap(({ texts }) => texts.flatMap((text) => text.toLowerCase().split(' ')));
  return new Map(
    all.flatMap((word) => {
      const at = [...packed].find((one) => featureOf(one) === numbering.find(word));
      return at === undefined ? [] : [[word, impactOf(at) / topImpact] as const];
    }),
  );
}

const filler = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `filler${from + at}`).join(' ');

describe('a text by itself', () => {
  test('gives each word its BM25 weight: 1 in 80 words is 1 / (1 + 1.2)', () => {
    expect(impactsOf(ownWords(`harbour ${filler(79)}`)).get('harbour')).toBeCloseTo(1 / 2.2, 3);
  });

  test('does not change with additional streams without words', () => {
    const alone = impactsOf(ownWords('harbour boat harbour'));
    expect(impactsOf(ownWords('harbour boat harbour'), works([]), works(['', '...']))).toEqual(alone);
  });
});

describe('streams of one document', () => {
  test('are added, each by its weight and length', () => {
    const both = impactsOf(ownWords(`harbour ${filler(79)}`), works([`harbour ${filler(159, 100)}`]));
    expect(both.get('harbour')).toBeCloseTo(1.5 / 2.7, 3);
  });

  test('a long stream neither lowers a short one nor gains by its length', () => {
    const own = 'harbour';
    const long = works([`${'anchor '.repeat(4)}${filler(2_000)}`]);
    expect(impactsOf(ownWords(own), long).get('harbour')).toBe(impactsOf(ownWords(own)).get('harbour'));
    const short = works([`${'anchor '.repeat(4)}${filler(200)}`]);
    expect(impactsOf(long).get('anchor') ?? 0).toBeLessThan(impactsOf(short).get('anchor') ?? 0);
  });

  test('keep 160 words: those with the highest weight, then the first words of each text', () => {
    const texts = [
      `zebra ${filler(400)}`,
      `yacht ${filler(400, 400)}`,
      `${filler(400, 800)} ${'harbour '.repeat(3)}`,
    ];
    const kept = impactsOf(ownWords('sextant'), works(texts));
    expect(kept.size).toBe(160);
    for (const word of ['sextant', 'zebra', 'yacht', 'harbour', 'filler0', 'filler400', 'filler800'])
      expect(kept.has(word), word).toBe(true);
  });

  test('do not depend on the order of their texts', () => {
    const word = fc.integer({ min: 0, max: 300 }).map((at) => `w${at}`);
    const text = fc.array(word, { maxLength: 120 }).map((words) => words.join(' '));
    const shuffled = fc
      .array(text, { maxLength: 6 })
      .chain((texts) =>
        fc.tuple(fc.constant(texts), fc.shuffledSubarray(texts, { minLength: texts.length })),
      );
    fc.assert(
      fc.property(text, shuffled, (own, [texts, others]) => {
        const [a, b] = [texts, others].map((order) =>
          wordImpacts([ownWords(own), works(order)], new Numbering()),
        );
        expect(b).toEqual(a);
      }),
    );
  });
});
