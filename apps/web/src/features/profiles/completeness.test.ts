import { describe, expect, test } from 'vitest';
import { completenessOf } from './completeness.ts';

const empty = {
  profilePicture: null,
  bio: '',
  workplace: '',
  area: '',
  school: '',
  timeZone: null,
  hoursPerWeek: null,
  interests: [],
};

const full = {
  profilePicture: '/media/a.webp',
  bio: 'Prints tide tables.',
  workplace: 'Harbour office',
  area: '',
  school: 'Sea School',
  timeZone: 'Europe/Oslo',
  hoursPerWeek: 8,
  interests: ['maps'],
};

describe('completenessOf', () => {
  test('is 0 for a new profile and lists every part as missing', () => {
    const { percent, missing } = completenessOf(empty, 0);
    expect([percent, missing.length, missing[0]]).toEqual([0, 8, 'picture']);
  });

  test('is 100 with every part; an area or a school is enough', () => {
    expect(completenessOf(full, 3)).toEqual({ percent: 100, missing: [] });
    expect(completenessOf({ ...full, area: 'Bergen', school: '' }, 3).percent).toBe(100);
  });

  test('lists the missing parts', () => {
    expect(completenessOf({ ...full, bio: '' }, 0)).toEqual({ percent: 75, missing: ['bio', 'skills'] });
  });
});
