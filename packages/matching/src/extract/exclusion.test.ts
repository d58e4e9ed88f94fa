import { describe, expect, test } from 'vitest';
import { cpuMs } from '../testing/cpu-time.ts';
import { withoutExcluded } from './exclusion.ts';
import { extractSkills } from './extract-skills.ts';

function named(text: string): string[] {
  return withoutExcluded(text, extractSkills(text)).map(({ surface }) => surface);
}

describe('withoutExcluded leaves out what a text says is not needed', () => {
  test.each([
    ['No PHP here. We write TypeScript.', ['TypeScript']],
    ['No experience with Kubernetes needed, Docker is enough.', ['Docker']],
    ['You don’t need to know Kubernetes.', []],
    ['You do not need PHP but TypeScript.', ['TypeScript']],
    ['There is no need for Docker.', []],
    ['Knowledge of Docker is not required.', []],
    ['Experience with Docker is not strictly required.', []],
    ['Docker skills aren’t needed; React is.', ['React']],
    ['React (not required), Docker', ['Docker']],
    ['React, not jQuery', ['React']],
    ['React, no **PHP**, please', ['React']],
    ['No Java, PHP or Ruby.', []],
    ['You don’t need Docker and Kubernetes.', []],
    ['Docker and Kubernetes are not required, React is.', ['React']],
    ['Java/Kotlin not required.', []],
    ['No PHP, React', ['React']],
  ])('%j', (text, kept) => {
    expect(named(text)).toEqual(kept);
  });

  test.each([
    ['Not only React, also Docker.', ['React', 'Docker']],
    ['No less than three years of Java.', ['Java']],
    ['No nonsense, just TypeScript.', ['TypeScript']],
    ['You do not need a degree. Java is enough.', ['Java']],
    ['Nice to have, but not required: Docker', ['Docker']],
    ['Remote work: no\nDocker, React', ['Docker', 'React']],
    ['Docker\nnot required: a degree', ['Docker']],
    ['We don’t have a React developer yet, so we look for one.', ['React']],
    ['We do not have any experience with Docker.', ['Docker']],
    ['We currently have no experience with PostgreSQL.', ['PostgreSQL']],
    ['No Docker setup exists yet; you would write it.', ['Docker']],
    ['There is no React Native app yet.', ['React Native']],
    ['Our code is not using TypeScript yet.', ['TypeScript']],
    ['Kubernetes is not used yet: introduce it.', ['Kubernetes']],
    ['Applicants without Java experience will not be considered.', ['Java']],
    ['Do not apply without React.', ['React']],
    ['Works with or without Docker.', ['Docker']],
    ['Why not use Rust?', ['Rust']],
    ['Docker is not required to be installed, but you should know it.', ['Docker']],
    ['Docker is not needed in production, but in development.', ['Docker']],
    ['We cannot say that you don’t need Docker.', ['Docker']],
    ['We don’t want Docker to be slow.', ['Docker']],
    ['Java, Docker is not required', ['Java']],
  ])('and keeps the rest: %j', (text, kept) => {
    expect(named(text)).toEqual(kept);
  });

  test('keeps a skill that the text also asks for elsewhere', () => {
    expect(named('No PHP experience needed. Later you learn PHP with us.')).toEqual(['PHP']);
  });

  test('reads a megabyte in linear time', () => {
    for (const piece of ['no PHP or ', 'not need to know ', 'Java is not ', 'Java, ', 'Java/'])
      expect(cpuMs(() => named(piece.repeat(1_000_000 / piece.length)))).toBeLessThan(1_500);
  });
});
