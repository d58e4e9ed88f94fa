import { expect, test } from 'vitest';
import { Numbering } from '../index/numbering.ts';
import { compilePlaces, sameArea, sameSchool } from './place.ts';
import type { Vocabulary } from './vocabulary.ts';

const vocabulary = { places: new Numbering() } as Vocabulary;

function places(area: string, school = '') {
  return compilePlaces({ area, school }, vocabulary);
}

test.each([
  ['Berlin', 'berlin , Germany', true],
  ['Kreuzberg, Berlin', 'Berlin, DE', true],
  ['Göteborg', 'Gothenburg, Sweden', true],
  ['Zürich', 'ZUERICH', true],
  ['Århus', 'Aarhus, Danmark', true],
  ['Kraków', 'Krakow', true],
  ["Saint John's", 'St. Johns', true],
  ['Birmingham, UK', 'Birmingham, Alabama', false],
  ['Portland, Maine', 'Portland, OR', false],
  ['Portland, USA', 'Portland, OR', true],
  ['Germany', 'Deutschland', true],
  ['Germany', 'Berlin, Germany', false],
  ['', '', false],
  ['Birmingham', 'Birmingham, AL', true],
])('sameArea for %j and %j is %s', (one, other, same) => {
  expect(sameArea(places(one).area, places(other).area)).toBe(same);
  expect(sameArea(places(other).area, places(one).area)).toBe(same);
});

test('gives all spellings of a school the same number', () => {
  expect(sameSchool(places('', 'Univ. of Oslo').school, places('', 'University of Oslo').school)).toBe(true);
  expect(sameSchool(places('').school, places('').school)).toBe(false);
});
