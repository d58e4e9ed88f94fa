import { expect, it } from 'vitest';
import { detectorRows } from '../detect/rows/rows.ts';
import { getSkill } from '../taxonomy/taxonomy.ts';
import { areaRows, areasOf } from './areas.ts';

const detected = new Set(detectorRows.map(({ skillId }) => skillId));

/** Whether a skill implies another, directly or over a third. */
function implies(skillId: string, wanted: string, steps = 4): boolean {
  const links = getSkill(skillId)?.implies ?? [];
  return links.some(({ id }) => id === wanted || (steps > 0 && implies(id, wanted, steps - 1)));
}

it('the areas are skills of the taxonomy, under its labels', () => {
  expect(areaRows.length).toBeGreaterThan(5);
  expect(areaRows.filter(({ skillId, label }) => getSkill(skillId)?.label !== label)).toEqual([]);
});

it('what shows an area can be found in a manifest and implies the area', () => {
  const strange = areaRows.flatMap(({ skillId, shownBy }) =>
    [...shownBy].filter((id) => !detected.has(id) || !implies(id, skillId)).map((id) => `${id} → ${skillId}`),
  );
  expect(strange).toEqual([]);
});

it('one skill is enough for its area; the order is that of the table', () => {
  expect(areasOf(['postgresql', 'lodash', 'react']).map(({ label }) => label)).toEqual([
    'Frontend',
    'Databases',
  ]);
  expect(areasOf(['lodash'])).toEqual([]);
});
