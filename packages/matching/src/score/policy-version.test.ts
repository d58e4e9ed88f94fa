import { expect, test } from 'vitest';
import { versionOf } from './policy-version.ts';

const points = { skills: 46, hours: 6 };

test('stays the same if only names change', () => {
  expect(versionOf([{ seatSkills: 46, sharedHours: 6 }, 0.5])).toBe(versionOf([points, 0.5]));
});

test.each([
  ['a figure changes', [{ ...points, hours: 7 }, 0.5]],
  ['two figures are swapped', [{ skills: 6, hours: 46 }, 0.5]],
  ['a figure moves to another group', [{ skills: 46 }, 6, 0.5]],
])('changes if %s', (_, figures) => {
  expect(versionOf(figures)).not.toBe(versionOf([points, 0.5]));
});
