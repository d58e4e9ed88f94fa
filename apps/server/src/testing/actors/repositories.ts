import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { repositories } from '@teamwright/contracts/repositories.ts';
import type { PersonSkill } from '@teamwright/contracts/skills.ts';
import { type HostRepository, manifest } from '@teamwright/demo/codehost/host-person.ts';
import { expect, vi } from 'vitest';
import { enterWith, type GithubSite, hostPerson } from '../fakes/github.ts';
import { createVerifiedUser, type TestUser } from './factories.ts';

export type Project = Answer<typeof repositories.listOwn>[number];

/** A repository at the code host. Tests change it like a push would. */
export type Changing = { -readonly [Key in keyof HostRepository]: HostRepository[Key] };

export function hostRepository(changes: Partial<HostRepository> = {}): Changing {
  return {
    name: 'ferry-board',
    description: 'Departures on the wall of a café.',
    topics: ['postgresql'],
    languages: { TypeScript: 90_000 },
    pushedDaysAgo: 3,
    files: {
      'package.json': manifest({ name: 'ferry-board', dependencies: { react: '^19.1.0' } }),
      'README.md': '# Ferry board\n\n## Built with\n\nRedis keeps the departures.\n',
      'src/app.tsx': 'export {};\n',
    },
    ...changes,
  };
}

export interface Linked {
  readonly person: TestUser;
  readonly login: string;
}

/** A user with a linked account that has these repositories. */
export async function createLinked(
  site: GithubSite,
  repositories: readonly HostRepository[],
  query?: string,
): Promise<Linked> {
  const person = await createVerifiedUser(site);
  const { login } = hostPerson(site, { repositories });
  await enterWith(site, person, login, query);
  // The first sign-in reads the same repositories, which must not meet the faults and counters of a test.
  await vi.waitFor(
    async () => {
      const { onboarding } = (await person.call('GET', '/api/onboarding')).json();
      expect(onboarding.status).toBe('ready');
    },
    { timeout: 30_000, interval: 50 },
  );
  return { person, login };
}

export async function upload({ person, login }: Linked, name = 'ferry-board'): Promise<Project> {
  const body = { email: person.user.email, repository: `${login}/${name}` };
  const answer = await person.call('POST', '/api/auth/upload-project', { body });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json().project;
}

export async function projectsOf({ person }: Linked): Promise<Project[]> {
  return (await person.call('GET', `/api/projects/user?email=${person.user.email}`)).json();
}

/** Waits until the newest of them has this analysis status. */
export async function analysisOf(linked: Linked, wanted: Partial<Project['analysis']>): Promise<Project> {
  return await vi.waitFor(
    async () => {
      const [project] = await projectsOf(linked);
      expect(project?.analysis).toMatchObject(wanted);
      return project as Project;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Uploads and waits for the analysis. */
export async function analysed(linked: Linked, name?: string): Promise<Project> {
  await upload(linked, name);
  return await analysisOf(linked, { status: 'analysed' });
}

export async function skillsOf(
  user: TestUser,
  reader: Pick<TestUser, 'call'> = user,
): Promise<PersonSkill[]> {
  return (await reader.call('GET', `/api/user/${user.user.id}/skills`)).json();
}

export async function putSkill(user: TestUser, skill: string, status: 'confirmed' | 'hidden'): Promise<void> {
  const path = `/api/user/${user.user.id}/skills/${encodeURIComponent(skill)}`;
  expect((await user.call('PUT', path, { body: { status } })).statusCode).toBe(200);
}
