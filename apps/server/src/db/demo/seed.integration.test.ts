import { limits } from '@teamwright/contracts/core/limits.ts';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentity } from '../../platform/identity.ts';
import { cheapHashing } from '../../testing/cheap-hashing.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { testSecret } from '../../testing/test-app.ts';
import { credentials, users } from '../schema/accounts.ts';
import { messages, rooms } from '../schema/chat.ts';
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
  expect(await db.$count(projects)).toBe(60);
  expect(await db.$count(rooms)).toBe(60);
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
    3,
  );
  expect(
    await db.$count(responseStats, and(gte(responseStats.answered, 1), isNull(responseStats.medianHours))),
  ).toBe(0);
});

test('changes nothing when run again', async () => {
  expect(await seed()).toBe(false);
  expect(await database.db.$count(projects)).toBe(60);
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
