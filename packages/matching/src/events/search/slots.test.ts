import { expect, test } from 'vitest';
import { countTeams } from './slots.ts';

test.each([
  [0, { min: 3, preferred: 4, max: 5 }, 0],
  [1, { min: 3, preferred: 4, max: 5 }, 1],
  [18, { min: 3, preferred: 4, max: 5 }, 5],
  // Three teams would be near the preferred size, and one of them too small.
  [10, { min: 4, preferred: 4, max: 5 }, 2],
  // Two teams would be near the preferred size, and one of them too large.
  [9, { min: 3, preferred: 4, max: 4 }, 3],
])('%i people form teams of %j: %i', (people, sizes, teams) => {
  expect(countTeams(people, sizes)).toBe(teams);
});
