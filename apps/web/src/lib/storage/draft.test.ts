import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDraft, removeDraft, removeDrafts, saveDraft } from './draft.ts';

const empty = { title: '', tags: ['none'] };
let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  });
});

describe('drafts', () => {
  test('are loaded as saved until they are removed', () => {
    saveDraft('post', { title: 'Tide', tags: ['a'] });
    expect(loadDraft('post', empty)).toEqual({ title: 'Tide', tags: ['a'] });
    removeDraft('post');
    expect(loadDraft('post', empty)).toEqual(empty);
  });

  test('are all removed at once without touching other keys', () => {
    items.set('root', '{}');
    saveDraft('posting:one', { title: 'Tide', tags: [] });
    saveDraft('posting:two', { title: 'Mill', tags: [] });
    removeDrafts();
    expect([...items.keys()]).toEqual(['root']);
  });

  test('omit values of the wrong type', () => {
    saveDraft('post', { title: 7, tags: 'a', other: true });
    expect(loadDraft('post', empty)).toEqual(empty);
  });

  test('tolerate damaged or blocked storage', () => {
    items.set('draft:post', '{');
    expect(loadDraft('post', empty)).toEqual(empty);
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    expect(() => saveDraft('post', empty)).not.toThrow();
  });
});
