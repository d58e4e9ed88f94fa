import type { Project } from '@teamwright/contracts/projects.ts';
import type { OwnUser } from '@teamwright/contracts/users.ts';
import { newId } from '../core/ids.ts';
import type { Client, TestApp } from './test-app.ts';

export const testPassword = 'correct horse battery';

let counter = 0;

/** A number that no other factory of this run got. */
function next(): number {
  counter += 1;
  return counter;
}

export interface Person extends Client {
  readonly user: OwnUser;
}

interface PersonOptions {
  readonly username?: string;
  readonly email?: string;
  readonly skills?: readonly string[];
  readonly profile?: Record<string, unknown>;
}

/** Somebody who signed up and in through the product's own doors. */
export async function createPerson(test: TestApp, options: PersonOptions = {}): Promise<Person> {
  const username = options.username ?? `person-${next()}-${newId().slice(-6)}`;
  const email = options.email ?? `${username.replace(/[^a-z0-9-]/gi, '-')}@example.org`;
  const client = test.guest();
  const signedUp = await client.call('POST', '/api/auth/signup', {
    body: { username, email, password: testPassword },
  });
  if (signedUp.statusCode !== 201) throw new Error(`sign-up failed: ${signedUp.body}`);
  const signedIn = await client.call('POST', '/api/auth/login', { body: { email, password: testPassword } });
  if (signedIn.statusCode !== 200) throw new Error(`sign-in failed: ${signedIn.body}`);
  const person: Person = Object.assign(client, { user: signedIn.json<{ user: OwnUser }>().user });
  if (options.profile)
    await person.call('POST', `/api/user/update/${person.user.id}`, { body: options.profile });
  for (const skill of options.skills ?? []) {
    const path = `/api/user/${person.user.id}/skills/${encodeURIComponent(skill)}`;
    await person.call('PUT', path, { body: { status: 'confirmed' } });
  }
  return person;
}

/** A complete, valid posting; tests change what they are about. */
export function posting(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: `Tide table ${next()}`,
    description: 'Predicts tides for small harbours and prints them for the notice board.',
    technologies: ['React', 'PostgreSQL'],
    skills: ['Frontend'],
    teamSize: 3,
    responsibilities: 'Own the chart and its tests.',
    startDate: '2027-01-10',
    endDate: '2027-03-31',
    ...changes,
  };
}

export async function createProject(owner: Client, changes: Record<string, unknown> = {}): Promise<Project> {
  const response = await owner.call('POST', '/api/post/create', { body: posting(changes) });
  if (response.statusCode !== 201) throw new Error(`posting failed: ${response.body}`);
  return response.json<Project>();
}
