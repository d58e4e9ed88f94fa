import { getSkill, resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { expect, test } from 'vitest';
import { roleSkills } from './role-skills.ts';

test.each(Object.entries(roleSkills))('the 12 skills of %s are known under these names', (_, names) => {
  expect(new Set(names).size).toBe(12);
  expect(names.map((name) => getSkill(resolveSkill(name).id)?.label)).toEqual(names);
});
