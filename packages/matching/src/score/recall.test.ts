import { describe, expect, test } from 'vitest';
import { smallCatalogue } from '../testing/catalogue.ts';
import { DAY, developer, NOW, project, required, skill } from '../testing/profiles.ts';
import { Community } from './community.ts';
import { Recall } from './recall.ts';

const people = 600;
/** Nobody can tell these apart; so many cannot all be candidates. */
const alike = Array.from({ length: people }, (_, at) => developer(`d${at}`, { skills: [skill('docker')] }));
const asked = project('p', { required: [required('docker')], school: 'Lighthouse Point', area: 'Bergen' });

function communityOf(profiles = alike) {
  const community = new Community(smallCatalogue);
  for (const profile of profiles) community.putDeveloper(profile);
  community.putProject(asked);
  const recall = new Recall(community);
  return (day = 0, exclude?: ReadonlySet<string>): string[] => {
    const record = community.projects.get(asked.id);
    if (!record) throw new Error('the project is there');
    const options = { limit: 10, now: NOW + day * DAY, ...(exclude && { exclude }) };
    return Array.from(recall.developersFor(record, options), ({ id }) => id);
  };
}

test.each([
  ['school', 'Lighthouse Point'],
  ['area', 'Bergen'],
] as const)('somebody is found by the same %s alone, among thousands who show the skill', (place, name) => {
  const candidates = communityOf([...alike, developer('neighbour', { [place]: name })]);
  expect(candidates()).toContain('neighbour');
});

test('a large town proposes nobody by itself, a small school in it does', () => {
  const town = Array.from({ length: 1200 }, (_, at) => developer(`t${at}`, { area: 'Bergen' }));
  const fellow = developer('fellow', { area: 'Bergen', school: 'Lighthouse Point' });
  const candidates = communityOf([...alike, ...town, fellow])();
  expect(candidates).toContain('fellow');
  expect(candidates.filter((id) => id.startsWith('t')).length).toBeLessThan(32);
});

describe('by chance', () => {
  test('a few are found, others every day, until everybody has been', () => {
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

  test('they are the same in every process, in whatever order it was told of people', () => {
    const [one, other] = [communityOf(), communityOf(alike.toReversed())];
    for (const day of [0, 1, 2]) expect(one(day).toSorted()).toEqual(other(day).toSorted());
    expect(one(0).toSorted()).not.toEqual(one(1).toSorted());
  });

  test('nobody is who is excluded', () => {
    const candidates = communityOf();
    const exclude = new Set(candidates());
    expect(candidates(0, exclude).filter((id) => exclude.has(id))).toEqual([]);
  });
});
