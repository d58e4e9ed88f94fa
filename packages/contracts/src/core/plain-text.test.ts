import { describe, expect, test } from 'vitest';
import { line, text } from './common.ts';
import { withoutExtraMarks } from './plain-text.ts';

describe('a text', () => {
  test.each([
    ['composes decomposed letters', 'Cafe\u0301', 'Café'],
    ['keeps newlines and tabs', 'one\n\ttwo', 'one\n\ttwo'],
    [
      'stores every kind of line break as a newline',
      'a\r\nb\rc\u0085d\u2028e\u2029f\vg',
      'a\nb\nc\nd\ne\nf\ng',
    ],
    ['drops other control characters', 'a\u0007b\u001b[31mc\u009bd', 'ab[31mcd'],
    ['drops overrides, embeddings and isolates', '\u202egpj.exe\u202c \u2066a\u2069', 'gpj.exe a'],
    ['keeps the marks that right-to-left scripts need', 'שלום\u200f!', 'שלום\u200f!'],
    ['keeps emoji sequences', '👩‍💻 ❤️ 🏴\u{e0067}\u{e0062}\u{e007f}', '👩‍💻 ❤️ 🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['keeps 30 marks on one letter', `a${'\u0316'.repeat(30)}`, `a${'\u0316'.repeat(30)}`],
  ])('%s', (_what, typed, stored) => {
    expect(text(100).parse(typed)).toBe(stored);
  });

  test('replaces line breaks in texts of one line', () => {
    expect(line(100).parse(' Tide\r\n\ttable\u202e')).toBe('Tide table');
  });

  test.each([
    ['31 marks on one letter', `a${'\u0316'.repeat(31)}`, 'Contains too many accents on one letter'],
    [
      'marks that a control character separates',
      'a\u0316\u202e'.padEnd(80, '\u0316\u202e'),
      'Contains too many accents on one letter',
    ],
    ['a null character', 'a\u0000', 'Contains characters that cannot be stored'],
    ['half a character', '\ud800', 'Contains characters that cannot be stored'],
    ['too many characters', 'x'.repeat(101), 'At most 100 characters'],
    ['hundreds of spaces', ' '.repeat(401), 'At most 100 characters'],
    ['fewer characters than the minimum', ' x ', 'At least 2 characters'],
  ])('rejects %s', (_what, typed, message) => {
    expect(text(100, 2).safeParse(typed).error?.issues[0]?.message).toBe(message);
  });

  test.each([
    ['zero-width characters', '\u200b\u200d\ufeff'],
    ['a Hangul filler', '\u3164'],
    ['a blank Braille pattern', '\u2800 \u2800'],
    ['a mark without a letter', ' \u0301'],
    ['direction marks', '\u200e\u200f'],
    ['tag characters', '\u{e0041}\u{e007f}'],
  ])('counts as empty if it has nothing but %s', (_what, typed) => {
    expect(line(100).parse(typed)).toBe('');
    expect(text(100, 1).safeParse(typed).error?.issues[0]?.message).toBe('Required');
  });

  test('may have the maximum length in decomposed letters', () => {
    expect(text(100).parse('o\u0302\u0300'.repeat(100))).toBe('ồ'.repeat(100));
  });
});

test('withoutExtraMarks removes excess combining marks', () => {
  expect(withoutExtraMarks(`a${'\u0316'.repeat(5_000)}b\u0301`)).toBe(`a${'\u0316'.repeat(30)}b\u0301`);
});
