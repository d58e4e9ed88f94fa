import { expect, test } from 'vitest';
import { detectorRows } from '../detect/rows/rows.ts';
import { getSkill } from '../taxonomy/taxonomy.ts';
import { areaRows, areasOf } from './areas.ts';

const detected = new Set(detectorRows.map(({ skillId }) => skillId));

/** Whether a skill implies another, directly or through other skills. */
function implies(skillId: string, wanted: string, steps = 4): boolean {
  const links = getSkill(skillId)?.implies ?? [];
  return links.some(({ id }) => id === wanted || (steps > 0 && implies(id, wanted, steps - 1)));
}

test('areas are skills of the taxonomy with its labels', () => {
  expect(areaRows.length).toBeGreaterThan(5);
  expect(areaRows.filter(({ skillId, label }) => getSkill(skillId)?.label !== label)).toEqual([]);
});

test('skills that show an area have a detector and imply the area', () => {
  const strange = areaRows.flatMap(({ skillId, shownBy }) =>
    [...shownBy].filter((id) => !detected.has(id) || !implies(id, skillId)).map((id) => `${id} → ${skillId}`),
  );
  expect(strange).toEqual([]);
});

test('areasOf finds an area by one skill and keeps the order of the table', () => {
  expect(areasOf(['postgresql', 'lodash', 'react']).map(({ label }) => label)).toEqual([
    'Frontend',
    'Databases',
  ]);
  expect(areasOf(['lodash'])).toEqual([]);
});
