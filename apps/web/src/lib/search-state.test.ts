import { describe, expect, it } from 'vitest';
import { choiceField, listField, pageField, readSearch, textField, writeSearch } from './search-state.ts';

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

describe('a key given several times', () => {
  const several = { technology: listField(3), page: pageField() };

  it('reads every value once, none that is empty, and not too many', () => {
    const search = new URLSearchParams('technology=React&technology=&technology=React&technology=Go');
    expect(readSearch(several, search).technology).toEqual(['React', 'Go']);
    const many = new URLSearchParams(['a', 'b', 'c', 'd'].map((value) => ['technology', value]));
    expect(readSearch(several, many).technology).toEqual(['a', 'b', 'c']);
  });

  it('writes all of them, and nothing for none', () => {
    const next = writeSearch(several, new URLSearchParams('technology=Go&page=3'), {
      technology: ['React', 'C++'],
      page: 1,
    });
    expect(next.toString()).toBe('technology=React&technology=C%2B%2B');
    expect(writeSearch(several, next, { technology: [] }).toString()).toBe('');
  });
});
