import { describe, expect, test } from 'vitest';
import { addTag, suggestTags } from './tag-list-edit.ts';

describe('addTag', () => {
  test('adds trimmed text at the end', () => {
    expect(addTag(['React'], '  Node.js ')).toEqual({
      outcome: 'added',
      tags: ['React', 'Node.js'],
      tag: 'Node.js',
    });
  });

  test('collapses inner white space', () => {
    expect(addTag([], 'Design \t systems')).toMatchObject({ tag: 'Design systems' });
  });

  test('ignores empty text', () => {
    expect(addTag(['React'], '   ')).toEqual({ outcome: 'ignored' });
  });

  test('returns the existing tag of a duplicate in its own spelling', () => {
    expect(addTag(['React'], 'rEACT')).toEqual({ outcome: 'duplicate', tag: 'React' });
  });
});

describe('suggestTags', () => {
  const known = ['TypeScript', 'JavaScript', 'Scala', 'React'];

  test('lists matches at the beginning first and omits existing tags', () => {
    expect(suggestTags(known, [], 'sc')).toEqual(['Scala', 'TypeScript', 'JavaScript']);
    expect(suggestTags(known, ['scala'], 'sc')).toEqual(['TypeScript', 'JavaScript']);
  });

  test('suggests nothing before a character is typed', () => {
    expect(suggestTags(known, [], ' ')).toEqual([]);
  });
});
