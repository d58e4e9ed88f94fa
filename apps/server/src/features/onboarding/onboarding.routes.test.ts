import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { onboarding } from '@teamwright/contracts/onboarding.ts';
import type { HostPerson, HostRepository } from '@teamwright/demo/codehost/host-person.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { createVerifiedUser, type TestUser } from '../../testing/actors/factories.ts';
import {
  analysisOf,
  hostRepository,
  projectsOf,
  putSkill,
  skillsOf,
} from '../../testing/actors/repositories.ts';
import {
  createGithubSite,
  enterWith,
  type GithubSite,
  hostPerson,
  untilAccessIsRevoked,
  visitHost,
} from '../../testing/fakes/github.ts';
import { readOnboarding } from './onboarding.reading.service.ts';

type Onboarding = NonNullable<Answer<typeof onboarding.get>['onboarding']>;

let site: GithubSite;

beforeAll(async () => {
  site = await createGithubSite();
});
beforeEach(() => {
  Object.assign(site.host.faults, {
    broken: false,
    tokensRevoked: false,
    limited: 0,
    slowMs: 0,
    onCall() {},
  });
});
afterAll(() => site.close());

const harbour = hostRepository({
  name: 'harbour',
  topics: [],
  languages: { Kotlin: 50_000 },
  files: {},
});

interface Linked {
  readonly user: TestUser;
  readonly login: string;
}

async function firstSignIn(changes: Partial<HostPerson> = {}, query?: string): Promise<Linked> {
  const user = await createVerifiedUser(site);
  const { login } = hostPerson(site, { repositories: [hostRepository(), harbour], ...changes });
  await enterWith(site, user, login, query);
  return { user, login };
}

async function found(user: TestUser): Promise<Onboarding | null> {
  return (await user.call('GET', '/api/onboarding')).json().onboarding;
}

async function waitFor(user: TestUser, wanted: Partial<Onboarding>): Promise<Onboarding> {
  return await vi.waitFor(
    async () => {
      const now = await found(user);
      expect(now).toMatchObject(wanted);
      return now as Onboarding;
    },
    { timeout: 30_000, interval: 50 },
  );
}

function confirm(user: TestUser, body: object) {
  return user.call('POST', '/api/onboarding/confirm', { body });
}

function idsOf({ skills }: Onboarding): string[] {
  return skills.map(({ skillId }) => skillId);
}

async function statusesOf(user: TestUser): Promise<Record<string, string>> {
  return Object.fromEntries((await skillsOf(user)).map(({ skillId, status }) => [skillId, status]));
}

test('the first sign-in finds skills, bio, workplace and area, and stores none of them in the profile', async () => {
  const { user, login } = await firstSignIn({
    bio: 'Ferries.',
    company: '@quay-nine',
    location: 'Brest',
  });
  const ready = await waitFor(user, { status: 'ready' });
  expect(ready.repositories).toEqual({ total: 2, chosen: 2, read: 2, withSkills: 2 });
  expect(idsOf(ready)).toEqual(expect.arrayContaining(['react', 'typescript', 'kotlin', 'postgresql']));
  expect(ready.skills.find(({ skillId }) => skillId === 'kotlin')?.repositories).toEqual(['harbour']);
  expect(ready.profile).toEqual({ bio: 'Ferries.', workplace: 'quay-nine', area: 'Brest' });
  expect(await skillsOf(user)).toEqual([]);
  expect(await projectsOf({ person: user, login })).toEqual([]);
  expect((await user.call('GET', '/api/user/me')).json().user).toMatchObject({
    bio: '',
    workplace: '',
    area: '',
  });
});

test('one confirmation keeps the checked skills with their repositories, hides the others and fills in fields', async () => {
  const { user, login } = await firstSignIn({ bio: 'Ferries.' });
  const ready = await waitFor(user, { status: 'ready' });
  const kept = idsOf(ready).filter((skillId) => skillId !== 'kotlin');
  const answer = await confirm(user, { skills: [...kept, 'cobol'], bio: 'Ferries.' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  const statuses = Object.fromEntries(kept.map((skillId) => [skillId, 'confirmed']));
  expect(await statusesOf(user)).toEqual({ ...statuses, kotlin: 'hidden' });
  expect((await projectsOf({ person: user, login })).map(({ name }) => name)).toEqual(['ferry-board']);
  expect((await user.call('GET', '/api/user/me')).json().user.bio).toBe('Ferries.');
  await analysisOf({ person: user, login }, { status: 'analysed' });
  expect(await statusesOf(user)).toEqual({ ...statuses, kotlin: 'hidden' });
  const react = (await skillsOf(user)).find(({ skillId }) => skillId === 'react');
  expect(react?.evidence.map(({ source }) => source)).toContain('manifest');
});

test('a second confirmation, job and sign-in change nothing', async () => {
  const { user, login } = await firstSignIn();
  const ready = await waitFor(user, { status: 'ready' });
  await readOnboarding(systemCtx(site.app, newId()), user.user.id);
  expect(await found(user)).toEqual(ready);
  const answers = await Promise.all([0, 1, 2].map(() => confirm(user, { skills: ['react'] })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await analysisOf({ person: user, login }, { status: 'analysed' });
  const before = await statusesOf(user);
  expect((await confirm(user, { skills: idsOf(ready), bio: 'Other' })).statusCode).toBe(200);
  await enterWith(site, user, login);
  await readOnboarding(systemCtx(site.app, newId()), user.user.id);
  expect(await statusesOf(user)).toEqual(before);
  expect(await found(user)).toMatchObject({ status: 'confirmed', skills: [] });
});

test('skills and fields that the user has already filled in are not proposed', async () => {
  const user = await createVerifiedUser(site);
  await putSkill(user, 'react', 'confirmed');
  await putSkill(user, 'kotlin', 'hidden');
  await user.call('POST', `/api/user/update/${user.user.id}`, { body: { bio: 'Mine' } });
  const { login } = hostPerson(site, { bio: 'Theirs', repositories: [hostRepository(), harbour] });
  await enterWith(site, user, login);
  const ready = await waitFor(user, { status: 'ready' });
  expect(idsOf(ready)).not.toEqual(expect.arrayContaining(['react']));
  expect(idsOf(ready)).not.toEqual(expect.arrayContaining(['kotlin']));
  expect(ready.profile.bio).toBe('');
});

test('a skipped onboarding keeps what was found until the user continues', async () => {
  const { user } = await firstSignIn();
  const skip = (skipped: boolean) => user.call('PUT', '/api/onboarding/skipped', { body: { skipped } });
  expect((await skip(true)).statusCode).toBe(200);
  const ready = await waitFor(user, { status: 'ready', skipped: true });
  expect(ready.skills.length).toBeGreaterThan(0);
  expect((await skip(false)).statusCode).toBe(200);
  expect(await found(user)).toMatchObject({ skipped: false, skills: ready.skills });
});

test('with the permission for public repositories, private ones are not read', async () => {
  const repositories = [hostRepository(), { ...harbour, private: true }];
  const { user } = await firstSignIn({ repositories }, 'scope=public');
  const ready = await waitFor(user, { status: 'ready' });
  expect(ready.repositories.total).toBe(1);
  expect(idsOf(ready)).not.toContain('kotlin');
});

test('a denied permission starts nothing, and there is nothing to confirm or skip', async () => {
  const user = await createVerifiedUser(site);
  expect(await visitHost(site, user)).toMatchObject({ error: 'access_denied' });
  expect(await found(user)).toBeNull();
  expect((await confirm(user, { skills: [] })).statusCode).toBe(404);
  const skipped = await user.call('PUT', '/api/onboarding/skipped', { body: { skipped: true } });
  expect(skipped.statusCode).toBe(404);
});

test('without repositories there are no skills, and the fields can be confirmed', async () => {
  const { user } = await firstSignIn({ repositories: [], location: 'Brest' });
  const ready = await waitFor(user, { status: 'ready' });
  expect([ready.skills, ready.repositories.total]).toEqual([[], 0]);
  expect((await confirm(user, { skills: [], area: 'Brest' })).statusCode).toBe(200);
  expect((await user.call('GET', '/api/user/me')).json().user.area).toBe('Brest');
});

test('of 300 repositories the 20 last changed ones are read, without forks', async () => {
  const repositories: HostRepository[] = Array.from({ length: 300 }, (_, at) => ({
    ...harbour,
    name: `harbour-${at}`,
    pushedDaysAgo: 300 - at,
    ...(at === 299 && { forkOf: 'someone/harbour', ownCommits: 3 }),
  }));
  const { user } = await firstSignIn({ repositories });
  const ready = await waitFor(user, { status: 'ready' });
  expect(ready.repositories).toEqual({ total: 300, chosen: 20, read: 20, withSkills: 20 });
  const names = ready.skills.find(({ skillId }) => skillId === 'kotlin')?.repositories ?? [];
  expect([names[0], names.at(-1), names.length]).toEqual(['harbour-298', 'harbour-279', 20]);
});

test('while the code host is unavailable the reading says so, cannot be confirmed, and continues later', async () => {
  site.host.faults.onCall = (path) => {
    if (path.endsWith('/languages')) site.host.faults.broken = true;
  };
  const { user } = await firstSignIn();
  await waitFor(user, { status: 'reading', reason: 'unavailable' });
  expect((await confirm(user, { skills: ['react'] })).statusCode).toBe(409);
  Object.assign(site.host.faults, { broken: false, onCall() {} });
  await waitFor(user, { status: 'ready', reason: null });
});

test('after the limit of the code host ends, the reading continues with what it has', async () => {
  let limited = false;
  site.host.faults.onCall = (path) => {
    if (!limited && path.endsWith('harbour/languages')) site.host.faults.limited = 3;
    limited ||= path.endsWith('harbour/languages');
  };
  site.host.faults.limitSeconds = 5;
  const { user } = await firstSignIn({ repositories: [hostRepository({ pushedDaysAgo: 1 }), harbour] });
  const waiting = await waitFor(user, { status: 'reading', reason: 'rate_limited' });
  expect([waiting.repositories.read, waiting.retryAt]).toEqual([1, expect.any(String)]);
  Object.assign(site.host.faults, { limited: 0 });
  const ready = await waitFor(user, { status: 'ready', reason: null });
  expect(ready.repositories.read).toBe(2);
});

test('a token that is revoked while reading stops it, and another sign-in continues', async () => {
  site.host.faults.onCall = (path) => {
    if (path.endsWith('/languages')) site.host.faults.tokensRevoked = true;
  };
  const { user, login } = await firstSignIn();
  await waitFor(user, { status: 'stopped', reason: 'access_lost' });
  Object.assign(site.host.faults, { tokensRevoked: false, onCall() {} });
  await enterWith(site, site.guest(), login);
  await waitFor(user, { status: 'ready', reason: null });
});

test('what was found can be confirmed after the token is revoked; its repositories then show that access is lost', async () => {
  const { user, login } = await firstSignIn();
  await waitFor(user, { status: 'ready' });
  site.host.faults.tokensRevoked = true;
  expect((await confirm(user, { skills: ['react'] })).statusCode).toBe(200);
  expect((await statusesOf(user)).react).toBe('confirmed');
  await analysisOf({ person: user, login }, { status: 'stopped', reason: 'access_lost' });
});

test('unlinking deletes what was found, and linking again starts from the beginning', async () => {
  const { user, login } = await firstSignIn();
  await waitFor(user, { status: 'ready' });
  expect((await user.call('DELETE', '/api/user/github', { body: {} })).statusCode).toBe(200);
  expect(await found(user)).toMatchObject({ status: 'stopped', reason: 'unlinked', skills: [] });
  await untilAccessIsRevoked(site);
  await enterWith(site, user, login);
  expect((await waitFor(user, { status: 'ready' })).skills.length).toBeGreaterThan(0);
});
