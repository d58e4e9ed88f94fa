import { expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

function shown(text: string, ...words: string[]): string[] {
  const places = words.map((word) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length }));
  return passagesOf(text, places).map(({ parts }) =>
    parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join(''),
  );
}

test('passagesOf marks words in a short text, in any order of the places', () => {
  expect(shown('A React app in Docker.', 'Docker', 'React')).toEqual(['A [React] app in [Docker].']);
});

test('passagesOf cuts a long text at word boundaries around the words', () => {
  const filler = 'plain words that say nothing at all '.repeat(4);
  const [first, second, ...more] = shown(`${filler}React ${filler}Docker ${filler}`, 'React', 'Docker');
  expect(first).toBe('plain words that say nothing at all [React] plain words that say nothing at all');
  expect(second).toBe('plain words that say nothing at all [Docker] plain words that say nothing at all');
  expect(more).toEqual([]);
});

test('passagesOf keeps a word without spaces whole and does not cut the marked word', () => {
  const [only] = shown(`${'x'.repeat(100)}React${'y'.repeat(100)}`, 'React');
  expect(only).toBe('[React]');
});

test('passagesOf returns nothing without places', () => {
  expect(passagesOf('React', [])).toEqual([]);
});
