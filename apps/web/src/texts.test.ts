import { describe, expect, test } from 'vitest';
import { fill } from './texts.ts';

describe('fill', () => {
  test('replaces every known placeholder and keeps unknown ones', () => {
    expect(fill('Page {page} of {pages}', { page: 1, pages: 4 })).toBe('Page 1 of 4');
    expect(fill('{name}: {other}', { name: 'a {b}' })).toBe('a {b}: {other}');
  });
});
