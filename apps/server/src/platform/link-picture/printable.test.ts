import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test.each([
  ['Tide-mill planner', 'Tide-mill planner'],
  ['Überblick für Łódź & Đà Nẵng', 'Überblick für Łódź & Đà Nẵng'],
  ['Ḥasan‐Ṣabbāḥ', 'Hasan-Sabbāh'],
  ['ɸʃ Ƀ', 'A project'],
  ['\u202eevil\u202c title', 'evil title'],
  ['zero\u200bwidth\u0000', 'zero width'],
  ['🚀 Launch 👩‍👩‍👧 day', 'Launch day'],
  ['🚀🚀🚀', 'A project'],
  ['לוח זמנים', 'A project'],
  ['プロジェクト Japan', 'A project'],
  ['', 'A project'],
])('%j is drawn as %j', (text, drawn) => {
  expect(printable(text, 60, 'A project')).toBe(drawn);
});

test('any text becomes one short line of drawable characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      expect(printable(text, 60, 'A project')).toMatch(
        /^[\u0020-\u024f\u1e00-\u1eff\u2010-\u20ac\u2122\u2212]{1,60}$/u,
      );
    }),
  );
  expect(printable('long '.repeat(2_048), 60)).toHaveLength(60);
});
