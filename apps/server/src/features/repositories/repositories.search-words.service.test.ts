import { cpuMs } from '@teamwright/matching/testing/cpu-time.ts';
import { expect, test } from 'vitest';
import { searchedWords } from './repositories.search-words.service.ts';

test('returns the prose of a README as one line', () => {
  expect(searchedWords('# Quay\n\n```\ncode\n```\n\nShips\u0000 and\ttides.\r\n')).toBe(
    'Quay Ships and tides.',
  );
  expect(searchedWords('')).toBe('');
});

test.each([
  'The token is ghp_0123456789abcdef today',
  'Set `API_KEY=ghp_0123456789abcdef` first',
  'postgres://ada:ghp_0123456789abcdef@db/quay',
  '**password**: "ghp_0123456789abcdef"',
  `${'quay '.repeat(198)} ghp_0123456789abcdef`,
  `${'a\n'.repeat(15_992)} ghp_0123456789abcdef`,
])('removes secrets: %s', (line) => {
  expect(searchedWords(`# Quay\n${line}\n`)).not.toMatch(/0123/);
});

test('keeps at most 4,000 characters, in whole words and whole characters', () => {
  const words = Array.from({ length: 2_000 }, (_, at) => `quay${at}`).join('\n');
  const kept = searchedWords(words);
  expect(kept.length).toBeLessThanOrEqual(4_000);
  expect(kept.length).toBeGreaterThan(3_980);
  expect(words.replaceAll('\n', ' ').startsWith(`${kept} `)).toBe(true);
  const pictures = searchedWords(`מזח ${'ships 🚢 '.repeat(4_000)}`);
  expect(pictures.isWellFormed()).toBe(true);
  expect(searchedWords(`${'港'.repeat(900)}\n`.repeat(30)).length).toBeLessThanOrEqual(4_000);
});

test.each([
  ['no line break', 'ships '.repeat(90_000)],
  ['secrets that never end', 'password="'.repeat(52_000)],
  ['NULs', '\0'.repeat(520_000)],
])('processes 512 KiB of %s quickly', (_what, readme) => {
  expect(cpuMs(() => searchedWords(readme))).toBeLessThan(200);
});

test('returns a description without secrets, and nothing for a generated one', () => {
  expect(searchedWords('Tides for boats.')).toBe('Tides for boats.');
  expect(searchedWords('A new Flutter project.')).toBe('');
  expect(searchedWords('Use token: abc123')).toBe('Use token: …');
  expect(searchedWords('Tides :ship: see https://quay.example')).toBe('Tides see');
});
