import { describe, expect, test } from 'vitest';
import { smallCatalogue } from '../../testing/catalogue.ts';
import { dayMs, developer, noon, project, required, skill } from '../../testing/profiles.ts';
import { Community } from '../community.ts';
import { Recall } from './recall.ts';

const people = 600;
/** Developers without differences, and too many to be candidates all together. */
const alike = Array.from({ length: people }, (_, at) => developer(`d${at}`, { skills: [skill('docker')] }));
const asked = project('p', {
  required: [required('docker')],
  school: 'Lighthouse Point',
  schoolVerified: true,
  area: 'Bergen',
});

function communityOf(profiles = alike) {
  const community = new Community(smallCatalogue);
  for (const profile of profiles) community.putDeveloper(profile);
  community.putProject(asked);
  const recall = new Recall(community);
  return (day = 0, exclude?: ReadonlySet<string>): string[] => {
    const record = community.projects.get(asked.id);
    if (!record) throw new Error('The project is missing');
    const options = { limit: 10, now: noon + day * dayMs, ...(exclude && { exclude }) };
    return Array.from(recall.developersFor(record, options), ({ id }) => id);
  };
}

test.each([
  ['school', 'Lighthouse Point'],
  ['area', 'Bergen'],
] as const)('finds a developer by the same %s alone among thousands with the skill', (place, name) => {
  const candidates = communityOf([...alike, developer('neighbour', { [place]: name })]);
  expect(candidates()).toContain('neighbour');
});

test('finds a former teammate of users from the school of the owner', () => {
  const pupil = developer('pupil', {
    school: 'Lighthouse Point',
    schoolVerified: true,
    workedWith: ['teammate'],
  });
  const candidates = communityOf([...alike, pupil, developer('teammate', { workedWith: ['pupil'] })]);
  expect(candidates()).toContain('teammate');
});

test('a large town alone proposes no developers, a small school in it does', () => {
  const town = Array.from({ length: 1200 }, (_, at) => developer(`t${at}`, { area: 'Bergen' }));
  const fellow = developer('fellow', { area: 'Bergen', school: 'Lighthouse Point' });
  const candidates = communityOf([...alike, ...town, fellow])();
  expect(candidates).toContain('fellow');
  expect(candidates.filter((id) => id.startsWith('t')).length).toBeLessThan(32);
});

describe('by chance', () => {
  test('finds a few developers, others every day, until all were found', () => {
    const candidates = communityOf();
    const found = new Set<string>();
    let byChance = 0;
    for (let day = 0; day < 500; day += 1) {
      const today = candidates(day);
      byChance += today.length - 300;
      for (const id of today) found.add(id);
    }
    expect(byChance / 500).toBeGreaterThan(8);
    expect(byChance / 500).toBeLessThan(32);
    expect(found.size).toBe(people);
  });

  test('finds the same developers in every process, in any order of insertion', () => {
    const [one, other] = [communityOf(), communityOf(alike.toReversed())];
    for (const day of [0, 1, 2]) expect(one(day).toSorted()).toEqual(other(day).toSorted());
    expect(one(0).toSorted()).not.toEqual(one(1).toSorted());
  });

  test('excludes blocked developers', () => {
    const candidates = communityOf();
    const exclude = new Set(candidates());
    expect(candidates(0, exclude).filter((id) => exclude.has(id))).toEqual([]);
  });
});
