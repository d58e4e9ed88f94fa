import { describe, expect, test } from 'vitest';
import { foundSnippet } from './found-snippet.ts';

describe('foundSnippet', () => {
  test('returns a short message unchanged, on one line', () => {
    expect(foundSnippet('The tide\n\nturns  at six', ['tide'])).toBe('The tide turns at six');
  });

  test('cuts a long message around the first match', () => {
    const text = `${'before '.repeat(40)}the lighthouse ${'after '.repeat(60)}`;
    const snippet = foundSnippet(text, ['lighthouse']);
    expect(snippet).toMatch(/^…before .*the lighthouse after .*…$/);
    expect(snippet.length).toBeLessThan(190);
  });

  test('removes fences and markup, but keeps their content', () => {
    const text = 'Try this:\n```sh\nnpm run **tide**\n```\n_before_ the **tide** turns';
    expect(foundSnippet(text, ['tide'])).toBe('Try this: npm run **tide** before the tide turns');
  });

  test('shows the address if the match is only there', () => {
    const text = '[the **docs**](https://a.example/lighthouse)';
    expect(foundSnippet(text, ['docs'])).toBe('the docs');
    expect(foundSnippet(text, ['lighthouse'])).toBe(text);
  });

  test('starts at the beginning if nothing matches', () => {
    expect(foundSnippet('word '.repeat(100), ['absent'])).toMatch(/^word .*…$/);
  });
});
