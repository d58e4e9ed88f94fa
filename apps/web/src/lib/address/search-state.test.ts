import { describe, expect, test } from 'vitest';
import {
  choiceField,
  listField,
  pageField,
  pendingSearch,
  readSearch,
  textField,
  writeSearch,
} from './search-state.ts';

const fields = {
  searchTerm: textField(),
  order: choiceField(['desc', 'asc'], 'desc'),
  page: pageField(),
};

describe('readSearch', () => {
  test('uses fallbacks for absent or invalid values', () => {
    const state = readSearch(fields, new URLSearchParams('page=-3&order=sideways'));
    expect(state).toEqual({ searchTerm: '', order: 'desc', page: 1 });
  });

  test('reads the values of the address and ignores the case of choices', () => {
    const state = readSearch(fields, new URLSearchParams('searchTerm=%20tide%20&order=ASC&page=4'));
    expect(state).toEqual({ searchTerm: 'tide', order: 'asc', page: 4 });
  });
});

describe('writeSearch', () => {
  test('omits fallbacks and keeps unrelated keys', () => {
    const next = writeSearch(fields, new URLSearchParams('tab=profile&page=4&order=asc'), { page: 1 });
    expect(next.toString()).toBe('tab=profile&order=asc');
  });

  test('overwrites existing values with the changes', () => {
    const next = writeSearch(fields, new URLSearchParams('page=4'), { searchTerm: 'tide', page: 2 });
    expect(next.get('searchTerm')).toBe('tide');
    expect(next.get('page')).toBe('2');
  });
});

describe('a repeated key', () => {
  const several = { technology: listField(3), page: pageField() };

  test('reads every value once, without empty ones, up to a limit', () => {
    const search = new URLSearchParams('technology=React&technology=&technology=React&technology=Go');
    expect(readSearch(several, search).technology).toEqual(['React', 'Go']);
    const many = new URLSearchParams(['a', 'b', 'c', 'd'].map((value) => ['technology', value]));
    expect(readSearch(several, many).technology).toEqual(['a', 'b', 'c']);
  });

  test('writes all values, and no key for an empty list', () => {
    const next = writeSearch(several, new URLSearchParams('technology=Go&page=3'), {
      technology: ['React', 'C++'],
      page: 1,
    });
    expect(next.toString()).toBe('technology=React&technology=C%2B%2B');
    expect(writeSearch(several, next, { technology: [] }).toString()).toBe('');
  });
});

describe('pendingSearch', () => {
  const requested = { from: 'first', search: new URLSearchParams({ searchTerm: 'tide log' }) };
  const shown = (key: string, loading?: string) =>
    pendingSearch(requested, { key, loading })?.get('searchTerm');

  test('is the requested search until another location is shown', () => {
    expect(shown('first')).toBe('tide log');
    expect(shown('first', '?searchTerm=tide%20log')).toBe('tide log');
    expect(shown('second')).toBeUndefined();
    expect(pendingSearch(undefined, { key: 'first', loading: undefined })).toBeUndefined();
  });

  test('is the requested search while the location of an earlier request is shown', () => {
    expect(shown('second', '?searchTerm=tide%20log')).toBe('tide log');
  });

  test('ends when the page loads another location', () => {
    expect(shown('second', '?searchTerm=surf')).toBeUndefined();
    expect(shown('second', '')).toBeUndefined();
  });
});
