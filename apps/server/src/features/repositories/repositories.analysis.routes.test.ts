import { dayMs, hourMs } from '@teamwright/contracts/core/durations.ts';
import { manifest } from '@teamwright/demo/codehost/host-person.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { noFaults } from '../../platform/codehost/local/faults.ts';
import { createProject, createUser, listNotificationsOf } from '../../testing/actors/factories.ts';
import {
  analysed,
  analysisOf,
  createLinked,
  hostRepository,
  projectsOf,
  putSkill,
  skillsOf,
  upload,
} from '../../testing/actors/repositories.ts';
import { createGithubSite, type GithubSite } from '../../testing/fakes/github.ts';
import { analyseRepository } from './repositories.analysis.service.ts';
import { requestDue } from './repositories.service.ts';

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite();
});
afterEach(() => void Object.assign(site.host.faults, noFaults()));
afterAll(() => site.close());

async function idOf(login: string): Promise<string> {
  const query = 'select id from repositories where full_name like $1';
  return (await site.database.pool.query(query, [`${login}/%`])).rows[0].id;
}

/** The code host's requests during `work`. */
async function callsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  site.host.faults.onCall = (path) => void calls.push(path.replace(/[0-9a-f]{40}/, 'sha'));
  await work();
  site.host.faults.onCall = () => {};
  return calls;
}

/** Reads the repository again, as the queue's job does. */
async function readAgain(login: string, job = crypto.randomUUID()): Promise<void> {
  await analyseRepository({ ...systemCtx(site.app), requestId: job }, await idOf(login));
}

describe('an uploaded repository', () => {
  test('is analysed: new skills are proposed with their evidence, in one notification', async () => {
    const linked = await createLinked(site, [hostRepository()]);
    expect((await upload(linked)).analysis).toMatchObject({ status: 'analysing', analysedAt: null });
    const project = await analysisOf(linked, { status: 'analysed', reason: null });
    expect(project.analysis.analysedAt).toBeTruthy();
    const skills = await skillsOf(linked.person);
    expect(skills.map(({ label, status }) => `${label} ${status}`).sort()).toEqual([
      'Node.js proposed',
      'PostgreSQL proposed',
      'React proposed',
      'Redis proposed',
      'TypeScript proposed',
    ]);
    const react = skills.find(({ skillId }) => skillId === 'react')?.evidence[0];
    expect(react).toMatchObject({
      source: 'manifest',
      repository: `${linked.login}/ferry-board`,
      repoId: project.repoId,
      file: 'package.json',
      line: 4,
      snippet: '"react": "^19.1.0"',
      url: `${project.url}/blob/HEAD/package.json#L4`,
      lastSeen: project.updatedAt,
    });
    const notified = (await listNotificationsOf(linked.person)).filter(({ type }) => type === 'new_skill');
    expect(notified.map(({ message }) => message)).toEqual(['5 new skills found in ferry-board']);
  });

  test('adds evidence to a declared skill instead of proposing it', async () => {
    const linked = await createLinked(site, [
      hostRepository({
        topics: [],
        languages: {},
        files: {
          'package.json': manifest({ dependencies: { react: '1' } }),
        },
      }),
    ]);
    await putSkill(linked.person, 'React', 'confirmed');
    await putSkill(linked.person, 'Node.js', 'hidden');
    await analysed(linked);
    const [react, ...others] = await skillsOf(linked.person);
    expect({ label: react?.label, status: react?.status }).toEqual({ label: 'React', status: 'confirmed' });
    expect(others).toMatchObject([{ label: 'Node.js', status: 'hidden' }]);
    expect(react?.evidence.map(({ source }) => source).sort()).toEqual(['declared', 'manifest']);
    expect((await listNotificationsOf(linked.person)).filter(({ type }) => type === 'new_skill')).toEqual([]);
  });

  test('shows no skills but a reason if it is empty or a fork without own commits', async () => {
    const empty = await createLinked(site, [hostRepository({ topics: [], languages: {}, files: {} })]);
    expect((await analysed(empty)).analysis.reason).toBeNull();
    const fork = await createLinked(site, [hostRepository({ forkOf: 'a/b' })]);
    expect((await analysed(fork)).analysis.reason).toBe('fork');
    expect({ emptySkills: await skillsOf(empty.person), forkSkills: await skillsOf(fork.person) }).toEqual({
      emptySkills: [],
      forkSkills: [],
    });
    const worked = await createLinked(site, [hostRepository({ forkOf: 'a/b', ownCommits: 2 })]);
    expect((await analysed(worked)).analysis.reason).toBeNull();
    expect(await skillsOf(worked.person)).not.toEqual([]);
  });

  test('ignores examples, vendored code and machine settings, and quotes no password', async () => {
    const django = 'Django==5.2\n';
    const linked = await createLinked(site, [
      hostRepository({
        topics: [],
        languages: {},
        files: {
          'examples/requirements.txt': django,
          'node_modules/x/package.json': manifest({ dependencies: { vue: '3' } }),
          '.env.production': 'DATABASE_URL=mysql://ada:hunter2@db/app\n',
          '.env.example': 'DATABASE_URL=postgres://ada:hunter2@db/app\n',
        },
      }),
    ]);
    await analysed(linked);
    const skills = await skillsOf(linked.person);
    expect(skills.map(({ label }) => label)).toEqual(['PostgreSQL']);
    expect(skills[0]?.evidence[0]?.snippet).toBe('DATABASE_URL=postgres://…@db/app');
  });
});

describe('visibility for other users', () => {
  test('hides proposed and hidden skills; shows and scores a confirmed one immediately', async () => {
    const linked = await createLinked(site, [hostRepository()]);
    const owner = await createUser(site);
    const project = await createProject(owner, { technologies: ['React'], skills: ['Frontend'] });
    await analysed(linked);
    const { id } = linked.person.user;
    const match = () => linked.person.call('GET', `/api/match/${project.id}/${id}`);
    const covers = async () =>
      (await match())
        .json()
        .covers.filter(({ how }: { how: string }) => how === 'own')
        .map(({ label }: { label: string }) => label);
    expect(await skillsOf(linked.person, site.guest())).toEqual([]);
    expect((await match()).statusCode).toBe(404);
    await putSkill(linked.person, 'React', 'confirmed');
    await putSkill(linked.person, 'Redis', 'hidden');
    expect((await skillsOf(linked.person, owner)).map(({ label }) => label)).toEqual(['React']);
    expect(await covers()).toEqual(['React']);
  });

  test('neither names nor quotes a private repository', async () => {
    const linked = await createLinked(site, [hostRepository({ name: 'sealed', private: true })]);
    await analysed(linked, 'sealed');
    await putSkill(linked.person, 'React', 'confirmed');
    const [seen] = await skillsOf(linked.person, site.guest());
    expect(seen?.evidence).toContainEqual(
      expect.objectContaining({ isPrivate: true, repository: null, file: null, snippet: '', url: null }),
    );
    expect(JSON.stringify(seen)).not.toMatch(/sealed|\^19/);
    expect(JSON.stringify(await skillsOf(linked.person))).toContain('sealed');
  });
});

describe('a later reading', () => {
  test('costs one request without rate limit while nothing has changed', async () => {
    const linked = await createLinked(site, [hostRepository()]);
    const before = await analysed(linked);
    site.clock.advance(25 * hourMs);
    const calls = await callsDuring(async () => {
      await requestDue(systemCtx(site.app));
      await vi.waitFor(
        async () =>
          expect((await projectsOf(linked))[0]?.analysis.checkedAt).not.toBe(before.analysis.checkedAt),
        { timeout: 20_000 },
      );
    });
    expect(calls.filter((path) => path.includes(linked.login))).toEqual([
      `/repos/${linked.login}/ferry-board`,
    ]);
    const [after] = await projectsOf(linked);
    expect(after?.analysis).toMatchObject({ status: 'analysed', analysedAt: before.analysis.analysedAt });
  });

  test('updates the description without reading the code again', async () => {
    const repository = hostRepository();
    const linked = await createLinked(site, [repository]);
    await analysed(linked);
    repository.description = 'Now for trains as well.';
    expect(await callsDuring(() => readAgain(linked.login))).toHaveLength(1);
    expect(await projectsOf(linked)).toMatchObject([{ description: 'Now for trains as well.' }]);
  });

  test('updates the skills after a push: removes, proposes, and keeps hidden ones hidden', async () => {
    const repository = hostRepository();
    const linked = await createLinked(site, [repository]);
    await analysed(linked);
    const first = (await skillsOf(linked.person)).find(({ label }) => label === 'TypeScript');
    await putSkill(linked.person, 'React', 'hidden');
    repository.pushedDaysAgo = 1;
    repository.topics = [];
    repository.files = { 'package.json': manifest({ dependencies: { react: '19', vue: '3' } }) };
    await readAgain(linked.login);
    const skills = await skillsOf(linked.person);
    expect(skills.map(({ label, status }) => `${label} ${status}`).sort()).toEqual([
      'Node.js proposed',
      'React hidden',
      'TypeScript proposed',
      'Vue.js proposed',
    ]);
    const again = skills.find(({ label }) => label === 'TypeScript');
    expect(again?.evidence[0]?.firstSeen).toBe(first?.evidence[0]?.firstSeen);
    expect(Date.parse(again?.lastSeen ?? '') - Date.parse(first?.lastSeen ?? '')).toBe(2 * dayMs);
    const notified = (await listNotificationsOf(linked.person)).filter(({ type }) => type === 'new_skill');
    expect(notified.map(({ message }) => message)).toEqual([
      '1 new skill found in ferry-board',
      '5 new skills found in ferry-board',
    ]);
  });

  test('runs once when two jobs start together; the other one retries later', async () => {
    const linked = await createLinked(site, [hostRepository()]);
    await upload(linked);
    await analysisOf(linked, { status: 'analysed' });
    await Promise.all([1, 2, 3].map(() => readAgain(linked.login)));
    const skills = await skillsOf(linked.person);
    const places = skills.flatMap(({ skillId, evidence }) =>
      evidence.map(({ source }) => `${skillId} ${source}`),
    );
    expect(new Set(places).size).toBe(places.length);
    const later = `select 1 from jobs.job where name = 'repositories.analyse' and start_after > now() + interval '5 s'
      and data->>'repositoryId' = $1`;
    const { rowCount } = await site.database.pool.query(later, [await idOf(linked.login)]);
    expect(rowCount).toBeGreaterThan(0);
    expect(
      (await listNotificationsOf(linked.person)).filter(({ type }) => type === 'new_skill'),
    ).toHaveLength(1);
  });
});

test('removing a project removes its evidence and pending proposals, but not confirmed skills', async () => {
  const linked = await createLinked(site, [hostRepository()]);
  const { repoId } = await analysed(linked);
  await putSkill(linked.person, 'React', 'confirmed');
  await linked.person.call('DELETE', `/api/projects/user/${repoId}`);
  const skills = await skillsOf(linked.person);
  expect(skills.map(({ label, evidence }) => [label, evidence.map(({ source }) => source)])).toEqual([
    ['React', ['declared']],
  ]);
});
