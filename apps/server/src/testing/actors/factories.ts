import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { Notification } from '@teamwright/contracts/notifications/notifications.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { Request } from '@teamwright/contracts/requests.ts';
import { newId } from '../../core/ids.ts';
import type { Client, TestApp } from '../test-app.ts';

export const testPassword = 'correct horse battery';

let counter = 0;

/** A number that is unique in this run. */
function next(): number {
  counter += 1;
  return counter;
}

export interface TestUser extends Client {
  readonly user: OwnUser;
}

interface UserOptions {
  readonly username?: string;
  readonly email?: string;
  readonly skills?: readonly string[];
  readonly profile?: Record<string, unknown>;
}

/** A user who signed up and in through the API. */
export async function createUser(test: TestApp, options: UserOptions = {}): Promise<TestUser> {
  const username = options.username ?? `person-${next()}-${newId().slice(-6)}`;
  const email = options.email ?? `${username.replace(/[^a-z0-9-]/gi, '-')}@example.org`;
  const client = test.guest();
  const signedUp = await client.call('POST', '/api/auth/signup', {
    body: { username, email, password: testPassword },
  });
  if (signedUp.statusCode !== 201) throw new Error(`sign-up failed: ${signedUp.body}`);
  const signedIn = await client.call('POST', '/api/auth/login', { body: { email, password: testPassword } });
  if (signedIn.statusCode !== 200) throw new Error(`sign-in failed: ${signedIn.body}`);
  const user: TestUser = Object.assign(client, { user: signedIn.json<{ user: OwnUser }>().user });
  if (options.profile) await user.call('POST', `/api/user/update/${user.user.id}`, { body: options.profile });
  for (const skill of options.skills ?? []) {
    const path = `/api/user/${user.user.id}/skills/${encodeURIComponent(skill)}`;
    await user.call('PUT', path, { body: { status: 'confirmed' } });
  }
  return user;
}

export async function createUsers(site: TestApp, count: number): Promise<TestUser[]> {
  const users: TestUser[] = [];
  for (let n = 0; n < count; n += 1) users.push(await createUser(site));
  return users;
}

/** Like `createUser`, with an address that was verified in this browser. */
export async function createVerifiedUser(test: TestApp, options: UserOptions = {}): Promise<TestUser> {
  const user = await createUser(test, options);
  const { pool } = test.database;
  await pool.query('update users set email_verified = true where id = $1', [user.user.id]);
  await pool.query('update credentials set address_proved = true where user_id = $1', [user.user.id]);
  return user;
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

/** A complete, valid project form of a project that starts soon. Tests change the fields they are about. */
export function posting(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    title: `Tide table ${next()}`,
    description: 'Predicts tides for small harbours and prints them for the notice board.',
    technologies: ['React', 'PostgreSQL'],
    skills: ['Frontend'],
    teamSize: 3,
    responsibilities: 'Own the chart and its tests.',
    startDate: dayFromNow(40),
    endDate: dayFromNow(120),
    ...changes,
  };
}

export async function createProject(owner: Client, changes: Record<string, unknown> = {}): Promise<Project> {
  const response = await owner.call('POST', '/api/post/create', { body: posting(changes) });
  if (response.statusCode !== 201) throw new Error(`posting failed: ${response.body}`);
  return response.json<Project>();
}

/** A pending join request and the owner's notification about it. */
export async function createJoinRequest(
  user: Client,
  project: Pick<Project, 'id'>,
  changes: Record<string, unknown> = {},
): Promise<Notification> {
  const body = { postId: project.id, ...changes };
  const response = await user.call('POST', '/api/notifications/send', { body });
  if (response.statusCode !== 201) throw new Error(`asking to join failed: ${response.body}`);
  return response.json<Notification>();
}

export async function createInvitation(owner: Client, project: Project, invitee: TestUser): Promise<Request> {
  const body = { postId: project.id, userId: invitee.user.id };
  const response = await owner.call('POST', '/api/invitations', { body });
  if (response.statusCode !== 201) throw new Error(`inviting failed: ${response.body}`);
  return response.json<Request>();
}

/** Adds a user to a project through a request. */
export async function join(user: Client, project: Pick<Project, 'id'>, owner: Client): Promise<void> {
  const { id } = await createJoinRequest(user, project);
  const response = await owner.call('PUT', `/api/notifications/accept/${id}`);
  if (response.statusCode !== 200) throw new Error(`accepting failed: ${response.body}`);
}

/** A user's notifications, newest first. */
export async function listNotificationsOf(user: TestUser): Promise<Notification[]> {
  const response = await user.call('GET', `/api/notifications/${user.user.id}?limit=100`);
  if (response.statusCode !== 200) throw new Error(`listing notifications failed: ${response.body}`);
  return response.json<Notification[]>();
}

/** Deletes the user's account. With the password, this does not depend on the age of the sign-in. */
export function deleteAccount(user: TestUser) {
  const body = { currentPassword: testPassword };
  return user.call('DELETE', `/api/user/delete/${user.user.id}`, { body });
}
