import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { noFaults } from '../../platform/codehost/local/faults.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  listNotificationsOf,
} from '../../testing/actors/factories.ts';
import {
  analysed,
  analysisOf,
  type Changing,
  createLinked,
  hostRepository,
  type Linked,
  putSkill,
  skillsOf,
  upload,
} from '../../testing/actors/repositories.ts';
import {
  createGithubSite,
  enterWith,
  type GithubSite,
  untilAccessIsRevoked,
} from '../../testing/fakes/github.ts';
import { analyseRepository } from './repositories.analysis.service.ts';

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite();
});
afterEach(() => void Object.assign(site.host.faults, noFaults()));
afterAll(() => site.close());

const description = 'Departures on the wall of a café.';
const readme = 'Ferry board Built with Redis keeps the departures.';

async function rowsOf(query: string, { person }: Linked) {
  return (await site.database.pool.query(query, [person.user.id])).rows;
}

async function wordsOf(linked: Linked): Promise<unknown[]> {
  return await rowsOf('select description, readme from repository_words where user_id = $1', linked);
}

async function idOf(linked: Linked): Promise<string> {
  return (await rowsOf('select id from repositories where user_id = $1', linked))[0].id;
}

/** How many index changes were logged for this user. */
async function changesOf(linked: Linked): Promise<number> {
  return (await rowsOf('select 1 from match_changes where entity_id = $1', linked)).length;
}

/** Reads the repository again, as the queue's job does. Returns the requests to the code host. */
async function readAgain(linked: Linked): Promise<string[]> {
  const calls: string[] = [];
  site.host.faults.onCall = (path) => void calls.push(path);
  await analyseRepository({ ...systemCtx(site.app), requestId: crypto.randomUUID() }, await idOf(linked));
  site.host.faults.onCall = () => {};
  return calls;
}

async function withWords(
  changes: Partial<Changing> = {},
  query?: string,
): Promise<{ linked: Linked; repository: Changing }> {
  const repository = hostRepository(changes);
  const linked = await createLinked(site, [repository], query);
  await analysed(linked);
  return { linked, repository };
}

describe('an analysed repository', () => {
  test('stores the words of its description and README, and exports them to its user', async () => {
    const { linked } = await withWords();
    expect(await wordsOf(linked)).toEqual([{ description, readme }]);
    const file = await linked.person.call('GET', '/api/user/export');
    expect(file.json().data.repositoryWords).toMatchObject([{ description, readme }]);
  });

  test('without a README stores the words of its description', async () => {
    const { linked } = await withWords({ files: { 'go.mod': 'module quay\n' } });
    expect(await wordsOf(linked)).toEqual([{ description, readme: '' }]);
  });

  test('stores no words if it is private or a fork without own commits', async () => {
    const { linked } = await withWords({ private: true });
    const { linked: fork } = await withWords({ forkOf: 'a/b' });
    expect({ linked: await wordsOf(linked), fork: await wordsOf(fork) }).toEqual({ linked: [], fork: [] });
    await readAgain(linked);
    await readAgain(fork);
    expect({ linked: await wordsOf(linked), fork: await wordsOf(fork) }).toEqual({ linked: [], fork: [] });
    const { linked: worked } = await withWords({ forkOf: 'a/b', ownCommits: 2 });
    expect(await wordsOf(worked)).toHaveLength(1);
  });

  test('loses its words when it is removed, and with the account', async () => {
    const { linked } = await withWords();
    const { linked: leaver } = await withWords();
    const [{ repo_id: repoId }] = await rowsOf('select repo_id from repositories where user_id = $1', linked);
    const changesBefore = await changesOf(linked);
    await linked.person.call('DELETE', `/api/projects/user/${repoId}`);
    await deleteAccount(leaver.person);
    expect({ linked: await wordsOf(linked), leaver: await wordsOf(leaver) }).toEqual({
      linked: [],
      leaver: [],
    });
    expect(await changesOf(linked)).toBeGreaterThan(changesBefore);
  });
});

describe('a later reading', () => {
  test('updates the words, and logs an index change only for new ones', async () => {
    const { linked, repository } = await withWords();
    const changesBefore = await changesOf(linked);
    await readAgain(linked);
    repository.pushedDaysAgo = 2;
    repository.files = { ...repository.files, 'README.md': '# Ferry board\n\nNow for trains.\n' };
    await readAgain(linked);
    expect(await wordsOf(linked)).toEqual([{ description, readme: 'Ferry board Now for trains.' }]);
    const { 'README.md': _gone, ...files } = repository.files;
    Object.assign(repository, { pushedDaysAgo: 1, files });
    await readAgain(linked);
    expect(await wordsOf(linked)).toEqual([{ description, readme: '' }]);
    expect(await changesOf(linked)).toBeGreaterThan(changesBefore);
  });

  test('logs no index change if nothing changed, also when two run at the same time', async () => {
    const { linked } = await withWords();
    const changesBefore = await changesOf(linked);
    await readAgain(linked);
    await Promise.all([1, 2, 3].map(() => readAgain(linked)));
    expect(await wordsOf(linked)).toEqual([{ description, readme }]);
    expect(await changesOf(linked)).toBe(changesBefore);
  });

  test('updates the description alone', async () => {
    const { linked, repository } = await withWords();
    const changesBefore = await changesOf(linked);
    repository.description = 'Now for trains.';
    await readAgain(linked);
    expect(await wordsOf(linked)).toEqual([{ description: 'Now for trains.', readme }]);
    expect(await changesOf(linked)).toBe(changesBefore + 1);
  });

  test('deletes the words of a repository that became private, and reads them when it is public again', async () => {
    const { linked, repository } = await withWords({}, 'access=private');
    const changesBefore = await changesOf(linked);
    repository.private = true;
    expect(await readAgain(linked)).toHaveLength(1);
    expect(await wordsOf(linked)).toEqual([]);
    expect(await changesOf(linked)).toBe(changesBefore + 1);
    repository.private = false;
    await readAgain(linked);
    expect(await wordsOf(linked)).toEqual([{ description, readme }]);
  });

  test('deletes the words of a missing repository, and restores them when it exists again', async () => {
    const { linked, repository } = await withWords();
    repository.name = 'elsewhere';
    await readAgain(linked);
    await analysisOf(linked, { status: 'stopped', reason: 'gone' });
    expect(await wordsOf(linked)).toEqual([]);
    expect(await skillsOf(linked.person)).not.toEqual([]);
    repository.name = 'ferry-board';
    // The code is already known when the user links the account again.
    await enterWith(site, linked.person, linked.login);
    await analysisOf(linked, { status: 'analysed' });
    expect(await wordsOf(linked)).toEqual([{ description, readme }]);
  });

  test('deletes the words of a private repository that is added again, before it is read', async () => {
    const { linked, repository } = await withWords({}, 'access=private');
    repository.private = true;
    site.host.faults.onCall = (path) => {
      if (path.endsWith('/languages')) Object.assign(site.host.faults, { down: true });
    };
    await upload(linked);
    expect(await wordsOf(linked)).toEqual([]);
  });

  test('unlinking deletes the words, because their visibility is no longer checked; linking restores them', async () => {
    const { linked } = await withWords();
    const found = () => rowsOf('select 1 from skill_evidence where user_id = $1', linked);
    const evidence = (await found()).length;
    expect((await linked.person.call('DELETE', '/api/user/github')).statusCode).toBe(200);
    expect(await wordsOf(linked)).toEqual([]);
    expect(await found()).toHaveLength(evidence);
    await readAgain(linked);
    expect(await wordsOf(linked)).toEqual([]);
    await untilAccessIsRevoked(site);
    await enterWith(site, linked.person, linked.login);
    await analysisOf(linked, { status: 'analysed' });
    await expect.poll(() => wordsOf(linked)).toEqual([{ description, readme }]);
  });
});

test('adds words to older analyses without a notification or a changed date', async () => {
  const { linked } = await withWords();
  await rowsOf('update repositories set words_rules = 0 where user_id = $1 returning 1', linked);
  await rowsOf('delete from repository_words where user_id = $1', linked);
  const state = async () => [
    await rowsOf('select * from person_skills where user_id = $1 order by skill_id', linked),
    (await listNotificationsOf(linked.person)).length,
    await rowsOf('select analysed_at, pushed_at from repositories where user_id = $1', linked),
    await rowsOf('select * from skill_evidence where user_id = $1 order by id', linked),
  ];
  const before = await state();
  site.clock.advance(3 * dayMs);
  const calls = await readAgain(linked);
  expect(calls.map((path) => path.replace(/[0-9a-f]{40}/, 'sha'))).toEqual([
    `/repos/${linked.login}/ferry-board`,
    `/repos/${linked.login}/ferry-board/git/trees/HEAD`,
    `/repos/${linked.login}/ferry-board/git/blobs/sha`,
  ]);
  expect(await wordsOf(linked)).toEqual([{ description, readme }]);
  expect(await state()).toEqual(before);
  expect(await readAgain(linked)).toHaveLength(1);
});

test('adds no words to a fork without own commits, whatever else is stored', async () => {
  const { linked } = await withWords({ forkOf: 'a/b' });
  const unknown =
    'update repositories set words_rules = 0, analysis_reason = null where user_id = $1 returning 1';
  await rowsOf(unknown, linked);
  await readAgain(linked);
  expect(await wordsOf(linked)).toEqual([]);
});

describe('matching', () => {
  let project: Awaited<ReturnType<typeof createProject>>;

  beforeAll(async () => {
    project = await createProject(await createUser(site), {
      title: 'Falconry ledger',
      description: 'Falconers keep moulting diaries of their gyrfalcons.',
      responsibilities: 'Aviaries',
      technologies: ['Go'],
      skills: ['Go'],
    });
  });

  /** The term of similar work in an up-to-date index. */
  async function workOf({ person }: Linked) {
    const { matchIndex } = site.app.deps;
    await matchIndex.catchUp();
    const match = matchIndex.matcher.explain(project.id, person.user.id, site.clock.now().getTime());
    return match?.terms.youToProject.find(({ feature }) => feature === 'work');
  }

  test('compares the words of READMEs as soon as they are read, until they are removed', async () => {
    const silent = await createLinked(site, []);
    const { linked, repository } = await withWords({
      description: '',
      topics: [],
      languages: {},
      files: { 'README.md': '# Aviary\n\nMoulting diaries for gyrfalcons and their falconers.\n' },
    });
    for (const { person } of [silent, linked]) await putSkill(person, 'Go', 'confirmed');
    expect(await workOf(silent)).toMatchObject({ assumed: true });
    const read = await workOf(linked);
    expect(read).not.toHaveProperty('assumed');
    expect(read?.contribution).toBeGreaterThan((await workOf(silent))?.contribution ?? 4);
    repository.private = true;
    await readAgain(linked);
    expect(await workOf(linked)).toMatchObject({ assumed: true });
  });
});
