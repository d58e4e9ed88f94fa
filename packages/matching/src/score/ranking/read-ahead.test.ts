import { expect, test } from 'vitest';
import { compileDeveloper } from '../../profile/developer-record.ts';
import { createVocabulary } from '../../profile/vocabulary.ts';
import { allSkills, resolveSkill } from '../../taxonomy/taxonomy.ts';
import { developer } from '../../testing/profiles.ts';
import { ReadAhead } from './read-ahead.ts';

test.each([0, 1, 511, 512, 513, 1100])('returns all of %i developers in their order', (count) => {
  const vocabulary = createVocabulary({ skills: allSkills(), resolve: resolveSkill });
  const developers = Array.from({ length: count }, (_, at) =>
    compileDeveloper(developer(String(at)), vocabulary),
  );
  expect([...new ReadAhead().batches(developers)].flat()).toStrictEqual(developers);
});
