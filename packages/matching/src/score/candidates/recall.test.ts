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

describe('projects', () => {
  const asker = developer('asker', {
    skills: [skill('docker')],
    school: 'Lighthouse Point',
    schoolVerified: true,
  });
  /** Projects without differences that need the asker's skill, and too many to be candidates all together. */
  const others = Array.from({ length: 600 }, (_, at) =>
    project(`p${at}`, { required: [required('docker')], ownerId: `o${at}` }),
  );
  const other = { required: [required('rust')], ownerId: 'owner' };

  /** A project of two users that ended so many days ago. */
  const finished = (id: string, ownerId: string, daysAgo: number) =>
    project(id, {
      ownerId,
      memberIds: [`${ownerId}-mate`],
      open: false,
      createdAt: noon - 1000 * dayMs,
      finishedAt: noon - daysAgo * dayMs,
    });

  test.each([
    ['asks for more', [], { required: Array.from({ length: 8 }, (_, at) => required(`skill ${at}`)) }],
    ['has an owner with finished projects', [finished('f', 'owner', 500)], {}],
    ['begins at the time of year of an earlier one', [finished('f', 'asker', 365 + 7)], {}],
    ['has an owner of the same event', [finished('f', 'asker', 100), finished('g', 'owner', 101)], {}],
    ['has an owner who is probably from the same school', [], { ownerId: 'schoolmate' }],
  ] as const)('finds a project that %s among hundreds with the skill', (_, works, over) => {
    const community = new Community(smallCatalogue);
    for (const profile of [...works, ...others, project('promising', { ...other, ...over })])
      community.putProject(profile);
    community.putDeveloper(asker);
    community.putDeveloper(developer('schoolmate', { workedWith: ['pupil'] }));
    community.putDeveloper(developer('pupil', { school: 'Lighthouse Point', schoolVerified: true }));
    const record = community.developers.get('asker');
    if (!record) throw new Error('The developer is missing');
    const found = new Recall(community).projectsFor(record, { limit: 10, now: noon });
    expect(Array.from(found, ({ id }) => id)).toContain('promising');
  });
});

test('closed projects do not keep a small number of open ones from being candidates all together', () => {
  const community = new Community(smallCatalogue);
  for (let at = 0; at < 500; at += 1) community.putProject(project(`c${at}`, { open: false }));
  for (let at = 0; at < 350; at += 1)
    community.putProject(project(`p${at}`, { required: [required('rust')], ownerId: `o${at}` }));
  community.putDeveloper(developer('asker', { skills: [skill('docker')] }));
  const record = community.developers.get('asker');
  if (!record) throw new Error('The developer is missing');
  const found = [...new Recall(community).projectsFor(record, { limit: 10, now: noon })];
  expect(found).toHaveLength(350);
});
