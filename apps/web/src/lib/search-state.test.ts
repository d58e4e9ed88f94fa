import { describe, expect, it } from 'vitest';
import { choiceField, pageField, readSearch, textField, writeSearch } from './search-state.ts';

const fields = {
  searchTerm: textField(),
  order: choiceField(['desc', 'asc'], 'desc'),
  page: pageField(),
};

describe('readSearch', () => {
  it('takes fallbacks for what is absent or meaningless', () => {
    const state = readSearch(fields, new URLSearchParams('page=-3&order=sideways'));
    expect(state).toEqual({ searchTerm: '', order: 'desc', page: 1 });
  });

  it('reads what the address says, choices without case', () => {
    const state = readSearch(fields, new URLSearchParams('searchTerm=%20tide%20&order=ASC&page=4'));
    expect(state).toEqual({ searchTerm: 'tide', order: 'asc', page: 4 });
  });
});

describe('writeSearch', () => {
  it('leaves fallbacks out and keeps keys of others', () => {
    const next = writeSearch(fields, new URLSearchParams('tab=profile&page=4&order=asc'), { page: 1 });
    expect(next.toString()).toBe('tab=profile&order=asc');
  });

  it('writes changes over what is there', () => {
    const next = writeSearch(fields, new URLSearchParams('page=4'), { searchTerm: 'tide', page: 2 });
    expect(next.get('searchTerm')).toBe('tide');
    expect(next.get('page')).toBe('2');
  });
});
