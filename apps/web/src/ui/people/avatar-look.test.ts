import { describe, expect, test } from 'vitest';
import { avatarColors, avatarLook, avatarShapes, initials, pictureOfSize } from './avatar-look.ts';

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

describe('avatarLook', () => {
  test('is stable for an id', () => {
    expect(avatarLook('019a9f3e-7c1d-7a52-b6f0-2f5e8a1c4d90')).toEqual(
      avatarLook('019a9f3e-7c1d-7a52-b6f0-2f5e8a1c4d90'),
    );
  });

  // Ids of accounts that were created one after another differ in few characters.
  const looks = Array.from({ length: 400 }, (_, index) =>
    avatarLook(`019a9f3e-7c1d-7a52-b6f0-${index.toString(16).padStart(12, '0')}`),
  );

  test('uses every colour, shape and rotation for similar ids', () => {
    expect(new Set(looks.map(({ colors }) => colors))).toEqual(new Set(avatarColors));
    expect(new Set(looks.map(({ shape }) => shape))).toEqual(new Set(avatarShapes));
    expect(new Set(looks.map(({ rotation }) => rotation))).toEqual(new Set([0, 90, 180, 270]));
  });

  test('gives no drawing to more than one in forty of similar ids', () => {
    const counts = Map.groupBy(looks, (look) => JSON.stringify(look)).values();
    expect(Math.max(...counts.map((same) => same.length))).toBeLessThanOrEqual(looks.length / 40);
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
