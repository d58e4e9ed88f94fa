import { describe, expect, test } from 'vitest';
import { type AreaLeaf, type Group, groupAreas, groupSchools } from './nearby.groups.policy.ts';

function leaf(path: string, people: number, projects = 0): AreaLeaf {
  const [country = '', region = '', city = '', quarter = ''] = path.split('/');
  const labels = { cityLabel: city.toUpperCase(), quarterLabel: quarter.toUpperCase() };
  return { key: path, country, region, city, quarter, ...labels, people, projects };
}

function summary(groups: readonly Group[]): string[] {
  return groups.map((group) => `${group.key} ${group.people}`).sort();
}

describe('areas', () => {
  test.each<[string, AreaLeaf[], string[]]>([
    ['no users', [], []],
    ['a town of five', [leaf('de//berlin/', 5)], ['city:de//berlin 5']],
    ['a town of four goes elsewhere', [leaf('de//berlin/', 4)], ['elsewhere 4']],
    ['two small towns make a country', [leaf('de//berlin/', 3), leaf('de//bonn/', 2)], ['country:de 5']],
    [
      'the few beside a town go elsewhere, not into a country of their own',
      [leaf('de//berlin/', 9), leaf('de//bonn/', 4)],
      ['city:de//berlin 9', 'elsewhere 4'],
    ],
    [
      'quarters of five stand where the rest is five too',
      [leaf('de//berlin/mitte', 5), leaf('de//berlin/', 5), leaf('de//berlin/wedding', 2)],
      ['city:de//berlin 7', 'quarter:de//berlin/mitte 5'],
    ],
    [
      'a quarter joins a rest of the town that is too small',
      [leaf('de//berlin/mitte', 8), leaf('de//berlin/wedding', 6), leaf('de//berlin/', 1)],
      ['city:de//berlin 7', 'quarter:de//berlin/mitte 8'],
    ],
    [
      'a town without country is the only one of its name',
      [leaf('//berlin/', 2), leaf('de//berlin/', 3)],
      ['city:de//berlin 5'],
    ],
    [
      'but not one of two',
      [leaf('//portland/', 5), leaf('us/or/portland/', 5), leaf('us/me/portland/', 5)],
      ['city:us//portland 5', 'city:us/me/portland 5', 'city:us/or/portland 5'],
    ],
    ['a country alone', [leaf('de///', 5)], ['country:de 5']],
  ])('%s', (_, leaves, expected) => {
    expect(summary(groupAreas(leaves, 5))).toEqual(expected.sort());
  });

  test('never form a group of fewer than five or lose a user, for any numbers', () => {
    for (let seed = 1; seed < 3000; seed++) {
      let state = seed;
      const next = (below: number) => {
        state = (state * 1103515245 + 12345) % 2147483648;
        return Math.floor((state / 2147483648) * below);
      };
      const paths = new Set(
        Array.from({ length: 1 + next(12) }, () => {
          const pick = (names: string[]) => names[next(names.length)] ?? '';
          return [pick(['', 'de', 'us']), pick(['', 'or']), pick(['', 'a', 'b']), pick(['', 'x', 'y'])].join(
            '/',
          );
        }),
      );
      const leaves = [...paths].map((path) => leaf(path, 1 + next(8), next(3)));
      const groups = groupAreas(leaves, 5);
      const small = groups.filter((group) => group.level !== 'elsewhere' && group.people < 5);
      expect(small, `seed ${seed}`).toEqual([]);
      const sum = (rows: readonly { people: number; projects: number }[]) =>
        rows.reduce((total, row) => total + row.people * 1000 + row.projects, 0);
      expect(sum(groups), `seed ${seed}`).toBe(sum(leaves));
      expect(groups.flatMap((group) => group.leaves).sort()).toEqual(leaves.map(({ key }) => key).sort());
    }
  });
});

test('schools of fewer than five users are merged into others', () => {
  const schools = [
    { key: 'sea school', label: 'Sea School', people: 5, projects: 2 },
    { key: 'small', label: 'Small', people: 4, projects: 1 },
    { key: 'tiny', label: 'Tiny', people: 1, projects: 0 },
  ];
  expect(groupSchools(schools, 5)).toMatchObject([
    { key: 'school:sea school', level: 'school', names: ['Sea School'], people: 5, projects: 2 },
    { key: 'otherSchools', level: 'otherSchools', names: [], people: 5, projects: 1 },
  ]);
});
