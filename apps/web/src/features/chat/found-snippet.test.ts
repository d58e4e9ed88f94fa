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

  it('has no fences and marks, but what they hold', () => {
    const text = 'Try this:\n```sh\nnpm run **tide**\n```\n_before_ the **tide** turns';
    expect(foundSnippet(text, ['tide'])).toBe('Try this: npm run **tide** before the tide turns');
  });

  it('shows the address when the word is nowhere else', () => {
    const text = '[the **docs**](https://a.example/lighthouse)';
    expect(foundSnippet(text, ['docs'])).toBe('the docs');
    expect(foundSnippet(text, ['lighthouse'])).toBe(text);
  });

  it('begins at the beginning where nothing is marked', () => {
    expect(foundSnippet('word '.repeat(100), ['absent'])).toMatch(/^word .*…$/);
  });
});
