import { describe, expect, test } from 'vitest';
import { readSearch, writeSearch } from '../../../lib/address/search-state.ts';
import { hasWishes, noWishes, setEntry, type TeamWishes, wishFields } from './team-wishes.ts';

describe('team wishes in the address', () => {
  test('are read as they were written', () => {
    const wishes: TeamWishes = {
      size: 5,
      hours: 8,
      must: ['react', 'c++'],
      without: ['kafka'],
      keep: ['a'],
      drop: ['b'],
    };
    const search = writeSearch(wishFields, new URLSearchParams(), wishes);
    expect(readSearch(wishFields, search)).toEqual(wishes);
    expect(hasWishes(wishes)).toBe(true);
  });

  test('are ignored if invalid', () => {
    const read = readSearch(wishFields, new URLSearchParams('size=many&hours=-3&must=&keep='));
    expect(read).toEqual(noWishes);
    expect(hasWishes(read)).toBe(false);
    expect(writeSearch(wishFields, new URLSearchParams(), noWishes).size).toBe(0);
  });

  test('stay within the limits of the server', () => {
    expect(readSearch(wishFields, new URLSearchParams('size=999&hours=200'))).toMatchObject({
      size: 50,
      hours: 80,
    });
  });
});

test('toggling adds an entry at most once and removes it', () => {
  expect(setEntry(['a', 'b'], 'a', true)).toEqual(['b', 'a']);
  expect(setEntry(['a', 'b'], 'a', false)).toEqual(['b']);
});
