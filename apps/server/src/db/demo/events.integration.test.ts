import { eventStatuses } from '@teamwright/contracts/core/choices.ts';
import { buildCommunity, demoSeed } from '@teamwright/demo/community/build-community.ts';
import { createCohort } from '@teamwright/matching/events/cohort.ts';
import { faultOf } from '@teamwright/matching/events/cohort-score.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEvent } from '../../features/events/events.repository.ts';
import {
  listFormations,
  listMembers,
  listTeams,
} from '../../features/events/forming/events.forming.repository.ts';
import { loadInstance } from '../../features/events/forming/events.instance.service.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/processes/database.ts';
import { eventParticipants, events } from '../schema/events/events.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-20T12:00:00Z');
const demo = buildCommunity({ now, seed: demoSeed });
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase(2);
  await seedDemo({ db: database.db, now, secrets: { current: 'any' }, hashPassword: async () => 'unused' });
});
afterAll(() => database.close());

test('has one event in each state, with 40 to 200 participants or imported addresses', async () => {
  const { rows } = await database.db.execute(sql`
    select ${events.status}, (select count(*)::int from ${eventParticipants} p where p.event_id = ${events.id}
      and p.status <> 'withdrawn') + (select count(*)::int from event_invitees i where i.event_id = ${events.id}) as people
    from ${events}`);
  expect(rows.map(({ status }) => status).toSorted()).toEqual([...eventStatuses].toSorted());
  for (const { status, people } of rows) {
    expect(people, String(status)).toBeGreaterThanOrEqual(40);
    expect(people, String(status)).toBeLessThanOrEqual(200);
  }
});

test('lets the demo owner organise an event and take part in another, and the demo developer take part', () => {
  const organised = demo.events.filter(({ organiserIds }) =>
    organiserIds.includes(demo.signIns.owner.userId),
  );
  const joinedBy = (userId: string) =>
    demo.events.filter(({ participants }) => participants.some((one) => one.userId === userId));
  // The demo administrator organises the running event.
  expect(organised.map(({ status }) => status).toSorted()).toEqual(
    eventStatuses.filter((status) => status !== 'running').toSorted(),
  );
  const runningIds = demo.events.flatMap(({ status, organiserIds }) =>
    status === 'running' ? organiserIds : [],
  );
  expect(runningIds).toContain(demo.signIns.admin.userId);
  expect(joinedBy(demo.signIns.owner.userId).map(({ status }) => status)).toEqual(['running']);
  expect(joinedBy(demo.signIns.developer.userId).length).toBeGreaterThan(3);
});

test('has teams that satisfy every hard rule, with their stored score', async () => {
  for (const { id, title, formedAt, life } of demo.events) {
    // The teams of an event that is over include absent participants.
    if (life !== null && life.repairDial === undefined) continue;
    const [formation] = (await listFormations(database.db, id)).map((listed) => listed.formation);
    expect(formation === undefined, title).toBe(formedAt === null);
    const event = await findEvent(database.db, id);
    if (formation === undefined || event === undefined) continue;
    expect(formation, title).toMatchObject({ status: 'done', fault: null, clash: null });
    expect(formation.score ?? 0, title).toBeGreaterThan(65);
    const members = await listMembers(database.db, formation.id);
    const teams = (await listTeams(database.db, formation.id)).map((team) => ({
      project: team.ideaId,
      from: team.fromId,
      members: members.filter(({ teamId }) => teamId === team.id).map(({ participantId }) => participantId),
    }));
    const ctx = { db: database.db, clock: { now: () => now } };
    const cohort = createCohort(await loadInstance(ctx, event, formation), formation.seed);
    expect(faultOf(cohort, { teams, unplaced: [] }), title).toBeUndefined();
  }
});

test('makes each published team a project with all members, and rooms with messages', async () => {
  const { rows } = await database.db.execute(sql`
    select e.status, count(distinct p.id)::int as projects, count(m.user_id)::int as members,
      (select count(*)::int from event_team_members t where t.formation_id = f.formation_id) as placed,
      count(distinct r.project_id) filter (where r.last_seq > 0)::int as rooms
    from events e join event_publications f on f.event_id = e.id join event_teams t on t.formation_id = f.formation_id
      join projects p on p.id = t.project_id join memberships m on m.project_id = p.id
      left join rooms r on r.project_id = p.id
    group by e.status, f.formation_id`);
  expect(rows.map(({ status }) => status).toSorted()).toEqual(['finished', 'published', 'running']);
  for (const { status, projects, members, placed, rooms } of rows) {
    expect(Number(projects), String(status)).toBeGreaterThan(8);
    expect(members, String(status)).toBe(placed);
    expect(Number(rooms), String(status)).toBeGreaterThan(0);
  }
});

test('notifies organisers of each request for another team, its writer of the reply, and users of thanks', async () => {
  const { rows } = await database.db.execute(sql`
    select
      (select count(*)::int from event_changes c join event_organisers o on o.event_id = c.event_id) as asked,
      (select count(*)::int from event_changes where closed_at is not null) as closed,
      (select count(*)::int from event_thanks) as thanked,
      (select count(*)::int from notifications where dedupe_key like '%:team_request:%') as sent,
      (select count(*)::int from notifications where dedupe_key like '%:team_request_closed:%') as replies,
      (select count(*)::int from notifications where dedupe_key like '%:thanked:%') as thanks`);
  const [{ asked, closed, thanked, ...news } = {}] = rows;
  expect(Number(asked) * Number(closed) * Number(thanked)).toBeGreaterThan(0);
  expect(news).toEqual({ sent: asked, replies: closed, thanks: thanked });
});

test('shows what happens after the publication: check-in, late-comers, pulses, requests and a repair', async () => {
  const { rows } = await database.db.execute(sql`
    select e.status,
      (select count(*)::int from event_participants p where p.event_id = e.id and p.status = 'absent') as absent,
      (select count(*)::int from event_participants p where p.event_id = e.id and p.checked_in_at is not null) as present,
      (select count(*)::int from event_participants p where p.event_id = e.id and p.status = 'registered') as waiting,
      (select count(distinct colour)::int from event_pulses p where p.event_id = e.id) as colours,
      (select count(*)::int from event_changes c where c.event_id = e.id and c.closed_at is not null) as closed,
      (select count(*)::int from event_move_answers a join event_formations f on f.id = a.formation_id
        where f.event_id = e.id) as asked,
      (select count(*)::int from event_thanks t where t.event_id = e.id) as thanks,
      (select count(*)::int from event_certificates c where c.event_id = e.id) as certificates
    from ${events} e join event_publications f on f.event_id = e.id order by e.starts_at`);
  const [finished, running, published] = rows.map((row) => ({ ...row, status: String(row.status) }));
  const some = expect.toSatisfy((count: number) => count > 0, 'more than 0');
  const always = { colours: 3, closed: 1 };
  expect(finished).toEqual({
    ...always,
    status: 'finished',
    absent: 2,
    present: some,
    waiting: 0,
    asked: 0,
    thanks: some,
    certificates: some,
  });
  expect(running).toEqual({
    ...always,
    status: 'running',
    absent: 3,
    present: some,
    waiting: 2,
    asked: some,
    thanks: 0,
    certificates: 0,
  });
  expect(published).toEqual({
    ...always,
    colours: 0,
    status: 'published',
    absent: 3,
    present: 0,
    waiting: 3,
    asked: some,
    thanks: 0,
    certificates: 0,
  });
});

test('leaves the demo users a pulse to give in the running event, and thanks to read', async () => {
  const { userId } = demo.signIns.developer;
  const given = await database.db.execute(
    sql`select 1 from event_pulses where user_id = ${userId} and given_at > ${new Date('2026-11-16T00:00:00Z').toISOString()}`,
  );
  expect(given.rows).toEqual([]);
  const received = await database.db.execute(sql`select 1 from event_thanks where to_id = ${userId}`);
  expect(received.rows.length).toBeGreaterThan(0);
});

test('dates no registration, formation or message after the day of seeding', async () => {
  const { rows } = await database.db.execute(sql`
    select 'participant' as what from event_participants where greatest(registered_at, confirmed_at, updated_at) > ${now.toISOString()}::timestamptz
    union all select 'formation' from event_formations where created_at > ${now.toISOString()}::timestamptz
    union all select 'message' from messages where created_at > ${now.toISOString()}::timestamptz
    union all select 'check-in' from event_participants where checked_in_at > ${now.toISOString()}::timestamptz
    union all select 'pulse' from event_pulses where given_at > ${now.toISOString()}::timestamptz
    union all select 'request' from event_changes where greatest(asked_at, closed_at) > ${now.toISOString()}::timestamptz
    union all select 'thanks' from event_thanks where created_at > ${now.toISOString()}::timestamptz
    union all select 'certificate' from event_certificates where issued_at > ${now.toISOString()}::timestamptz`);
  expect(rows).toEqual([]);
});
