import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allSkills } from '../taxonomy/taxonomy.ts';
import { cpuMs } from '../testing/cpu-time.ts';
import { extractSkills } from './extract-skills.ts';

const megabyte = 1_000_000;
/**
 * Several times the duration of a linear pass on a busy machine, far below the minutes of a quadratic one.
 */
const limitMs = 1_000;

function repeated(piece: string): string {
  return piece.repeat(Math.ceil(megabyte / piece.length));
}

describe('extractSkills on hostile text', () => {
  extractSkills('warm up');

  test.each([
    ['one letter', 'a'],
    ['prefixes of a long name', 'amazon web service '],
    ['ambiguous letters', 'C '],
    ['ambiguous letters in a list', 'C,R,'],
    ['ambiguous words', 'Go Spring Express '],
    ['refused words', 'Go to '],
    ['plain skills', 'React '],
    ['nested names', 'react native web '],
    ['dots', '.'],
    ['spaces', ' '],
    ['line breaks', '\n\n'],
    ['addresses', '://x '],
    ['digits after a name', 'html1.1.'],
    ['half surrogates', '\ud83d'],
    ['combining marks', 'e\u0301\u0301'],
  ])('reads a megabyte of %s in one linear pass', (_what, piece) => {
    expect(cpuMs(() => extractSkills(repeated(piece)))).toBeLessThan(limitMs);
  });

  test('returns valid offsets that never overlap, for any text', () => {
    const name = fc.constantFrom(...allSkills().flatMap(({ label, aliases }) => [label, ...aliases]));
    const piece = fc.oneof(
      name,
      fc.constantFrom(' ', ', ', '. ', '-', '/', '\n', '1', 's'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { start, end, surface } of extractSkills(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(surface).toBe(text.slice(start, end));
          last = end;
        }
      }),
    );
  });

  test('finds every unambiguous label that is alone in a text', () => {
    const missed = allSkills().filter(({ id, label, ambiguous }) => {
      if (ambiguous) return false;
      const [only, ...more] = extractSkills(`(${label})`);
      return only?.skillId !== id || more.length > 0;
    });
    expect(missed.map(({ id }) => id)).toEqual([]);
  });
});
