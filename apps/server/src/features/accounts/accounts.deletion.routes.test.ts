import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { createAdmin, suspend } from '../../testing/actors/admins.ts';
import { untilJobsAreDone } from '../../testing/actors/emails.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
  testPassword,
} from '../../testing/actors/factories.ts';
import { createPublishedEvent } from '../../testing/actors/formed-events.ts';
import { answerRequest } from '../../testing/actors/requests.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { advanceEvents } from '../events/events.notifications.service.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

function remove(client: TestUser, user: TestUser) {
  return client.call('DELETE', `/api/user/delete/${user.user.id}`);
}

async function projectNow(project: Project) {
  return (await site.guest().call('GET', `/api/post/slug/${project.slug}`)).json<Project>();
}

/** Every column of every table that contains this text. */
async function placesHolding(text: string): Promise<string[]> {
  const { pool } = site.database;
  const columns = await pool.query<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const places: string[] = [];
  for (const { table, column } of columns.rows) {
    const found = await pool.query(`select 1 from ${table} where ${column}::text ilike $1 limit 1`, [
      `%${text}%`,
    ]);
    if (found.rowCount) places.push(`${table}.${column}`);
  }
  return places;
}

/** Inserts a row for the user into each table of matching. */
async function fillWithMatching({ user }: TestUser, project: Project): Promise<void> {
  const { pool } = site.database;
  await pool.query(
    `insert into shown_matches (kind, viewer_id, developer_id, project_id, day, rank, score, policy, shown_at)
     values ('people', $1, $1, $2, now()::date, 1, 50, 'test', now())`,
    [user.id, project.id],
  );
  await pool.query('insert into match_exposure (user_id, level) values ($1, 3)', [user.id]);
}

function isOfMatching(place: string): boolean {
  return /shown_matches|match_exposure|skill_evidence.user/.test(place);
}

function isTable(place: string): boolean {
  return place.startsWith('public.');
}

describe("deleting the user's own account", () => {
  test('requires the current password unless the sign-in is recent', async () => {
    const user = await createUser(site);
    site.clock.advance(11 * 60 * 1000);
    try {
      const url = `/api/user/delete/${user.user.id}`;
      for (const body of [undefined, {}, { currentPassword: 'wrong password' }]) {
        const refused = await user.call('DELETE', url, body && { body });
        expect({ status: refused.statusCode, fields: Object.keys(refused.json().fields) }).toEqual({
          status: 403,
          fields: ['currentPassword'],
        });
      }
      expect((await user.call('GET', '/api/user/me')).json().user.id).toBe(user.user.id);
      const body = { currentPassword: testPassword };
      expect((await user.call('DELETE', url, { body })).statusCode).toBe(200);
    } finally {
      site.clock.advance(-11 * 60 * 1000);
    }
  });

  test('requires a recent sign-in of an account without a password', async () => {
    const user = await createUser(site);
    await site.database.pool.query('delete from credentials where user_id = $1', [user.user.id]);
    site.clock.advance(11 * 60 * 1000);
    const refused = await remove(user, user);
    site.clock.advance(-11 * 60 * 1000);
    expect({ status: refused.statusCode, message: refused.json().message }).toEqual({
      status: 403,
      message: 'This needs a sign-in within the last ten minutes. Please sign in again.',
    });
    expect((await remove(user, user)).statusCode).toBe(200);
  });
});

describe('deleting an account', () => {
  test('leaves no row with its name or email, and ends every session', async () => {
    const [user, owner, other] = [
      await createUser(site, {
        username: 'vanishing-otter',
        email: 'vanishing@example.org',
        skills: ['React'],
        profile: { bio: 'Signed, vanishing-otter' },
      }),
      await createUser(site),
      await createUser(site),
    ];
    const project = await createProject(owner);
    await join(user, project, owner);
    await createJoinRequest(user, await createProject(other), { note: 'vanishing-otter would help' });
    await createInvitation(user, await createProject(user), other);
    const sent = await owner.call('POST', '/api/chat/send', {
      body: { postId: project.id, message: 'Ask @vanishing-otter. @VANISHING-otter?' },
    });
    const copy = site.guest();
    copy.cookie = user.cookie;
    expect((await placesHolding('vanishing')).length).toBeGreaterThan(2);

    expect((await remove(user, user)).statusCode).toBe(200);

    expect(await placesHolding('vanishing')).toEqual([]);
    const messages = await owner.call('GET', `/api/chat/messages/${project.id}`);
    expect(messages.json()).toMatchObject([
      {
        id: sent.json().id,
        message: 'Ask @Deleted user. @Deleted user?',
        revision: 1,
        editedAt: null,
        mentions: [],
      },
    ]);
    expect((await copy.call('GET', '/api/user/me')).json()).toEqual({ user: null });
    const body = { email: 'vanishing@example.org', password: testPassword };
    expect((await site.guest().call('POST', '/api/auth/login', { body })).statusCode).toBe(401);
    expect((await projectNow(project)).members.map((member) => member.userId)).toEqual([owner.user.id]);
  });

  test('replaces its name in what other users read about the teams of events and about seats', async () => {
    const user = await createUser(site, {
      username: 'vanishing heron.2',
      email: 'vanishing.heron@example.org',
      skills: ['React'],
    });
    const [organiser, reporter] = [await createUser(site), await createUser(site)];
    const { event, users } = await createPublishedEvent(site, organiser, 2, { users: [user] });
    const mate = users.find(({ user: { id } }) => id !== user.user.id);
    if (mate === undefined) throw new Error('the team has members');
    await user.call('POST', `/api/events/${event.id}/team-request`, { body: { reason: 'I know them well' } });
    const seats = await createProject(organiser, { technologies: ['React', 'Node.js'] });
    const seatId = seats.seats[0]?.id;
    const [first, second] = [
      await createJoinRequest(mate, seats, { seatId }),
      await createJoinRequest(user, seats, { seatId }),
    ];
    for (const { id } of [first, second]) await answerRequest(organiser, 'accept', id);
    await user.call('POST', `/api/post/${seats.id}/comments`, {
      body: { body: 'Is it open?', kind: 'question' },
    });
    await reporter.call('POST', '/api/reports', {
      body: { kind: 'user', id: user.user.id, reason: 'spam' },
    });
    await reporter.call('PUT', `/api/blocks/${user.user.id}`);
    await site.database.pool.query(
      "update events set starts_at = $2::timestamptz - interval '2 days', deadline = $2::timestamptz - interval '3 days', ends_at = $2 where id = $1",
      [event.id, site.clock.now()],
    );
    await advanceEvents(systemCtx(site.app, 'advance'));
    const thanks = { userId: mate.user.id, text: 'Thanks for the tests' };
    await user.call('POST', `/api/events/${event.id}/thanks`, { body: thanks });
    await untilJobsAreDone(site);
    const messages = async () =>
      [...(await listNotificationsOf(mate)), ...(await listNotificationsOf(organiser))]
        .map(({ message }) => message)
        .filter((message) => message.includes('Deleted user'));
    expect(await messages()).toEqual([]);

    expect((await remove(user, user)).statusCode).toBe(200);

    await untilJobsAreDone(site);
    for (const text of ['vanishing', 'heron']) expect(await placesHolding(text)).toEqual([]);
    const team = new RegExp(`^Your team in “${event.title}” is .*Deleted user`);
    expect(new Set(await messages())).toEqual(
      new Set([
        `Deleted user thanked you after “${event.title}”`,
        expect.stringMatching(team),
        `Deleted user asks for another team in “${event.title}”`,
        expect.stringMatching(/^Deleted user joined .* because “.*” was filled$/),
      ]),
    );
  });

  test('leaves its id only in rows that belong to other users, also after all jobs', async () => {
    const [user, owner, member] = [
      await createUser(site, { skills: ['React'] }),
      await createUser(site),
      await createUser(site, { skills: ['React'] }),
    ];
    const project = await createProject(owner);
    const own = await createProject(user);
    await join(user, project, owner);
    await join(member, own, user);
    await createJoinRequest(user, await createProject(owner));
    await createInvitation(user, own, owner);
    await fillWithMatching(user, own);
    expect((await placesHolding(user.user.id)).filter(isOfMatching)).toHaveLength(4);

    expect((await remove(user, user)).statusCode).toBe(200);

    await untilJobsAreDone(site);
    expect((await placesHolding(user.user.id)).filter(isTable).sort()).toEqual([
      'public.audit_log.actor_id',
      'public.audit_log.subject',
      'public.match_changes.entity_id',
      'public.projects.owner_id',
      'public.requests.answered_by',
      'public.requests.created_by',
      'public.requests.user_id',
      // The manager who accepted another user: that user keeps the evidence.
      'public.skill_evidence.voucher_id',
      'public.users.id',
    ]);
  });

  test('does to projects, teams and requests what the preview says', async () => {
    const [user, heir, later, member, owner] = [
      await createUser(site),
      await createUser(site),
      await createUser(site),
      await createUser(site),
      await createUser(site),
    ];
    const preview = () => user.call('GET', '/api/user/deletion').then((answer) => answer.json());
    expect(await preview()).toEqual({ projects: [], teams: [], requests: 0 });
    const [passed, orphaned, team] = [
      await createProject(user, { title: 'Passed on', teamSize: 5 }),
      await createProject(user, { title: 'Archived' }),
      await createProject(owner, { title: 'Left' }),
    ];
    for (const person of [later, heir]) await join(person, passed, user);
    await join(member, orphaned, user);
    await join(user, team, owner);
    const promote =
      "update memberships set role = 'co_owner', joined_at = $3 where project_id = $1 and user_id = $2";
    await site.database.pool.query(promote, [passed.id, later.user.id, '2026-02-01']);
    await site.database.pool.query(promote, [passed.id, heir.user.id, '2026-01-01']);
    await createJoinRequest(owner, orphaned);
    await createJoinRequest(owner, passed);
    await createJoinRequest(user, await createProject(owner));
    await createInvitation(user, passed, member);

    const said = await preview();
    expect(said).toMatchObject({
      projects: [
        { id: passed.id, title: 'Passed on', members: 2, newOwner: heir.user.username },
        { id: orphaned.id, title: 'Archived', members: 1, newOwner: null },
      ],
      teams: [{ id: team.id, title: 'Left', slug: team.slug }],
      requests: 3,
    });
    const pending = "select count(*)::int as count from requests where status = 'pending'";
    const before = (await site.database.pool.query(pending)).rows[0].count;
    await remove(user, user);
    expect(await projectNow(passed)).toMatchObject({ ownerUsername: heir.user.username, status: 'open' });
    expect(await projectNow(orphaned)).toMatchObject({ status: 'archived' });
    expect((await projectNow(team)).members).toHaveLength(1);
    expect((await site.database.pool.query(pending)).rows[0].count).toBe(before - said.requests);
  });

  test('frees its name and email, but prevents other users from posing as deleted', async () => {
    const user = await createUser(site, { username: 'twice', email: 'twice@example.org' });
    await remove(user, user);
    await createUser(site, { username: 'twice', email: 'twice@example.org' });
    const body = { username: 'deleted USER', email: 'poser@example.org', password: testPassword };
    expect((await site.guest().call('POST', '/api/auth/signup', { body })).statusCode).toBe(409);
  });

  test('transfers a project to its first co-owner, or archives it and expires pending requests', async () => {
    const [owner, heir, hopeful] = [await createUser(site), await createUser(site), await createUser(site)];
    const [passed, orphaned] = [await createProject(owner), await createProject(owner)];
    await join(heir, passed, owner);
    await site.database.pool.query(
      "update memberships set role = 'co_owner' where project_id = $1 and user_id = $2",
      [passed.id, heir.user.id],
    );
    await createJoinRequest(hopeful, orphaned);
    // Joined first, but cannot own a project.
    const suspended = await createUser(site);
    await join(suspended, passed, owner);
    await site.database.pool.query(
      "update memberships set role = 'co_owner', joined_at = '2026-01-01' where project_id = $1 and user_id = $2",
      [passed.id, suspended.user.id],
    );
    await suspend(await createAdmin(site), suspended);
    await remove(owner, owner);
    expect(await projectNow(passed)).toMatchObject({ ownerId: heir.user.id, status: 'open', seatsOpen: 1 });
    expect(await projectNow(orphaned)).toMatchObject({ status: 'archived', ownerUsername: 'Deleted user' });
    await expect
      .poll(async () => (await listNotificationsOf(hopeful)).map((notification) => notification.type), {
        timeout: 8_000,
      })
      .toContain('request_expired');
  });

  test('opens a full project again when a member is deleted', async () => {
    const [owner, member] = [await createUser(site), await createUser(site)];
    const project = await createProject(owner, { teamSize: 2 });
    await join(member, project, owner);
    expect((await projectNow(project)).status).toBe('full');
    await remove(member, member);
    expect(await projectNow(project)).toMatchObject({ status: 'open', seatsOpen: 1 });
  });

  test('is allowed for the user and for administrators, and happens once', async () => {
    const [user, stranger, admin] = [await createUser(site), await createUser(site), await createUser(site)];
    expect((await remove(stranger, user)).statusCode).toBe(403);
    await site.database.pool.query('update users set is_admin = true where id = $1', [admin.user.id]);
    expect((await remove(admin, user)).statusCode).toBe(200);
    expect((await remove(admin, user)).statusCode).toBe(404);
    const twice = await Promise.all([remove(stranger, stranger), remove(stranger, stranger)]);
    expect(twice.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });
});
