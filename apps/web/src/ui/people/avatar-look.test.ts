import { describe, expect, test } from 'vitest';
import { avatarColor, avatarColors, initials, pictureOfSize } from './avatar-look.ts';

describe('initials', () => {
  test.each([
    ['quiet-heron', 'QH'],
    ['Ada Byron Lovelace', 'AL'],
    ['mira', 'MI'],
    ['x', 'X'],
    ['  spaced   out ', 'SO'],
    ['Zoë.Ångström', 'ZÅ'],
    ['𝒜lan', '𝒜L'],
    ['---', '?'],
    ['', '?'],
  ])('for %j are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('avatarColor', () => {
  test('is stable for a name', () => {
    expect(avatarColor('quiet-heron')).toBe(avatarColor('quiet-heron'));
  });

  test('uses every colour across many names', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, index) => avatarColor(`person-${index}`)));
    expect(seen).toEqual(new Set(avatarColors));
  });
});

describe('pictureOfSize', () => {
  const name = `/media/20260101000000-${'0a'.repeat(16)}`;

  test.each([
    [20, `${name}-48.webp`],
    [48, `${name}-48.webp`],
    [64, `${name}-96.webp`],
    [96, `${name}-96.webp`],
    [128, `${name}.webp`],
  ])('for %i pixels is %s', (pixels, file) => {
    expect(pictureOfSize(`${name}.webp`, pixels)).toBe(file);
  });

  test('returns the address unchanged if it is not one of our pictures', () => {
    expect(pictureOfSize('blob:http://localhost/1', 20)).toBe('blob:http://localhost/1');
  });
});
