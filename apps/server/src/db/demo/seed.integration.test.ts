import { limits } from '@teamwright/contracts/core/limits.ts';
import { and, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentity } from '../../platform/identity.ts';
import { cheapHashing } from '../../testing/fakes/cheap-hashing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { testSecret } from '../../testing/test-app.ts';
import { credentials, sessions, users } from '../schema/accounts.ts';
import { messageMentions, messagePins, messages, rooms } from '../schema/chat.ts';
import { comments } from '../schema/comments.ts';
import { notifications } from '../schema/notifications.ts';
import { projects } from '../schema/projects.ts';
import { requests, responseStats } from '../schema/requests.ts';
import { skillEvidence } from '../schema/skills.ts';
import { memberships } from '../schema/teams.ts';
import { seedDemo } from './seed.ts';
import { demoSignIns, workingDemoSignIns } from './sign-ins.ts';

const now = new Date('2026-11-20T12:00:00Z');
const secrets = { current: testSecret };
let database: TestDatabase;
let identity: ReturnType<typeof createIdentity>;
let answers: boolean[];
/** Not the team of an event. */
const isPosted = sql`${projects.id} not in (select project_id from event_teams where project_id is not null)`;

beforeAll(async () => {
  database = await createTestDatabase(4);
  identity = createIdentity(database.db, secrets, 'http://localhost:3000', cheapHashing);
  answers = await Promise.all([seed(), seed(), seed()]);
});

afterAll(() => database.close());

function seed(secret = secrets): Promise<boolean> {
  return seedDemo({ db: database.db, now, secrets: secret, hashPassword: identity.hashPassword });
}

test('seeds once when several processes start at the same time', () => {
  expect(answers.filter(Boolean)).toHaveLength(1);
});

test('inserts the whole community', async () => {
  const { db } = database;
  expect(await db.$count(users)).toBeGreaterThanOrEqual(220);
  expect(await db.$count(projects, isPosted)).toBe(101);
  expect(await db.$count(rooms)).toBeGreaterThan(101);
  expect(await db.$count(memberships)).toBeGreaterThan(120);
  expect(await db.$count(skillEvidence)).toBeGreaterThan(4_000);
  expect(await db.$count(messages)).toBeGreaterThan(500);
  expect(await db.$count(comments)).toBeGreaterThan(3);
  expect(await db.$count(requests, eq(requests.status, 'pending'))).toBeGreaterThan(25);
  expect(await db.$count(credentials)).toBe(3);
});

test('stores correct evidence from projects and accepted requests', async () => {
  const { db } = database;
  const ofSource = (source: 'posting' | 'outcome') =>
    db.$count(skillEvidence, eq(skillEvidence.source, source));
  expect(await ofSource('posting')).toBeGreaterThan(150);
  expect(await ofSource('outcome')).toBeGreaterThan(100);
  const { rows } = await db.execute(sql`
    select e.id from ${skillEvidence} e join ${projects} p on p.id = e.project_id where not case e.source
      when 'posting' then p.owner_id = e.user_id and e.skill_id = any(p.technology_ids)
      else e.voucher_id <> e.user_id and e.skill_id = any(p.technology_ids || p.skill_ids) and exists (
        select from ${requests} r where r.project_id = p.id and r.user_id = e.user_id
          and r.status = 'accepted' and r.answered_at = e.last_seen) end`);
  expect(rows).toEqual([]);
});

test('counts each room up to its last message', async () => {
  const { rows } = await database.db.execute(sql`
    select room.project_id from ${rooms} room
    where room.last_seq <> (select count(*) from ${messages} m where m.room_id = room.project_id)`);
  expect(rows).toEqual([]);
});

test('stores mentions of members and pins of messages in the same room', async () => {
  const { db } = database;
  expect(await db.$count(messageMentions)).toBeGreaterThan(10);
  expect(await db.$count(messagePins)).toBeGreaterThan(15);
  const { rows } = await db.execute(sql`
    select m.id from ${messages} m join ${messageMentions} mention on mention.message_id = m.id
    where position('@' || mention.name in m.body) = 0 or not exists (
      select from ${memberships} p where p.project_id = m.room_id and p.user_id = mention.user_id)
    union all
    select pin.message_id from ${messagePins} pin join ${messages} m on m.id = pin.message_id
    where m.room_id <> pin.room_id or not exists (
      select from ${memberships} p where p.project_id = pin.room_id and p.user_id = pin.pinned_by)`);
  expect(rows).toEqual([]);
});

test('notifies every mentioned user once, unread only above their read position', async () => {
  const { rows } = await database.db.execute(sql`
    select mention.message_id from ${messageMentions} mention join ${messages} m on m.id = mention.message_id
    where mention.user_id <> m.sender_id and not exists (
      select from ${notifications} note join room_reads r on r.room_id = m.room_id and r.user_id = mention.user_id
      where note.recipient_id = mention.user_id and note.type = 'mention' and note.message_seq = m.seq
        and note.project_id = m.room_id and (note.read_at is null) = (m.seq > r.last_read_seq))`);
  expect(rows).toEqual([]);
});

test('stores sessions of the past week with tokens of their own', async () => {
  const { rows } = await database.db.execute(sql`
    select count(*)::int as sessions, count(distinct token)::int as tokens, min(length(token)) as shortest,
      bool_and(updated_at > ${now.toISOString()}::timestamptz - interval '7 days') as recent
    from ${sessions}`);
  const [{ sessions: stored, ...rest } = {}] = rows;
  expect(stored).toBeGreaterThan(100);
  expect(rest).toEqual({ tokens: stored, shortest: 43, recent: true });
});

test('stores an unread notification for the recipient of every pending request', async () => {
  const { rows } = await database.db.execute(sql`
    select request.id from ${requests} request join ${projects} project on project.id = request.project_id
    where request.status = 'pending' and not exists (
      select from ${notifications} note
      where note.request_id = request.id and note.read_at is null and note.recipient_id =
        case request.kind when 'invitation' then request.user_id else project.owner_id end)`);
  expect(rows).toEqual([]);
});

test('stores the response statistics of owners', async () => {
  const { db } = database;
  expect(await db.$count(responseStats, gte(responseStats.sample, limits.answerRecord.min))).toBeGreaterThan(
    12,
  );
  expect(
    await db.$count(responseStats, and(gte(responseStats.answered, 1), isNull(responseStats.medianHours))),
  ).toBe(0);
  // Not every owner answers everyone.
  expect(
    await db.$count(
      responseStats,
      and(
        gte(responseStats.sample, limits.answerRecord.min),
        lt(responseStats.answered, responseStats.sample),
      ),
    ),
  ).toBeGreaterThan(4);
});

test('changes nothing when run again', async () => {
  expect(await seed()).toBe(false);
  expect(await database.db.$count(projects, isPosted)).toBe(101);
});

test('accepts the demo sign-ins while the secret is the same', async () => {
  const { db } = database;
  expect(await workingDemoSignIns(db, secrets, identity.verifyPassword)).toEqual(demoSignIns(testSecret));
  expect(await workingDemoSignIns(db, { current: 'another secret' }, identity.verifyPassword)).toEqual([]);
});

test('no longer lists a sign-in with a changed password', async () => {
  const { db } = database;
  const hash = await identity.hashPassword('a password of my own');
  const [admin] = await db.select().from(users).where(eq(users.email, 'steady-lantern@example.org'));
  await db
    .update(credentials)
    .set({ password: hash })
    .where(eq(credentials.userId, admin?.id ?? ''));
  const working = await workingDemoSignIns(db, secrets, identity.verifyPassword);
  expect(working.map(({ role }) => role)).toEqual(['owner', 'developer']);
});

test('never fills a database that has accounts', async () => {
  const own = await createTestDatabase(2);
  try {
    const first = createIdentity(own.db, secrets, 'http://localhost:3000');
    await first.createAccount({ username: 'first', email: 'first@example.org', password: 'correct horse' });
    expect(await seedDemo({ db: own.db, now, secrets, hashPassword: first.hashPassword })).toBe(false);
    expect(await own.db.$count(users)).toBe(1);
  } finally {
    await own.close();
  }
});
