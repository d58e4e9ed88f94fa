import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { type Act, acts, createScene, type Scene } from '../../testing/actors/account-acts.ts';
import { untilJobsAreDone } from '../../testing/actors/emails.ts';
import { createProject, createUser, type TestUser, testPassword } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
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
  'events.apart_changed_by': 'set on a row that outlives the account, to an id without a name',
  'event_pulses.user_id': 'refers to the registration and goes with it',
  'event_changes.user_id': 'refers to the registration and goes with it',
  'event_certificates.user_id': 'refers to the registration and goes with it',
  'event_thanks.from_id': 'refers to the registration and goes with it',
  'event_thanks.to_id': 'refers to the registration and goes with it',
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
  // With the user, these refer to the registration.
  'event_certificates.event_id',
  'event_changes.event_id',
  'event_pulses.event_id',
  'event_thanks.event_id',
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

/**
 * Runs concurrently with a deletion that has removed everything but has not committed yet. The action waits for it,
 * or finishes before.
 */
async function runDuringCommit({ person }: Scene, run: () => Promise<unknown>): Promise<void> {
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
    await vi.waitFor(async () => done || (await untilWaiting(2)), { timeout: 20_000, interval: 5 });
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
  'before its commit': { race: runDuringCommit, scenes: 1 },
  'at the same time as four actions of four users': { race: atOnce, scenes: 4 },
};

describe.each(Object.entries(acts))('a user who %s', (_act, prepare) => {
  test('succeeds while the account exists', async () => {
    const run = await prepare(await createScene(site));
    const answer = await run();
    expect([answer.statusCode, answer.statusCode < 300]).toEqual([answer.statusCode, true]);
  });

  test.each(Object.entries(ways))(
    'leaves no data of an account that is being deleted: %s',
    async (_way, { race, scenes }) => {
      const prepared: { scene: Scene; run: Awaited<ReturnType<Act>> }[] = [];
      for (let n = 0; n < scenes; n += 1) {
        const scene = await createScene(site);
        prepared.push({ scene, run: await prepare(scene) });
      }
      await Promise.all(
        prepared.map(({ scene, run }) =>
          race(scene, async () => expect((await run()).statusCode).toBeLessThan(500)),
        ),
      );
      await untilJobsAreDone(site);
      for (const { scene } of prepared) expect(await leftOf(scene.person.user.id)).toEqual([]);
    },
  );
});

describe('rows of deleted accounts from earlier versions', () => {
  test('are archived by a job, once', async () => {
    const { person, other, team } = await createScene(site);
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
