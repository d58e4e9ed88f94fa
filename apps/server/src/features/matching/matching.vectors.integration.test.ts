import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { openEmbeddings } from '../../platform/language-model/embeddings.ts';
import { createAdmin, restore, suspend } from '../../testing/admins.ts';
import { createProject, createUser, deleteAccount, type TestUser } from '../../testing/factories.ts';
import {
  type FakeLanguageModel,
  noFaults,
  startLanguageModel,
  vectorOfWords,
} from '../../testing/language-model.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createMatchIndex } from './matching.index-sync.service.ts';
import { loadDevelopers } from './matching.profiles.service.ts';
import { embedChanged, embedDue, withVectors } from './matching.vectors.service.ts';

const day = 24 * 3600 * 1000;
let endpoint: FakeLanguageModel;
let site: TestApp;

beforeAll(async () => {
  endpoint = await startLanguageModel();
  site = await createTestApp({ env: endpoint.env });
});
beforeEach(() => {
  endpoint.calls.length = 0;
  Object.assign(endpoint.faults, noFaults);
});
afterAll(async () => {
  await site.close();
  await endpoint.close();
});

async function personWith(bio: string): Promise<TestUser> {
  return await createUser(site, { profile: { bio } });
}

async function describeAs(developer: TestUser, bio: string): Promise<void> {
  await developer.call('POST', `/api/user/update/${developer.user.id}`, { body: { bio } });
}

/** Runs the job directly. Another test shows that the job is stored with the change and runs. */
async function embed(developer: TestUser, at: TestApp = site): Promise<void> {
  await embedChanged(systemCtx(at.app), { kind: 'developer', id: developer.user.id });
}

async function rowOf(id: string): Promise<{ model: string; vector: Buffer | null } | undefined> {
  const { rows } = await site.database.pool.query(
    'select model, vector from match_vectors where user_id = $1 or project_id = $1',
    [id],
  );
  return rows[0];
}

/** The vector in an index of a site with this model. */
async function vectorOf(
  developer: TestUser,
  model: string | null = 'words',
): Promise<Float32Array | null | undefined> {
  const { db } = site.database;
  const [profile] = await withVectors(
    db,
    'developer',
    model ?? undefined,
    await loadDevelopers(db, 0, [developer.user.id]),
  );
  return profile?.vector;
}

function sent(): string[] {
  return endpoint.calls.flatMap(({ inputs }) => inputs);
}

test('embeds the final state of several changes, at most once per job, and updates every index', async () => {
  const developer = await personWith('I log tides.');
  for (const bio of ['I', 'I log', 'I log tides', 'I log tides and', 'I log tides and waves.'])
    await describeAs(developer, bio);
  const { db } = site.database;
  const indexes = [site.app.deps.matchIndex, createMatchIndex(db, site.clock, 'words')];
  for (const index of indexes) await index.catchUp();
  const versions = indexes.map(({ version }) => version);
  await vi.waitFor(async () => expect(await rowOf(developer.user.id)).toBeDefined(), {
    timeout: 40_000,
    interval: 250,
  });
  expect(new Set(sent())).toEqual(new Set(['I log tides and waves.']));
  expect(sent().length).toBeLessThanOrEqual(2);
  expect(await vectorOf(developer)).toEqual(Float32Array.from(vectorOfWords('I log tides and waves.')));
  for (const [at, index] of indexes.entries()) {
    await index.catchUp();
    expect(index.version).toBeGreaterThan(versions[at] ?? 0);
  }
}, 60_000);

test('finds users with near vectors in every process when more users exist than are scored', async () => {
  const { pool, db } = site.database;
  const hours = { hoursPerWeek: 20, timeZone: 'Europe/Oslo' };
  const owner = await createUser(site, { profile: hours });
  const twin = await createUser(site, { profile: { ...hours, bio: 'Quite other words.' } });
  const project = await createProject(owner, { technologies: ['Fortran'], skills: ['Fortran'] });
  await pool.query(`insert into users (id, username, email)
    select gen_random_uuid(), 'crowd-' || n, 'crowd-' || n || '@example.org' from generate_series(1, 600) n`);
  await embed(twin);
  await embedChanged(systemCtx(site.app), { kind: 'project', id: project.id });
  await pool.query(
    `update match_vectors set vector = (select vector from match_vectors where project_id = $1) where user_id = $2`,
    [project.id, twin.user.id],
  );
  for (let process = 0; process < 2; process += 1) {
    const index = createMatchIndex(db, site.clock, 'words');
    await index.catchUp();
    const ranked = index.matcher.rankDevelopers(project.id, { limit: 10, now: site.clock.now().getTime() });
    expect(ranked.map(({ id }) => id)).toContain(twin.user.id);
  }
  await pool.query("delete from users where username like 'crowd-%'");
});

test('makes no request for unchanged texts, also when jobs run twice and at once', async () => {
  const developer = await personWith('I tie knots.');
  await Promise.all([embed(developer), embed(developer)]);
  await embed(developer);
  await developer.call('POST', `/api/user/update/${developer.user.id}`, { body: { area: 'Bergen' } });
  await embed(developer);
  expect(new Set(sent())).toEqual(new Set(['I tie knots.']));
  expect(sent().length).toBeLessThanOrEqual(2);
  const { rows } = await site.database.pool.query('select from match_vectors where user_id = $1', [
    developer.user.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('sends neither names nor email addresses', async () => {
  const developer = await personWith('');
  const { username, email } = developer.user;
  await describeAs(developer, `${username} here, mail ${email} about nets.`);
  await embed(developer);
  expect(sent()).toEqual(['here, mail about nets.']);
});

test("sends a project's title, description and requirements", async () => {
  const project = await createProject(await personWith(''), {
    title: 'Eel count',
    description: 'Counts eels.',
  });
  await embedChanged(systemCtx(site.app), { kind: 'project', id: project.id });
  expect(sent()).toEqual(['Eel count Counts eels. Own the chart and its tests.']);
  expect((await rowOf(project.id))?.vector).toHaveLength(64 * 4);
});

test('makes no request for a user without texts, and stores no vector', async () => {
  const developer = await personWith('');
  await embed(developer);
  expect(await rowOf(developer.user.id)).toMatchObject({ vector: null });
  expect(sent()).toEqual([]);
});

describe('while the endpoint is unavailable', () => {
  test('profiles change and matches are returned; later the scheduled job catches up', async () => {
    Object.assign(endpoint.faults, { status: 401, times: 1_000 });
    const developer = await personWith('I mend sails.');
    await expect(embed(developer)).rejects.toThrow('the language model answered 401');
    await embedDue(systemCtx(site.app));
    expect(await rowOf(developer.user.id)).toBeUndefined();
    const page = await developer.call('GET', `/flask/projects/recommendations/${developer.user.id}`);
    expect(page.statusCode).toBe(200);
    Object.assign(endpoint.faults, noFaults);
    await embedDue(systemCtx(site.app));
    expect(await vectorOf(developer)).toEqual(Float32Array.from(vectorOfWords('I mend sails.')));
    expect(await vectorOf(developer, 'another')).toBeNull();
    expect(await vectorOf(developer, null)).toBeUndefined();
  });

  test('a job waits for the time that the endpoint names', async () => {
    const developer = await personWith('I sew flags.');
    Object.assign(endpoint.faults, { status: 429, times: 1, headers: { 'retry-after': '77' } });
    await embed(developer);
    const { rows } = await site.database.pool.query(
      `select extract(epoch from start_after - created_on)::int as pause from jobs.job
       where name = 'matching.embed' and data ->> 'id' = $1 order by start_after desc limit 1`,
      [developer.user.id],
    );
    expect(rows[0]?.pause).toBe(77);
  });

  test('texts of a lost job are found within a day', async () => {
    const developer = await personWith('I cast bells.');
    await embed(developer);
    await site.database.pool.query("update profiles set bio = 'I cast anchors.' where user_id = $1", [
      developer.user.id,
    ]);
    await embedDue(systemCtx(site.app));
    expect(sent()).not.toContain('I cast anchors.');
    site.clock.advance(day + 1);
    await embedDue(systemCtx(site.app));
    expect(await vectorOf(developer)).toEqual(Float32Array.from(vectorOfWords('I cast anchors.')));
  });
});

test('a rejected text stops no other, and is sent again after a week', async () => {
  const people = [await personWith('I paint hulls.'), await personWith('I paint masts.')] as const;
  Object.assign(endpoint.faults, { status: 400, times: 1_000, when: /hulls/ });
  await embedDue(systemCtx(site.app));
  expect(await rowOf(people[0].user.id)).toMatchObject({ vector: null });
  expect(await vectorOf(people[1])).not.toBeNull();
  Object.assign(endpoint.faults, noFaults);
  await embed(people[0]);
  expect(await vectorOf(people[0])).toBeNull();
  site.clock.advance(7 * day + 1);
  await embed(people[0]);
  expect(await vectorOf(people[0])).not.toBeNull();
});

test('vectors of another model are ignored until they are computed again', async () => {
  const developer = await personWith('I splice ropes.');
  await embed(developer);
  const ctx = systemCtx(site.app);
  const other = openEmbeddings({ baseUrl: endpoint.url, embeddingModel: 'other', apiKey: undefined });
  expect(await vectorOf(developer, 'other')).toBeNull();
  await embedDue({ ...ctx, deps: { ...ctx.deps, languageModel: other } });
  expect(await rowOf(developer.user.id)).toMatchObject({ model: 'other' });
  expect(await vectorOf(developer)).toBeNull();
  expect(await vectorOf(developer, 'other')).not.toBeNull();
});

describe('a vector is deleted', () => {
  test('with the account, also while its text is at the endpoint', async () => {
    const people = [await personWith('I row.'), await personWith('I dive.')] as const;
    await embed(people[0]);
    endpoint.faults.slowMs = 500;
    const running = embed(people[1]);
    await vi.waitFor(() => expect(sent()).toContain('I dive.'));
    for (const developer of people) await deleteAccount(developer);
    await running;
    for (const developer of people) expect(await rowOf(developer.user.id)).toBeUndefined();
  });

  test('when its page is not public: nothing is kept or sent for suspended users and archived projects', async () => {
    const developer = await personWith('I spam.');
    const project = await createProject(developer, { title: 'Spam net' });
    const both = async () => {
      await embed(developer);
      await embedChanged(systemCtx(site.app), { kind: 'project', id: project.id });
    };
    await both();
    const admin = await createAdmin(site);
    await suspend(admin, developer);
    endpoint.calls.length = 0;
    await both();
    expect({ personRow: await rowOf(developer.user.id), projectRow: await rowOf(project.id) }).toEqual({
      personRow: undefined,
      projectRow: undefined,
    });
    expect(sent()).toEqual([]);
    await restore(admin, developer);
    await both();
    expect(await rowOf(project.id)).toBeDefined();
    await site.database.pool.query("update projects set status = 'archived' where id = $1", [project.id]);
    await both();
    expect(await rowOf(project.id)).toBeUndefined();
  });
});

test('stores no vector for a text that changed during the request', async () => {
  const developer = await personWith('I was a sailor.');
  endpoint.faults.slowMs = 500;
  const running = embed(developer);
  await vi.waitFor(() => expect(sent()).toContain('I was a sailor.'));
  await describeAs(developer, 'I am a diver.');
  await running;
  expect(await rowOf(developer.user.id)).toBeUndefined();
});

test('without an endpoint no job is stored and no vector is read', async () => {
  const plain = await createTestApp();
  try {
    expect(plain.app.deps.languageModel).toBeNull();
    await createUser(plain, { profile: { bio: 'I log tides.' } });
    const { rows } = await plain.database.pool.query("select from jobs.job where name = 'matching.embed'");
    expect(rows).toEqual([]);
    await embedDue(systemCtx(plain.app));
  } finally {
    await plain.close();
  }
});
