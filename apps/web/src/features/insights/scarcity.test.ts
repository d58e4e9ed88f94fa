import { expect, test } from 'vitest';
import { scarcestFirst } from './scarcity.ts';

test('puts the skill with the most projects for each person first', () => {
  const react = { label: 'React', projects: 17, people: 52 };
  const docker = { label: 'Docker', projects: 6, people: 98 };
  const node = { label: 'Node.js', projects: 13, people: 28 };
  expect(scarcestFirst([react, docker, node])).toEqual([node, react, docker]);
});

test('puts skills that no project asks for last, even without other people', () => {
  const cobol = { label: 'COBOL', projects: 0, people: 0 };
  const go = { label: 'Go', projects: 1, people: 200 };
  const rust = { label: 'Rust', projects: 1, people: 0 };
  expect(scarcestFirst([cobol, go, rust])).toEqual([rust, go, cobol]);
});
