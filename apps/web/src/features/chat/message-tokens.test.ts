import { describe, expect, it } from 'vitest';
import { messageTokens } from './message-tokens.ts';

function text(value: string) {
  return { kind: 'text', text: value };
}

function link(value: string, href = value) {
  return { kind: 'link', text: value, href };
}

describe('messageTokens', () => {
  it('keeps plain text as it was typed', () => {
    const typed = 'Two lines\n\n  and <b>no</b> HTML & so on ```';
    expect(messageTokens(typed)).toEqual([text(typed)]);
  });

  it('finds code in a line', () => {
    expect(messageTokens('The case where `seenAt` is equal')).toEqual([
      text('The case where '),
      { kind: 'code', text: 'seenAt' },
      text(' is equal'),
    ]);
  });

  it('finds code blocks with and without a language', () => {
    expect(messageTokens('The rule:\n```ts\nif (a) {\n  b();\n}\n```\nRight?')).toEqual([
      text('The rule:'),
      { kind: 'block', text: 'if (a) {\n  b();\n}', language: 'ts' },
      text('Right?'),
    ]);
    expect(messageTokens('```\nhttps://example.org `x`\n```')).toEqual([
      { kind: 'block', text: 'https://example.org `x`', language: '' },
    ]);
    expect(messageTokens('run ```npm start``` now')).toEqual([
      text('run '),
      { kind: 'block', text: 'npm start', language: '' },
      text(' now'),
    ]);
  });

  it.each([
    ['https://example.org', [link('https://example.org', 'https://example.org/')]],
    ['See https://example.org/a.', [text('See '), link('https://example.org/a'), text('.')]],
    [
      '(https://example.org/wiki/Joint_(wood))',
      [text('('), link('https://example.org/wiki/Joint_(wood)'), text(')')],
    ],
    ['http://example.org/?q=1&r=2, then', [link('http://example.org/?q=1&r=2'), text(', then')]],
  ])('finds the address in %j', (message, expected) => {
    expect(messageTokens(message)).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    'https://',
    'ftp://example.org',
    'xhttps://example.org',
    'data:text/html,hi',
  ])('makes no link of %j', (message) => {
    expect(messageTokens(message)).toEqual([text(message)]);
  });

  it('is quick with many marks', () => {
    const start = performance.now();
    expect(messageTokens('`'.repeat(4000)).length).toBeGreaterThan(0);
    expect(messageTokens('```a\n'.repeat(800)).length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
