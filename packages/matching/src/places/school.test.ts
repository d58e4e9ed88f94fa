import { describe, expect, test } from 'vitest';
import { schoolKey } from './school.ts';

describe('schoolKey', () => {
  test.each([
    ['University of Oslo', 'Univ. of Oslo, Norway'],
    ['University of Oslo', 'the UNIVERSITY  OF OSLO'],
    ['U of Michigan', 'University of Michigan'],
    ['Massachusetts Institute of Technology (MIT)', 'Massachusetts Inst. of Tech.'],
    ['École Polytechnique', 'ecole polytechnique'],
    ['Technische Universität Graz', 'Technische Universitaet Graz, Austria'],
    ["St. John's College", 'Saint Johns College'],
    ['Arts & Crafts School', 'Arts and Crafts School'],
  ])('%j equals %j', (one, other) => {
    expect(schoolKey(one)).not.toBe('');
    expect(schoolKey(one)).toBe(schoolKey(other));
  });

  test.each([
    ['University of York', 'York University'],
    ['Miami University', 'University of Miami'],
    ['Sea School', 'Sea College'],
  ])('%j differs from %j', (one, other) => {
    expect(schoolKey(one)).not.toBe(schoolKey(other));
  });

  test.each(['', ' . ', '(closed)', '🏫'])('returns no key for %j', (typed) => {
    expect(schoolKey(typed)).toBe('');
  });
});
