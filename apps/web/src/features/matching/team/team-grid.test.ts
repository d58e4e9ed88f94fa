import { expect, test } from 'vitest';
import { sharedText } from './team-grid.tsx';

const skills = [{ label: 'React' }, { label: 'Docker' }, { label: 'Testing' }];

function member(...carries: boolean[]) {
  return { cells: carries.map((one) => ({ carries: one })) };
}

test('says why a skill has two responsible members', () => {
  const members = [member(true, false, true), member(false, true, true)];
  expect(sharedText({ members }, skills, 2)).toBe(
    'Testing has two people responsible, so it is more certain to be covered. Each person is responsible for at most 2 skills.',
  );
});

test('names several such skills, and none if each skill has one member', () => {
  const both = member(true, true, false);
  expect(sharedText({ members: [both, both] }, skills, 2)).toMatch(/^React and Docker have two people/);
  expect(sharedText({ members: [both, member(false, false, true)] }, skills, 2)).toBeUndefined();
});
