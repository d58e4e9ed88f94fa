import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import type { TestApp } from '../test-app.ts';
import {
  createJoinRequest,
  createProject,
  createUser,
  join,
  posting,
  type TestUser,
  testPassword,
} from './factories.ts';
import { noisePicture } from './pictures.ts';
import { beginUpload, openUpload, sendPart, uploadPicture } from './uploads.ts';

export interface Scene {
  /** The user whose account is deleted; a member of `team`. */
  readonly person: TestUser;
  readonly other: TestUser;
  readonly team: Project;
  readonly elsewhere: Project;
  /** By `other`, in the room of `team`. */
  readonly message: Message;
  readonly site: TestApp;
}

export async function createScene(site: TestApp): Promise<Scene> {
  const [person, other] = [await createUser(site, { skills: ['React'] }), await createUser(site)];
  const [team, elsewhere] = [await createProject(other), await createProject(other)];
  await join(person, team, other);
  const sent = await other.call('POST', '/api/chat/send', { body: { postId: team.id, message: 'hello' } });
  return { person, other, team, elsewhere, message: sent.json<Message>(), site };
}

export type Act = (scene: Scene) => Promise<() => Promise<{ readonly statusCode: number }>>;

/** All actions that write rows which refer to a user. Each is prepared, then runs concurrently with the deletion. */
export const acts: Record<string, Act> = {
  'posts a project': async ({ person }) => {
    return () => person.call('POST', '/api/post/create', { body: posting() });
  },
  'asks to join': async ({ person, elsewhere }) => {
    return () =>
      person.call('POST', '/api/notifications/send', { body: { postId: elsewhere.id, note: 'hi' } });
  },
  'is invited': async ({ person, other, elsewhere }) => {
    const body = { postId: elsewhere.id, userId: person.user.id };
    return () => other.call('POST', '/api/invitations', { body });
  },
  'is accepted': async ({ person, other, elsewhere }) => {
    const { id } = await createJoinRequest(person, elsewhere);
    return () => other.call('PUT', `/api/notifications/accept/${id}`);
  },
  'is offered a project': async ({ person, other, team }) => {
    return () => other.call('POST', `/api/post/${team.id}/transfer`, { body: { userId: person.user.id } });
  },
  'accepts a project': async ({ person, other, team }) => {
    await other.call('POST', `/api/post/${team.id}/transfer`, { body: { userId: person.user.id } });
    return () => person.call('POST', `/api/post/${team.id}/transfer/accept`);
  },
  'becomes a co-owner': async ({ person, other, team }) => {
    const path = `/api/post/${team.id}/members/${person.user.id}/role`;
    return () => other.call('PUT', path, { body: { role: 'co_owner' } });
  },
  'sends a message': async ({ person, team }) => {
    return () => person.call('POST', '/api/chat/send', { body: { postId: team.id, message: 'me too' } });
  },
  'is mentioned': async ({ person, other, team }) => {
    const body = { postId: team.id, message: `@${person.user.username} hello` };
    return () => other.call('POST', '/api/chat/send', { body });
  },
  reacts: async ({ person, message }) => {
    return () =>
      person.call('PUT', `/api/chat/messages/${message.id}/reactions/${encodeURIComponent('👍')}`, {
        body: { on: true },
      });
  },
  pins: async ({ person, message }) => {
    return () => person.call('PUT', `/api/chat/messages/${message.id}/pin`, { body: { on: true } });
  },
  reads: async ({ person, team }) => {
    return () => person.call('POST', `/api/chat/read/${team.id}`, { body: { seq: 1 } });
  },
  comments: async ({ person, elsewhere }) => {
    const body = { kind: 'question', body: 'Where is it?' };
    return () => person.call('POST', `/api/post/${elsewhere.id}/comments`, { body });
  },
  'blocks a user': async ({ person, other }) => {
    return () => person.call('PUT', `/api/blocks/${other.user.id}`);
  },
  'is blocked':
    async ({ person, other }) =>
    () =>
      other.call('PUT', `/api/blocks/${person.user.id}`),
  'reports a user': async ({ person, other }) => {
    const body = { kind: 'person', id: other.user.id, reason: 'spam', note: 'words of mine' };
    return () => person.call('POST', '/api/reports', { body });
  },
  'is reported': async ({ person, other }) => {
    const body = { kind: 'person', id: person.user.id, reason: 'spam', note: '' };
    return () => other.call('POST', '/api/reports', { body });
  },
  'begins an upload': async ({ person }) => {
    return () => beginUpload(person, 1000);
  },
  'finishes an upload': async ({ person }) => {
    const bytes = await noisePicture();
    const location = await openUpload(person, bytes.length);
    return () => sendPart(person, location, 0, bytes);
  },
  'shows a picture': async ({ person }) => {
    const body = { profilePicture: await uploadPicture(person) };
    return () => person.call('POST', `/api/user/update/${person.user.id}`, { body });
  },
  'declares a skill': async ({ person }) => {
    const path = `/api/user/${person.user.id}/skills/Rust`;
    return () => person.call('PUT', path, { body: { status: 'confirmed' } });
  },
  'fills in the profile': async ({ person }) => {
    const body = { bio: 'About me', area: 'Lisbon', school: 'Stanford University' };
    return () => person.call('POST', `/api/user/update/${person.user.id}`, { body });
  },
  'takes another name': async ({ person }) => {
    const body = { username: `renamed-${person.user.id.slice(-6)}` };
    return () => person.call('POST', `/api/user/update/${person.user.id}`, { body });
  },
  'takes another password': async ({ person }) => {
    const body = { password: 'another long passphrase', currentPassword: testPassword };
    return () => person.call('POST', `/api/user/update/${person.user.id}`, { body });
  },
  'takes another address': async ({ person }) => {
    const body = { email: `new-${person.user.id.slice(-6)}@example.org`, currentPassword: testPassword };
    return () => person.call('POST', `/api/user/update/${person.user.id}`, { body });
  },
  'wants fewer notifications': async ({ person }) => {
    const body = { types: { comment: { inApp: false, mail: 'off' } } };
    return () => person.call('PUT', '/api/user/notification-preferences', { body });
  },
  'signs in': async ({ person, site }) => {
    const body = { email: person.user.email, password: testPassword };
    return () => site.guest().call('POST', '/api/auth/login', { body });
  },
  'asks for a link':
    async ({ person }) =>
    () =>
      person.call('POST', '/api/auth/verify-email/resend'),
  'forgets the password': async ({ person, site }) => {
    const body = { email: person.user.email };
    return () => site.guest().call('POST', '/api/auth/forgot-password', { body });
  },
};
