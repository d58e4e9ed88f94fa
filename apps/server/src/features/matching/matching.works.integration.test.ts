import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositories, repositoryWords } from '../../db/schema/repositories.ts';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { countQueries } from '../../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadDevelopers } from './matching.profiles.service.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** Repositories with these words, each pushed one day before the previous one. */
async function bring(developer: TestUser, works: readonly { description?: string; readme: string }[]) {
  const userId = developer.user.id;
  for (const [day, { description = '', readme }] of works.entries()) {
    const id = crypto.randomUUID();
    const pushedAt = new Date(Date.UTC(2026, 5, 30 - day));
    const row = { id, userId, repoId: id, name: 'quay', url: 'https://host.example/quay', pushedAt };
    await site.database.db.insert(repositories).values(row);
    await site.database.db.insert(repositoryWords).values({ repositoryId: id, userId, description, readme });
  }
}

async function worksOf(...people: TestUser[]): Promise<(readonly string[])[]> {
  const ids = people.map(({ user }) => user.id);
  const profiles = await loadDevelopers(site.database.db, 0, ids);
  return ids.map((id) => profiles.find((profile) => profile.id === id)?.works ?? []);
}

test('loads the words of the ten repositories pushed to last, newest first', async () => {
  const developer = await createUser(site);
  const other = await createUser(site);
  await bring(
    developer,
    Array.from({ length: 12 }, (_, at) => ({ description: `Quay ${at}.`, readme: `Ships ${at}.` })),
  );
  const [works, none] = await worksOf(developer, other);
  expect(works).toEqual(Array.from({ length: 10 }, (_, at) => `Quay ${at}.\nShips ${at}.`));
  expect(none).toEqual([]);
});

test('loads the beginnings of long READMEs, in whole words, with the limit of a single one in total', async () => {
  const long = Array.from({ length: 900 }, (_, at) => `w${at}`).join(' ');
  const [one, four, short] = [await createUser(site), await createUser(site), await createUser(site)];
  await bring(one, [{ readme: long.slice(0, 3_999) }]);
  await bring(
    four,
    [long, long, long, 'Only this.'].map((readme) => ({ readme })),
  );
  await bring(short, [{ readme: '' }, { description: 'Tides.', readme: '' }]);
  const [whole, shared, described] = await worksOf(one, four, short);
  expect(whole?.[0]).toHaveLength(3_999);
  expect(shared?.map(({ length }) => length < 1_000 && length > 900)).toEqual([true, true, true, false]);
  for (const work of shared?.slice(0, 3) ?? []) expect(long.startsWith(`${work} `)).toBe(true);
  expect(shared?.[3]).toBe('Only this.');
  expect(described).toEqual(['Tides.']);
});

test('loads any number of users with the same few statements', async () => {
  const people = [await createUser(site), await createUser(site), await createUser(site)];
  for (const developer of people) await bring(developer, [{ readme: 'Ships.' }]);
  const count = (...some: TestUser[]) => countQueries(site, () => worksOf(...some));
  const ofAll = await count(...people);
  expect(ofAll).toBeGreaterThan(0);
  expect(await count(...people.slice(0, 1))).toBe(ofAll);
});
