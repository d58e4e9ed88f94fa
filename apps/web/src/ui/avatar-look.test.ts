import { describe, expect, it } from 'vitest';
import { avatarColor, avatarColors, initials } from './avatar-look.ts';

describe('initials', () => {
  it.each([
    ['quiet-heron', 'QH'],
    ['Ada Byron Lovelace', 'AL'],
    ['mira', 'MI'],
    ['x', 'X'],
    ['  spaced   out ', 'SO'],
    ['Zoë.Ångström', 'ZÅ'],
    ['𝒜lan', '𝒜L'],
    ['---', '?'],
    ['', '?'],
  ])('of %j are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('avatarColor', () => {
  it('is stable for a name', () => {
    expect(avatarColor('quiet-heron')).toBe(avatarColor('quiet-heron'));
  });

  it('uses every colour over many names', () => {
    const seen = new Set(Array.from({ length: 200 }, (_, index) => avatarColor(`person-${index}`)));
    expect(seen).toEqual(new Set(avatarColors));
  });
});
