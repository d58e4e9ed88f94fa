import { hourMs } from '@teamwright/contracts/core/durations.ts';
import type { HostRepository } from '@teamwright/demo/codehost/host-person.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { type Faults, noFaults } from '../../platform/codehost/local/faults.ts';
import {
  analysed,
  analysisOf,
  type Changing,
  createLinked,
  hostRepository,
  type Linked,
  projectsOf,
  skillsOf,
  upload,
} from '../../testing/actors/repositories.ts';
import { createGithubSite, enterWith, type GithubSite } from '../../testing/fakes/github.ts';
import { analyseRepository } from './repositories.analysis.service.ts';
import { requestDue } from './repositories.service.ts';

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite(undefined, 400);
});
afterEach(() => void Object.assign(site.host.faults, noFaults()));
afterAll(() => site.close());

async function idOf({ login }: Linked): Promise<string> {
  const query = 'select id from repositories where full_name like $1';
  return (await site.database.pool.query(query, [`${login}/%`])).rows[0].id;
}

/** Runs a job as the queue does; a retried job keeps its id. */
async function read(linked: Linked, job: string = crypto.randomUUID()): Promise<void> {
  await analyseRepository({ ...systemCtx(site.app), requestId: job }, await idOf(linked));
}

/** A user whose repository was analysed, with a push since then. */
async function withNews(): Promise<{ linked: Linked; repository: Changing }> {
  const repository = hostRepository();
  const linked = await createLinked(site, [repository]);
  await analysed(linked);
  repository.pushedDaysAgo = 1;
  repository.topics = ['django'];
  return { linked, repository };
}

/** Runs `then` when this part of the repository is requested from the code host. */
function when(part: string, then: () => void): void {
  site.host.faults.onCall = (path) => {
    if (path.includes(part)) then();
  };
}

async function labelsOf({ person }: Linked): Promise<string[]> {
  return (await skillsOf(person)).map(({ label }) => label);
}

const away: [string, Partial<Faults>][] = [
  ['down', { down: true }],
  ['slow', { slowMs: 5_000 }],
  ['broken', { broken: true }],
  ['sending JSON that breaks off', { garbled: true }],
];

describe('while the code host is', () => {
  test.each(away)(
    '%s, from the start or in the middle, the job is retried and no data is lost',
    async (_, faults) => {
      const { linked } = await withNews();
      const before = await labelsOf(linked);
      const job = crypto.randomUUID();
      for (const part of ['/repos/', '/languages']) {
        when(part, () => void Object.assign(site.host.faults, faults));
        await expect(read(linked, job)).rejects.toMatchObject({ code: 'unavailable' });
        Object.assign(site.host.faults, noFaults());
        expect((await projectsOf(linked))[0]?.analysis).toMatchObject({
          status: 'waiting',
          reason: 'unavailable',
        });
        expect(await labelsOf(linked)).toEqual(before);
      }
      await read(linked, job);
      expect((await projectsOf(linked))[0]?.analysis).toMatchObject({ status: 'analysed', reason: null });
      expect(await labelsOf(linked)).toContain('Django');
    },
  );
});

test('a failed job is retried automatically', async () => {
  const linked = await createLinked(site, [hostRepository()]);
  when('/languages', () => void Object.assign(site.host.faults, { broken: true, onCall: () => {} }));
  await upload(linked);
  await analysisOf(linked, { status: 'waiting', reason: 'unavailable' });
  Object.assign(site.host.faults, noFaults());
  await analysisOf(linked, { status: 'analysed' });
});

test('a separate job waits for the end of a rate limit', async () => {
  const { linked } = await withNews();
  when(
    '/languages',
    () => void Object.assign(site.host.faults, { limited: 1, limitSeconds: 900, onCall: () => {} }),
  );
  await read(linked);
  const [project] = await projectsOf(linked);
  expect(project?.analysis).toMatchObject({ status: 'waiting', reason: 'rate_limited' });
  const wait = (Date.parse(project?.analysis.retryAt ?? '') - site.clock.now().getTime()) / 1000;
  expect(Math.abs(wait - 900)).toBeLessThan(5);
  const later = `select extract(epoch from start_after - created_on)::int as seconds from jobs.job
    where name = 'repositories.analyse' and data->>'repositoryId' = $1 and state = 'created'`;
  const { rows } = await site.database.pool.query(later, [await idOf(linked)]);
  expect(rows).toHaveLength(1);
  expect(Math.abs(rows[0].seconds - 900)).toBeLessThan(5);
});

test('a revoked token stops the reading with a reason; signing in with GitHub again resumes it', async () => {
  const { linked } = await withNews();
  when('/languages', () => {
    site.host.faults.tokensRevoked = true;
  });
  await read(linked);
  expect((await projectsOf(linked))[0]?.analysis).toMatchObject({ status: 'stopped', reason: 'access_lost' });
  const calls: string[] = [];
  Object.assign(site.host.faults, { ...noFaults(), onCall: (path: string) => calls.push(path) });
  await read(linked);
  expect(calls).toEqual([]);
  await enterWith(site, site.guest(), linked.login);
  await analysisOf(linked, { status: 'analysed', reason: null });
  expect(await labelsOf(linked)).toContain('Django');
});

test('a token whose key was lost also stops the reading; linking again resumes it', async () => {
  const { linked } = await withNews();
  const other = "update github_accounts set sealed_token = 'of another key' where user_id = $1";
  await site.database.pool.query(other, [linked.person.user.id]);
  await read(linked);
  expect((await projectsOf(linked))[0]?.analysis).toMatchObject({ status: 'stopped', reason: 'access_lost' });
  expect((await linked.person.call('GET', '/user/repos')).statusCode).toBe(403);
  await enterWith(site, linked.person, linked.login);
  await analysisOf(linked, { status: 'analysed', reason: null });
});

test('a missing repository is marked and keeps its evidence; it is read again once it exists', async () => {
  const { linked } = await withNews();
  const user = site.people.find(({ login }) => login === linked.login);
  const repositories = user?.repositories as HostRepository[];
  const [repository] = repositories.splice(0);
  await read(linked);
  expect((await projectsOf(linked))[0]?.analysis).toMatchObject({ status: 'stopped', reason: 'gone' });
  expect(await labelsOf(linked)).toContain('React');
  if (repository) repositories.push(repository);
  await read(linked);
  expect((await projectsOf(linked))[0]?.analysis).toMatchObject({ status: 'analysed', reason: null });
});

test('unlinking keeps the projects and stops all readings, including scheduled ones', async () => {
  const { linked } = await withNews();
  const unlinking: Promise<unknown>[] = [];
  when('/languages', () => void unlinking.push(linked.person.call('DELETE', '/api/user/github')));
  await read(linked);
  await Promise.all(unlinking);
  await read(linked);
  expect((await projectsOf(linked))[0]?.analysis).toMatchObject({ status: 'stopped', reason: 'unlinked' });
  expect(await labelsOf(linked)).toContain('React');
  site.clock.advance(25 * hourMs);
  const jobs = async () => {
    const query =
      "select count(*)::int as n from jobs.job where name = 'repositories.analyse' and data->>'repositoryId' = $1";
    return (await site.database.pool.query(query, [await idOf(linked)])).rows[0].n;
  };
  const before = await jobs();
  await requestDue(systemCtx(site.app));
  expect(await jobs()).toBe(before);
});

test('a project that is removed during a reading leaves no rows', async () => {
  const { linked } = await withNews();
  const [project] = await projectsOf(linked);
  const id = await idOf(linked);
  const removing: Promise<unknown>[] = [];
  when(
    '/languages',
    () => void removing.push(linked.person.call('DELETE', `/api/projects/user/${project?.repoId}`)),
  );
  await analyseRepository({ ...systemCtx(site.app), requestId: crypto.randomUUID() }, id);
  await Promise.all(removing);
  await analyseRepository({ ...systemCtx(site.app), requestId: crypto.randomUUID() }, id);
  expect({ projects: await projectsOf(linked), skills: await skillsOf(linked.person) }).toEqual({
    projects: [],
    skills: [],
  });
});

test('a repository from before accounts were linked does not stay scheduled forever', async () => {
  const { linked } = await withNews();
  await site.database.pool.query('delete from github_accounts where user_id = $1', [linked.person.user.id]);
  const old = "update repositories set analysis_status = 'analysing' where id = $1";
  await site.database.pool.query(old, [await idOf(linked)]);
  site.clock.advance(25 * hourMs);
  await requestDue(systemCtx(site.app));
  await analysisOf(linked, { status: 'stopped', reason: 'unlinked' });
});

describe('the content of a repository', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const hostile: Record<string, string> = {
    'package.json': `{"dependencies": ${deep}, "__proto__": {"react": "1"}}`,
    'pom.xml': `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1_000)}">]><project>${'<a>'.repeat(50_000)}`,
    'compose.yaml': `a: &a [*a, *a]\nservices:\n  x:\n    image: "redis:7" # <script>alert(1)</script>\n`,
    'requirements.txt': `${'\u0000\u202e\ud800'.repeat(1_000)}\ndjango==5\u0000\n`,
    'a\nb/package.json': '{"dependencies": {"vue": "3"}}',
    'README.md': `# <img src=x onerror=alert(1)>\n\n## Built with\n\n<script>alert(1)</script> FastAPI, \u0007\n`,
  };

  test('may be hostile: it is read as far as possible, and shown as one line of plain text', async () => {
    const linked = await createLinked(site, [
      hostRepository({ topics: ['x\u0000', ''], languages: {}, files: hostile }),
    ]);
    await analysed(linked);
    const skills = await skillsOf(linked.person);
    expect(skills.map(({ label }) => label)).toEqual(expect.arrayContaining(['Redis', 'Django', 'FastAPI']));
    for (const { snippet } of skills.flatMap(({ evidence }) => evidence)) {
      expect(snippet.length).toBeLessThanOrEqual(160);
      expect(snippet).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    }
  });

  test('may be huge: large files are skipped, and files nearest to the root are read first', async () => {
    const files: Record<string, string> = {
      'package.json': `{"dependencies": {"react": "1"}}${' '.repeat(600_000)}`,
    };
    for (let index = 0; index < 200; index += 1) files[`apps/a${index}/go.mod`] = `module a${index}\n`;
    files.Gemfile = "gem 'rails'\n";
    const linked = await createLinked(site, [hostRepository({ topics: [], languages: {}, files })]);
    const blobs: string[] = [];
    when('/git/blobs/', () => void blobs.push('blob'));
    await analysed(linked);
    expect(blobs.length).toBe(60);
    const labels = await labelsOf(linked);
    expect(labels).toContain('Ruby on Rails');
    expect(labels).not.toContain('React');
  });
});
