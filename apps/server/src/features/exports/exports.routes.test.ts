import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
  testPassword,
} from '../../testing/actors/factories.ts';
import { createPublishedEvent } from '../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sections } from './exports.sections.repository.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function download(user: Pick<TestUser, 'call'>) {
  return user.call('GET', '/api/user/export');
}

test('the export contains in one file what the user wrote and did, and nothing about others', async () => {
  const user = await createUser(site, { profile: { bio: 'I tie knots.' }, skills: ['typescript'] });
  const other = await createUser(site, { profile: { bio: 'I cut ropes.' } });
  const project = await createProject(user, { title: 'Knots' });
  await createJoinRequest(other, project);
  await user.call('POST', '/api/chat/send', { body: { postId: project.id, message: 'Hello, room' } });
  const answer = await download(user);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="teamwright-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(answer.json().data).toMatchObject({
    account: [{ username: user.user.username, email: user.user.email }],
    profile: [{ bio: 'I tie knots.' }],
    projects: [{ title: 'Knots' }],
    messages: [{ body: 'Hello, room' }],
    notifications: [{ type: 'join_request' }],
    skills: [{ status: 'confirmed' }],
  });
  expect(answer.body).not.toContain(other.user.email);
  expect(answer.body).not.toContain('I cut ropes.');
});

test('the export contains title and URL of a project wherever it contains its id', async () => {
  const [user, owner] = [await createUser(site), await createUser(site)];
  const project = await createProject(owner, { title: 'Tide & table' });
  const asked = await createProject(owner, { title: 'Asked for' });
  await join(user, project, owner);
  await createJoinRequest(user, asked);
  await user.call('POST', '/api/chat/send', { body: { postId: project.id, message: 'Hello, room' } });
  await expect.poll(async () => (await listNotificationsOf(user)).length).toBeGreaterThan(0);
  const { site: address, data } = (await download(user)).json();
  const named = ({ slug, title }: typeof project) => ({
    projectTitle: title,
    projectUrl: `${address}/project/${slug}`,
  });
  expect(data).toMatchObject({
    memberships: [named(project)],
    messages: [{ body: 'Hello, room', ...named(project) }],
    notifications: [{ type: 'request_accepted', ...named(project) }],
  });
  expect(data.requests).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 'pending', ...named(asked) }),
      expect.objectContaining({ status: 'accepted', ...named(project) }),
    ]),
  );
});

test('the export contains nothing that gives access to the account', async () => {
  const user = await createUser(site);
  const { body } = await download(user);
  const { rows } = await site.database.pool.query(
    'select token, password from sessions join credentials using (user_id) where user_id = $1',
    [user.user.id],
  );
  for (const secret of [rows[0].token, rows[0].password, testPassword]) expect(body).not.toContain(secret);
});

test('the export is available to the user only, and not to guests', async () => {
  expect((await download(site.guest())).statusCode).toBe(401);
});

/** Tables that refer to a user but are left out, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  match_vectors: 'empty and no longer used',
  mails: 'encrypted emails that are sent within minutes',
  github_flows: 'sign-ins that are under way for ten minutes',
  event_apart: 'pairs that the organisers keep apart, which they alone see',
  event_team_members: 'the published teams are included; other teams are proposals of the organisers',
  events: 'names only who changed the pairs to keep apart last; the organised events are included',
};

test('the export includes what is stored about a participant of an event', async () => {
  const owner = await createUser(site);
  const { event, users } = await createPublishedEvent(site, owner, 3);
  const [user, friend] = users;
  if (user === undefined || friend === undefined) throw new Error('the team has members');
  const { pool } = site.database;
  await pool.query('update users set email_verified = true where id = $1', [user.user.id]);
  await pool.query("update event_participants set checked_in_at = '2026-11-01' where user_id = $1", [
    user.user.id,
  ]);
  await pool.query(
    `insert into event_friends (participant_id, friend_id) select own.id, other.id
     from event_participants own join event_participants other using (event_id)
     where own.user_id = any($1) and other.user_id = any($1) and own.id <> other.id`,
    [[user.user.id, friend.user.id]],
  );
  await pool.query(
    `insert into event_invitees (event_id, email, roles, languages, answers)
     select $1, unnest($2::text[]), '[]', '{}', '[]'`,
    [event.id, [user.user.email, friend.user.email]],
  );
  const { data } = (await download(user)).json();
  expect(data).toMatchObject({
    eventRegistrations: [{ checkedInAt: '2026-11-01T00:00:00.000Z' }],
    // Both wish for each other; the other wish is not the user's.
    eventFriends: [{ participantId: data.eventRegistrations[0].id }],
    eventTeams: [{ name: 'Team 1', projectTitle: expect.any(String) }],
    eventInvitations: [{ eventId: event.id, email: user.user.email }],
  });
  expect(data.securityLog).toContainEqual({ action: 'signed_in', createdAt: expect.any(String) });
});

test('the export includes every table that refers to a user, a participant or a message, unless a reason is listed here', async () => {
  const { rows } = await site.database.pool.query<{ table: string }>(
    `select distinct conrelid::regclass::text as table from pg_constraint
     where contype = 'f'
       and confrelid in ('users'::regclass, 'event_participants'::regclass, 'messages'::regclass)`,
  );
  const exported = Object.values(sections).map(({ table }) => getTableName(table));
  const missing = rows
    .map(({ table }) => table)
    .filter((table) => !exported.includes(table) && !leftOut[table]);
  expect(missing).toEqual([]);
});
