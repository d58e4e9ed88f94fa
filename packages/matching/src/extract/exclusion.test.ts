import { describe, expect, test } from 'vitest';
import { cpuMs } from '../testing/cpu-time.ts';
import { withoutExcluded } from './exclusion.ts';
import { extractSkills } from './extract-skills.ts';

function named(text: string): string[] {
  return withoutExcluded(text, extractSkills(text)).map(({ surface }) => surface);
}

describe('withoutExcluded leaves out what a text says it does not ask for', () => {
  test.each([
    ['No PHP here. We write TypeScript.', ['TypeScript']],
    ['No experience with Kubernetes needed, Docker is enough.', ['Docker']],
    ['You don’t need to know Kubernetes.', []],
    ['We do not use jQuery or PHP, but TypeScript.', ['TypeScript']],
    ['Knowledge of Docker is not required.', []],
    ['Docker skills aren’t needed; React is.', ['React']],
    ['A site without WordPress, with Astro.', ['Astro']],
    ['Neither PHP nor Java.', []],
  ])('%j', (text, kept) => {
    expect(named(text)).toEqual(kept);
  });

  test.each([
    ['Not only React, also Docker.', ['React', 'Docker']],
    ['No less than three years of Java.', ['Java']],
    ['No nonsense, just TypeScript.', ['TypeScript']],
    ['You do not need a degree. Java is enough.', ['Java']],
    ['Nice to have, but not required: Docker', ['Docker']],
    ['React, not jQuery', ['React']],
    ['Remote work: no\nDocker, React', ['Docker', 'React']],
    ['No PHP\nor\nJava', ['Java']],
    ['Docker\nnot required: a degree', ['Docker']],
  ])('and keeps the rest: %j', (text, kept) => {
    expect(named(text)).toEqual(kept);
  });

  test('keeps a skill that the text also asks for elsewhere', () => {
    expect(named('No PHP experience? Fine. Later you learn PHP with us.')).toEqual(['PHP']);
  });

  test('reads a megabyte in linear time', () => {
    for (const piece of ['no PHP or ', 'not need to know ', 'Java is not '])
      expect(cpuMs(() => named(piece.repeat(1_000_000 / piece.length)))).toBeLessThan(1_500);
  });
});
