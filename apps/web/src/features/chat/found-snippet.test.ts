import { describe, expect, it } from 'vitest';
import { foundSnippet } from './found-snippet.ts';

describe('foundSnippet', () => {
  it('leaves a short message as it is, on one line', () => {
    expect(foundSnippet('The tide\n\nturns  at six', ['tide'])).toBe('The tide turns at six');
  });

  it('cuts a long one around the first word that was found', () => {
    const text = `${'before '.repeat(40)}the lighthouse ${'after '.repeat(60)}`;
    const snippet = foundSnippet(text, ['lighthouse']);
    expect(snippet).toMatch(/^…before .*the lighthouse after .*…$/);
    expect(snippet.length).toBeLessThan(190);
  });

  it('begins at the beginning where nothing is marked', () => {
    expect(foundSnippet('word '.repeat(100), ['absent'])).toMatch(/^word .*…$/);
  });
});
