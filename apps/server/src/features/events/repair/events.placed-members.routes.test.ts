import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registrationOf, statusesIn, withdraw } from '../../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import { createPublishedEvent, type FormedEvent } from '../../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
});
afterAll(() => site.close());

/** The migration that brings data of earlier versions in line. */
async function migrate(): Promise<void> {
  const url = new URL('../../../db/migrations/0067_members_follow_projects.sql', import.meta.url);
  for (const statement of (await readFile(url, 'utf8')).split('--> statement-breakpoint'))
    await site.database.pool.query(statement);
}

interface Team {
  readonly userIds: string[];
  readonly projectId: string;
}

async function teamsOf({ event }: FormedEvent): Promise<Team[]> {
  const { rows } = await site.database.pool.query<{ users: string[]; project: string }>(
    `select array_agg(p.user_id::text order by p.user_id) as users, t.project_id as project
       from event_publications e join event_team_members m on m.formation_id = e.formation_id
       join event_teams t on t.id = m.team_id join event_participants p on p.id = m.participant_id
       where e.event_id = $1 group by t.id order by t.position`,
    [event.id],
  );
  return rows.map(({ users, project }) => ({ userIds: users, projectId: project }));
}

/** Ends or starts a membership without the event, as earlier versions did. */
async function changeMembership(projectId: string, userId: string, isMember: boolean): Promise<void> {
  const statement = isMember
    ? "insert into memberships (project_id, user_id, role, joined_at) values ($1, $2, 'member', now())"
    : 'delete from memberships where project_id = $1 and user_id = $2';
  await site.database.pool.query(statement, [projectId, userId]);
}

function userIn(formed: FormedEvent, userId = ''): TestUser {
  const found = formed.users.find(({ user }) => user.id === userId);
  if (found === undefined) throw new Error('the user takes part');
  return found;
}

test('members who had left the project of their team wait for a team after the update', async () => {
  const formed = await createPublishedEvent(site, owner, 6);
  const [one, other] = await teamsOf(formed);
  const [leaver, stayer, absent] = (one?.userIds ?? []).map((id) => userIn(formed, id));
  if (!one || !other || !leaver || !stayer || !absent) throw new Error('there are two teams of three');
  // Their confirmation counts again.
  await site.database.pool.query(
    'update event_participants set confirmed_at = now() where user_id = $1 and event_id = $2',
    [leaver.user.id, formed.event.id],
  );
  await site.database.pool.query(
    "update event_participants set status = 'absent' where user_id = $1 and event_id = $2",
    [absent.user.id, formed.event.id],
  );
  for (const { user } of [leaver, absent]) await changeMembership(one.projectId, user.id, false);
  await migrate();
  expect(await teamsOf(formed)).toEqual([{ ...one, userIds: [stayer.user.id] }, other]);
  expect((await registrationOf(formed.event, leaver)).status).toBe('confirmed');
  expect((await registrationOf(formed.event, absent)).status).toBe('absent');
  expect((await registrationOf(formed.event, stayer)).status).toBe('placed');
  expect((await leaver.call('GET', `/api/events/${formed.event.id}/team`)).json().team).toBeNull();
  const { waiting } = (await owner.call('GET', `/api/events/${formed.event.id}/repair`)).json();
  expect(waiting.map(({ username }: { username: string }) => username)).toEqual([leaver.user.username]);
  // A second run changes nothing.
  const before = await statusesIn(site, formed.event);
  await migrate();
  expect(await statusesIn(site, formed.event)).toEqual(before);
});

test('participants without a team who had joined the project of one are in it after the update', async () => {
  const formed = await createPublishedEvent(site, owner, 6);
  const [one, other] = await teamsOf(formed);
  const [mover, leaver] = (one?.userIds ?? []).map((id) => userIn(formed, id));
  if (!one || !other || !mover || !leaver) throw new Error('there are two teams of three');
  await withdraw(formed.event, leaver);
  // One left for the other project, and one had left the event.
  await changeMembership(one.projectId, mover.user.id, false);
  for (const { user } of [mover, leaver]) await changeMembership(other.projectId, user.id, true);
  await migrate();
  const [, after] = await teamsOf(formed);
  expect(after?.userIds).toEqual([...other.userIds, mover.user.id].toSorted());
  expect((await registrationOf(formed.event, mover)).status).toBe('placed');
  expect((await registrationOf(formed.event, leaver)).status).toBe('withdrawn');
});

test('teams of events that are over, and teams whose project is deleted or archived, stay as they are', async () => {
  for (const prepare of [
    "update events set status = 'finished' where id = $1",
    "update events set status = 'cancelled' where id = $1",
    `update projects set status = 'archived' where id in (select t.project_id from event_teams t
       join event_publications e on e.formation_id = t.formation_id where e.event_id = $1)`,
    `delete from projects where id in (select t.project_id from event_teams t
       join event_publications e on e.formation_id = t.formation_id where e.event_id = $1)`,
  ]) {
    const formed = await createPublishedEvent(site, owner, 3);
    const [team] = await teamsOf(formed);
    const [first] = team?.userIds ?? [];
    if (!team || first === undefined) throw new Error('there is a team');
    await changeMembership(team.projectId, first, false);
    await site.database.pool.query(prepare, [formed.event.id]);
    await migrate();
    const [after] = await teamsOf(formed);
    expect(after?.userIds, prepare).toEqual(team.userIds);
  }
});
