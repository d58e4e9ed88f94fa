import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { Project } from '@teamwright/contracts/projects/projects.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { untilJobsAreDone } from '../../testing/emails.ts';
import {
  createJoinRequest,
  createProject,
  createUser,
  join,
  posting,
  type TestUser,
  testPassword,
} from '../../testing/factories.ts';
import { noisePicture } from '../../testing/pictures.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { beginUpload, openUpload, sendPart, uploadPicture } from '../../testing/uploads.ts';
import { projectsJobs } from '../projects/projects.jobs.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 12 });
});
afterAll(() => site.close());

function remove(user: TestUser) {
  return user.call('DELETE', `/api/user/delete/${user.user.id}`);
}

/** Columns that refer to a user without a database rule against deleted ones, each with the reason. */
const excused: Record<string, string> = {
  'messages.sender_id':
    'the statement that stores messages holds active senders; messages outlive the account',
  'skill_evidence.voucher_id':
    'whose word put another user on a team; it outlives the account without a name',
  'message_pins.unpinned_by': 'set on a row that outlives the account, to an id without a name',
  'comments.removed_by': 'set on a row that outlives the account, to an id without a name',
  'requests.answered_by': 'set on a row that outlives the account, to an id without a name',
  'reports.resolved_by': 'set on a row that outlives the account, to an id without a name',
  'audit_log.actor_id': 'the audit log holds ids only and outlives the account',
  'ownership_offers.user_id': 'refers to the membership and goes with it',
  'ownership_offers.owner_id': 'refers to the membership and goes with it',
  'seats.member_id': 'refers to the membership, whose end opens the seat',
};

/** Columns that may contain the id of any row, including a user. */
const notUsers = [
  'audit_reasons.entry_id',
  'match_changes.entity_id',
  'shown_matches.project_id',
  'ownership_offers.project_id',
  'comments.parent_id',
  'reports.subject_id',
  'onboardings.claimed_by',
  'repositories.claimed_by',
];

/** `table.column` of every uuid that is not a primary key and refers to no table other than users. */
async function columnsOfUsers(): Promise<string[]> {
  const { rows } = await site.database.pool.query<{ name: string }>(
    `select c.relname || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.atttypid = 'uuid'::regtype and a.attname <> 'id'
       and not exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
         and k.conkey = array[a.attnum] and k.confrelid <> 'users'::regclass)
     order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !notUsers.includes(name));
}

function split(name: string): [table: string, column: string] {
  const [table = '', column = ''] = name.split('.');
  return [table, column];
}

/** A report must be about the profile, because reports about texts of deleted users are allowed. */
function rowThatRefersTo(name: string, userId: string): { text: string; values: string[] } {
  const [table, column] = split(name);
  return name === 'reports.about_id'
    ? { text: `insert into reports (kind, ${column}) values ('person', $1)`, values: [userId] }
    : { text: `insert into ${table} (${column}) values ($1)`, values: [userId] };
}

/** Waits for the jobs that are due, such as the first email to a new user: they lock the account as well. */
async function untilDueJobsAreDone(): Promise<void> {
  const due = `select count(*)::int as count from jobs.job
    where state in ('created', 'retry', 'active') and start_after <= now() and name !~ '^__'`;
  await vi.waitFor(async () => expect((await site.database.pool.query(due)).rows).toEqual([{ count: 0 }]), {
    timeout: 20_000,
    interval: 20,
  });
}

async function untilWaiting(count: number): Promise<void> {
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await site.database.pool.query(waiting)).rows).toEqual([{ count }]), {
    timeout: 5_000,
    interval: 5,
  });
}

describe('the database rule against deleted users', () => {
  test('covers every column that refers to a user, except for those with a reason', async () => {
    const { rows } = await site.database.pool.query<{ name: string }>(
      `select c.relname || '.' || replace(encode(t.tgargs, 'escape'), '\\000', '') as name
       from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where t.tgfoid = 'assert_account_not_deleted'::regproc order by 1`,
    );
    const covered = rows.map(({ name }) => name);
    const columns = await columnsOfUsers();
    expect(columns.filter((name) => !covered.includes(name)).toSorted()).toEqual(
      Object.keys(excused).toSorted(),
    );
    expect(covered.filter((name) => !columns.includes(name))).toEqual([]);
  });

  test('rejects a row that waited for the deletion, in every covered column', async () => {
    const columns = (await columnsOfUsers()).filter((name) => excused[name] === undefined);
    expect(columns.length).toBeGreaterThan(30);
    for (const name of columns) {
      const { user } = await createUser(site);
      await untilDueJobsAreDone();
      const { pool } = site.database;
      const deletion = await pool.connect();
      await deletion.query('begin');
      await deletion.query('select from users where id = $1 for update', [user.id]);
      const insert = pool.query(rowThatRefersTo(name, user.id)).catch((error) => error.code);
      await untilWaiting(1);
      await deletion.query("update users set status = 'deleted', username = 'Deleted user' where id = $1", [
        user.id,
      ]);
      await deletion.query('commit');
      deletion.release();
      expect({ name, insert: await insert }).toEqual({ name, insert: 'TWDEL' });
    }
  });

  test('prevents changes of a deleted account', async () => {
    const user = await createUser(site);
    await remove(user);
    const rename = 'update users set username = $2 where id = $1';
    await expect(site.database.pool.query(rename, [user.user.id, 'back-again'])).rejects.toMatchObject({
      code: 'TWDEL',
    });
  });
});

/** Rows that stay after an account is deleted, with their expected content. Any other content fails the test. */
const outliving: Record<string, string> = {
  'projects.owner_id': "status <> 'archived'",
  'comments.author_id': 'false',
  'message_pins.pinned_by': 'false',
  'requests.user_id': "status = 'pending' or note <> ''",
  'requests.created_by': "status = 'pending' or note <> ''",
  'reports.reporter_id': "note <> ''",
  'reports.about_id': "kind = 'person' and snapshot <> ''",
  'pictures.user_id': 'dropped_at is null',
};

/** Where data of a deleted account remains, as `table.column`. */
async function leftOf(userId: string): Promise<string[]> {
  const left: string[] = [];
  for (const name of await columnsOfUsers()) {
    if (excused[name] !== undefined) continue;
    const [table, column] = split(name);
    const query = `select 1 from ${table} where ${column} = $1 and (${outliving[name] ?? 'true'}) limit 1`;
    if ((await site.database.pool.query(query, [userId])).rowCount) left.push(name);
  }
  const named = `select 1 from users where id = $1
    and (username <> 'Deleted user' or email <> '' or profile_picture is not null or status <> 'deleted')`;
  if ((await site.database.pool.query(named, [userId])).rowCount) left.push('users');
  return left;
}

interface Scene {
  /** The user whose account is deleted; a member of `team`. */
  readonly person: TestUser;
  readonly other: TestUser;
  readonly team: Project;
  readonly elsewhere: Project;
  /** By `other`, in the room of `team`. */
  readonly message: Message;
}

async function createScene(): Promise<Scene> {
  const [person, other] = [await createUser(site, { skills: ['React'] }), await createUser(site)];
  const [team, elsewhere] = [await createProject(other), await createProject(other)];
  await join(person, team, other);
  const sent = await other.call('POST', '/api/chat/send', { body: { postId: team.id, message: 'hello' } });
  return { person, other, team, elsewhere, message: sent.json<Message>() };
}

type Act = (scene: Scene) => Promise<() => Promise<{ readonly statusCode: number }>>;

/** All actions that write rows which refer to a user. Each is prepared, then runs concurrently with the deletion. */
const acts: Record<string, Act> = {
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
  'signs in': async ({ person }) => {
    const body = { email: person.user.email, password: testPassword };
    return () => site.guest().call('POST', '/api/auth/login', { body });
  },
  'asks for a link':
    async ({ person }) =>
    () =>
      person.call('POST', '/api/auth/verify-email/resend'),
  'forgets the password': async ({ person }) => {
    const body = { email: person.user.email };
    return () => site.guest().call('POST', '/api/auth/forgot-password', { body });
  },
};

/**
 * Runs concurrently with a deletion that has removed everything but has not committed yet. The action waits for it,
 * or finishes before.
 */
async function besideTheCommit({ person }: Scene, run: () => Promise<unknown>): Promise<void> {
  await untilDueJobsAreDone();
  const holder = await site.database.pool.connect();
  try {
    await holder.query('begin');
    // The deletion removes the password last.
    await holder.query('select from credentials where user_id = $1 for update', [person.user.id]);
    const deletion = remove(person);
    await untilWaiting(1);
    let done = false;
    const acting = run().finally(() => {
      done = true;
    });
    await vi.waitFor(async () => done || (await untilWaiting(2)), { timeout: 10_000, interval: 5 });
    await holder.query('commit');
    await acting;
    expect((await deletion).statusCode).toBe(200);
  } finally {
    // Without effect after the commit. A failure must not leave the lock behind for the next test.
    await holder.query('rollback');
    holder.release();
  }
}

async function atOnce({ person }: Scene, run: () => Promise<unknown>): Promise<void> {
  const [deleted] = await Promise.all([remove(person), run()]);
  expect(deleted.statusCode).toBe(200);
}

const ways = {
  'before its commit': [besideTheCommit],
  'at once, again and again': [atOnce, atOnce, atOnce, atOnce],
};

describe.each(Object.entries(acts))('a user who %s', (_act, prepare) => {
  test('succeeds while the account exists', async () => {
    const answer = await (await prepare(await createScene()))();
    expect([answer.statusCode, answer.statusCode < 300]).toEqual([answer.statusCode, true]);
  });

  test.each(Object.entries(ways))(
    'leaves no data of an account that is being deleted: %s',
    async (_way, races) => {
      for (const race of races) {
        const scene = await createScene();
        const run = await prepare(scene);
        let status = 0;
        await race(scene, async () => {
          status = (await run()).statusCode;
        });
        expect(status).toBeLessThan(500);
        await untilJobsAreDone(site);
        expect(await leftOf(scene.person.user.id)).toEqual([]);
      }
    },
  );
});

describe('rows of deleted accounts from earlier versions', () => {
  test('are archived by a job, once', async () => {
    const { person, other, team } = await createScene();
    const own = await createProject(person);
    const { pool } = site.database;
    await pool.query(
      "update users set status = 'deleted', username = 'Deleted user', email = '' where id = $1",
      [person.user.id],
    );
    const run = async () => {
      for (const job of projectsJobs) await job.run(systemCtx(site.app));
      await untilJobsAreDone(site);
    };
    await run();
    const now = 'select status from projects where id = $1';
    expect((await pool.query(now, [own.id])).rows).toEqual([{ status: 'archived' }]);
    expect((await pool.query(now, [team.id])).rows).toEqual([{ status: 'open' }]);
    const members = await pool.query('select user_id from memberships where project_id = any($1)', [
      [own.id, team.id],
    ]);
    expect(members.rows).toEqual([{ user_id: other.user.id }]);
    const changes = 'select count(*)::int as count from match_changes';
    const before = (await pool.query(changes)).rows;
    await run();
    expect((await pool.query(changes)).rows).toEqual(before);
  });
});

describe('a sign-in concurrent with a suspension', () => {
  test('leaves no session', async () => {
    const admin = await createUser(site);
    await site.database.pool.query('update users set is_admin = true where id = $1', [admin.user.id]);
    for (let round = 0; round < 6; round += 1) {
      const user = await createUser(site);
      const body = { email: user.user.email, password: testPassword };
      const suspend = admin.call('POST', `/api/admin/users/${user.user.id}/suspend`, {
        body: { reason: 'Spam' },
      });
      const [suspended] = await Promise.all([
        suspend,
        ...[1, 2, 3].map(() => site.guest().call('POST', '/api/auth/login', { body })),
      ]);
      expect(suspended.statusCode).toBe(200);
      const sessions = 'select count(*)::int as count from sessions where user_id = $1';
      expect((await site.database.pool.query(sessions, [user.user.id])).rows).toEqual([{ count: 0 }]);
    }
  });
});
