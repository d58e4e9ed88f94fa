import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { posting, testPassword } from '../actors/factories.ts';

/** A signed-in user of a server in another process. */
export interface RemoteUser {
  readonly userId: string;
  readonly cookie: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  put<T>(path: string, body?: unknown): Promise<T>;
  delete<T>(path: string): Promise<T>;
}

/** Signs a user up and in over the network. @throws Error for an error response */
async function createRemoteUser(url: string, username: string): Promise<RemoteUser> {
  const account = { username, email: `${username}@example.org`, password: testPassword };
  await callServer(url, '', 'POST', '/api/auth/signup', account);
  return await signInRemote(url, username);
}

/** Opens another session of a user. @throws Error for an error response */
export async function signInRemote(url: string, username: string): Promise<RemoteUser> {
  const account = { email: `${username}@example.org`, password: testPassword };
  const answer = await callServer(url, '', 'POST', '/api/auth/login', account);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { id } = await parsed<{ id: string }>(answer);
  return {
    userId: id,
    cookie,
    get: async (path) => parsed(await callServer(url, cookie, 'GET', path)),
    post: async (path, body) => parsed(await callServer(url, cookie, 'POST', path, body)),
    put: async (path, body) => parsed(await callServer(url, cookie, 'PUT', path, body)),
    delete: async (path) => parsed(await callServer(url, cookie, 'DELETE', path)),
  };
}

/** A project with a team of `size` users, the owner first. Members join through requests. */
export async function createRemoteTeam(
  url: string,
  size: number,
): Promise<{ room: string; people: RemoteUser[] }> {
  const people = await createRemoteUsers(url, size);
  return { room: await createRemoteRoom(people), people };
}

export async function createRemoteUsers(url: string, count: number): Promise<RemoteUser[]> {
  const people: RemoteUser[] = [];
  for (let n = 0; n < count; n += 1) people.push(await createRemoteUser(url, `writer-${n}`));
  return people;
}

/** A project of the first user with the others as members; returns its room. */
export async function createRemoteRoom(people: readonly RemoteUser[]): Promise<string> {
  const [owner, ...members] = people;
  if (owner === undefined) throw new Error('a team needs a user');
  const project = await owner.post<Project>('/api/post/create', posting({ teamSize: people.length }));
  await joinRemote(project.id, owner, members);
  return project.id;
}

/** Adds users to a project, one after the other. */
async function joinRemote(postId: string, owner: RemoteUser, members: readonly RemoteUser[]): Promise<void> {
  for (const member of members) {
    const { id } = await member.post<{ id: string }>('/api/notifications/send', { postId });
    await owner.put(`/api/notifications/accept/${id}`);
  }
}

/** @throws Error for an error response */
export async function callServer(
  url: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response;
}

/** The response has the type of the contract, because the server is ours. */
async function parsed<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}
