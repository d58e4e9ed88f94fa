import { expect, test } from 'vitest';
import { bestOf } from './best-of.ts';

function project(score: number, ...skills: string[]) {
  const signs = skills.map((label) => ({ label, how: 'declared' as const }));
  return { score, summary: { skills: [...signs, { label: 'Missing', how: 'none' as const }] } };
}

const docker = project(70, 'Docker');
const again = project(70, 'Docker');
const react = project(69, 'React');
const both = project(66, 'Python', 'React');
const far = project(60, 'Python');

test('a project for the same skill gives way to a near-equal one for a further skill', () => {
  expect(bestOf([docker, again, project(70, 'Docker'), react])).toEqual([docker, again, react]);
  expect(bestOf([docker, again, react, both])).toEqual([docker, react, both]);
  expect(bestOf([docker, again, react, far])).toEqual([docker, again, react]);
});

test('of equal scores, the project that uses more skills comes first', () => {
  const wide = project(70, 'Docker', 'Go');
  expect(bestOf([docker, again, wide, react])).toEqual([docker, wide, react]);
});

test('a project far below does not replace a better one', () => {
  expect(bestOf([docker, again, project(70, 'Docker'), far])).toHaveLength(3);
  expect(bestOf([docker, again, project(70, 'Docker'), far])).not.toContain(far);
});

test('short lists are shown as they are', () => {
  expect(bestOf([])).toEqual([]);
  expect(bestOf([docker, react])).toEqual([docker, react]);
});
