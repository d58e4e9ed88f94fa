import type { FormationPage } from '@teamwright/contracts/events/forming.ts';
import type { PublishedTeam } from '@teamwright/contracts/events/publishing.ts';
import type { RepairDifference, RepairPage } from '@teamwright/contracts/events/repair.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { untilJobsAreDone } from '../../../testing/actors/emails.ts';
import { registered, registrationOf } from '../../../testing/actors/events.ts';
import {
  createJoinRequest,
  createUser,
  deleteAccount,
  join,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import {
  computeRepair,
  createPublishedEvent,
  type FormedEvent,
} from '../../../testing/actors/formed-events.ts';
import { collect, connect, listen } from '../../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 14 });
  owner = await createUser(site);
});
afterAll(() => site.close());

type Team = RepairPage['teams'][number];

const base = ({ event }: FormedEvent) => `/api/events/${event.id}`;

async function repairPage(formed: FormedEvent): Promise<RepairPage> {
  return (await owner.call('GET', `${base(formed)}/repair`)).json();
}

/** Two published teams of three, and the members of the first one: the owner of its project, and two others. */
async function publishedEvent() {
  const teamSize = { min: 3, preferred: 3, max: 4 };
  const formed = await createPublishedEvent(site, owner, 6, { changes: { teamSize } });
  await untilJobsAreDone(site);
  const [team, other] = (await repairPage(formed)).teams;
  const members = team?.members.flatMap(
    ({ userId }) => formed.users.find(({ user }) => user.id === userId) ?? [],
  );
  const [lead, leaver, removed] = members ?? [];
  if (!team?.project || !other || !lead || !leaver || !removed)
    throw new Error('there are two teams of three');
  return { formed, team, other, lead, leaver, removed, projectId: team.project.id };
}

function leave(user: TestUser, projectId: string) {
  return user.call('POST', `/api/post/${projectId}/leave`);
}

function remove(lead: TestUser, projectId: string, { user }: TestUser) {
  return lead.call('DELETE', `/api/post/${projectId}/members/${user.id}`);
}

async function teamOf(formed: FormedEvent, user: TestUser): Promise<PublishedTeam | null> {
  return (await user.call('GET', `${base(formed)}/team`)).json().team;
}

async function memberNames(formed: FormedEvent, user: TestUser): Promise<string[]> {
  return (await teamOf(formed, user))?.members.map(({ username }) => username) ?? [];
}

async function pageTeam(formed: FormedEvent, { id, name }: Pick<Team, 'id' | 'name'>): Promise<Team> {
  const { teams } = await repairPage(formed);
  const team = teams.find((one) => one.id === id) ?? teams.find((one) => one.name === name);
  if (team === undefined) throw new Error(`there is no ${name}`);
  return team;
}

async function waitingNames(formed: FormedEvent): Promise<string[]> {
  return (await repairPage(formed)).waiting.map(({ username }) => username);
}

async function isMember(projectId: string | undefined, { user }: TestUser): Promise<boolean> {
  const { rowCount } = await site.database.pool.query(
    'select from memberships where project_id = $1 and user_id = $2',
    [projectId, user.id],
  );
  return rowCount === 1;
}

async function statusOf(projectId: string | undefined): Promise<string> {
  const { rows } = await site.database.pool.query('select status from projects where id = $1', [projectId]);
  return rows[0].status;
}

async function differenceOf(formed: FormedEvent, version: number): Promise<RepairDifference> {
  return (await owner.call('GET', `${base(formed)}/formations/${version}/difference`)).json();
}

function apply(formed: FormedEvent, version: number) {
  return owner.call('POST', `${base(formed)}/formations/${version}/apply`, { body: {} });
}

/** Puts a participant into the team of a repair that continues this published team. */
async function placeIn(formed: FormedEvent, version: number, user: TestUser, { id }: Team): Promise<void> {
  const url = `${base(formed)}/formations/${version}`;
  const { teamList } = (await owner.call('GET', url)).json<FormationPage>();
  const { id: participantId } = await registrationOf(formed.event, user);
  const isIn = (team: FormationPage['teamList'][number]) =>
    team.members.some((member) => member.participantId === participantId);
  const from = teamList.find(isIn)?.id ?? null;
  const to = teamList.find(({ fromId }) => fromId === id)?.id;
  if (from === to) return;
  const moved = await owner.call('POST', `${url}/moves`, { body: { moves: [{ participantId, from, to }] } });
  expect(moved.statusCode, moved.body).toBe(200);
}

/** Locks a row until both calls wait: for it, or one for the other. The first call waits before the second starts. */
async function whileLocked<First, Second>(
  select: string,
  id: string,
  [first, second]: [() => PromiseLike<First>, () => PromiseLike<Second>],
): Promise<[First, Second]> {
  const { pool } = site.database;
  const holder = await pool.connect();
  const waiting = async () =>
    (
      await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rowCount;
  const calls: [Promise<First>?, Promise<Second>?] = [];
  try {
    await holder.query('begin');
    await holder.query(`${select} for update`, [id]);
    // A request starts when its response is awaited.
    calls[0] = Promise.resolve().then(first);
    await expect.poll(waiting).toBe(1);
    calls[1] = Promise.resolve().then(second);
    await expect.poll(waiting).toBe(2);
    await holder.query('commit');
  } finally {
    holder.release(true);
  }
  return (await Promise.all(calls)) as [First, Second];
}

describe('a member who leaves the project of their published team, or is removed from it', () => {
  test('is in no team, and is shown to no former teammate', async () => {
    const { formed, team, lead, leaver, removed, projectId } = await publishedEvent();
    expect((await leave(leaver, projectId)).statusCode).toBe(200);
    expect(await teamOf(formed, leaver)).toBeNull();
    expect((await registrationOf(formed.event, leaver)).status).toBe('registered');
    expect((await leaver.call('GET', `${base(formed)}/team/others`)).statusCode).toBe(404);
    expect((await memberNames(formed, lead)).toSorted()).toEqual(
      [lead, removed].map(({ user }) => user.username).toSorted(),
    );
    expect((await remove(lead, projectId, removed)).statusCode).toBe(200);
    expect(await teamOf(formed, removed)).toBeNull();
    expect(await memberNames(formed, lead)).toEqual([lead.user.username]);
    expect((await pageTeam(formed, team)).attending).toBe(1);
  });

  test('disappears from the open pages of former teammates', async () => {
    const { formed, lead, leaver, other, projectId } = await publishedEvent();
    const url = await listen(site);
    const stranger = formed.users.find(({ user }) => other.members.some(({ userId }) => userId === user.id));
    const sockets = [await connect(url, lead.cookie), await connect(url, stranger?.cookie ?? '')] as const;
    const [seen, seenByStranger] = sockets.map((socket) => collect(socket, 'changed'));
    expect((await leave(leaver, projectId)).statusCode).toBe(200);
    await vi.waitFor(() => expect(seen).toContainEqual({ entity: 'event', id: formed.event.id }));
    expect(seenByStranger).not.toContainEqual({ entity: 'event', id: formed.event.id });
    for (const socket of sockets) socket.disconnect();
  });

  test('waits for a team on the desk, which flags a team with one member left', async () => {
    const { formed, team, lead, leaver, removed, projectId } = await publishedEvent();
    await leave(leaver, projectId);
    expect(await pageTeam(formed, team)).toMatchObject({ attending: 2, flag: 'too_small' });
    expect(await waitingNames(formed)).toEqual([leaver.user.username]);
    await remove(lead, projectId, removed);
    expect(await pageTeam(formed, team)).toMatchObject({ attending: 1, flag: 'one_left' });
    expect((await waitingNames(formed)).toSorted()).toEqual(
      [leaver, removed].map(({ user }) => user.username).toSorted(),
    );
    const attendance = (await owner.call('GET', `${base(formed)}/attendance`)).json();
    expect(attendance.counts).toEqual({ expected: 4, present: 0, absent: 0, waiting: 2 });
    const { teams } = (await owner.call('GET', `${base(formed)}/pulses`)).json();
    expect(teams.map(({ members }: { members: number }) => members)).toEqual([1, 3]);
  });

  test('still waits for a team after they are marked as present, also at once', async () => {
    const { formed, leaver, projectId } = await publishedEvent();
    const { id } = await registrationOf(formed.event, leaver);
    const mark = (state: string) =>
      owner.call('PUT', `${base(formed)}/attendance`, { body: { participantIds: [id], state } });
    await mark('absent');
    const row = 'select from event_participants where id = $1';
    const [left, marked] = await whileLocked(row, id, [
      () => leave(leaver, projectId),
      () => mark('present'),
    ]);
    expect([left.statusCode, marked.statusCode]).toEqual([200, 200]);
    expect((await registrationOf(formed.event, leaver)).status).toBe('registered');
    await mark('absent');
    expect(await waitingNames(formed)).toEqual([]);
    await mark('present');
    expect(await waitingNames(formed)).toEqual([leaver.user.username]);
    expect((await registrationOf(formed.event, leaver)).status).toBe('registered');
  });

  test('has left the event if they leave it at once', async () => {
    const { formed, leaver, lead, projectId } = await publishedEvent();
    const [withdrawn, removed] = await Promise.all([
      leaver.call('DELETE', `${base(formed)}/registration`),
      remove(lead, projectId, leaver),
    ]);
    expect(withdrawn.statusCode).toBe(200);
    expect([200, 409]).toContain(removed.statusCode);
    expect((await registrationOf(formed.event, leaver)).status).toBe('withdrawn');
    expect(await isMember(projectId, leaver)).toBe(false);
    expect(await waitingNames(formed)).toEqual([]);
  });

  test('is placed again by a repair, in the same team or in another one, with its project', async () => {
    for (const isSame of [true, false]) {
      const { formed, team, other, leaver, projectId } = await publishedEvent();
      await leave(leaver, projectId);
      const version = await computeRepair(formed, owner, { dial: 'none' });
      const goal = isSame ? team : other;
      await placeIn(formed, version, leaver, goal);
      expect(await differenceOf(formed, version)).toMatchObject({
        moved: [],
        left: [],
        joined: [{ username: leaver.user.username, to: { name: goal.name } }],
      });
      expect((await apply(formed, version)).statusCode).toBe(200);
      expect((await teamOf(formed, leaver))?.project.id).toBe(goal.project?.id);
      expect(await isMember(goal.project?.id, leaver)).toBe(true);
      expect(await statusOf(goal.project?.id)).toBe('full');
      expect(await waitingNames(formed)).toEqual([]);
      expect((await differenceOf(formed, version)).joined).toHaveLength(1);
    }
  });

  test('joins with a repair that was computed before, also at once, or leaves the team of the repair', async () => {
    const first = await publishedEvent();
    const before = await computeRepair(first.formed, owner, { dial: 'none' });
    await leave(first.leaver, first.projectId);
    const { joined } = await differenceOf(first.formed, before);
    expect(joined.map(({ username }) => username)).toEqual([first.leaver.user.username]);
    expect((await apply(first.formed, before)).statusCode).toBe(200);
    expect(await isMember(first.projectId, first.leaver)).toBe(true);

    const { formed, leaver, projectId } = await publishedEvent();
    const version = await computeRepair(formed, owner, { dial: 'none' });
    const row = 'select from projects where id = $1';
    const [left, applied] = await whileLocked(row, projectId, [
      () => leave(leaver, projectId),
      () => apply(formed, version),
    ]);
    expect([left.statusCode, applied.statusCode]).toEqual([200, 200]);
    expect((await teamOf(formed, leaver))?.project.id).toBe(projectId);
    expect(await isMember(projectId, leaver)).toBe(true);

    const next = await computeRepair(formed, owner, { dial: 'none' });
    const [, again] = await whileLocked(row, projectId, [
      () => apply(formed, next),
      () => leave(leaver, projectId),
    ]);
    expect(again.statusCode).toBe(200);
    expect(await teamOf(formed, leaver)).toBeNull();
    expect(await isMember(projectId, leaver)).toBe(false);
    expect(await waitingNames(formed)).toEqual([leaver.user.username]);
  });

  test('is no longer asked whether they move from this team', async () => {
    const { formed, other, leaver, projectId } = await publishedEvent();
    const version = await computeRepair(formed, owner, { dial: 'none' });
    await placeIn(formed, version, leaver, other);
    const asked = await owner.call('POST', `${base(formed)}/formations/${version}/ask`, {
      body: { hours: 24 },
    });
    expect(asked.statusCode, asked.body).toBe(200);
    const move = async () => (await leaver.call('GET', `${base(formed)}/check-in`)).json().move;
    expect(await move()).not.toBeNull();
    await leave(leaver, projectId);
    expect(await move()).toBeNull();
    expect((await leaver.call('POST', `${base(formed)}/move`, { body: { accept: true } })).statusCode).toBe(
      409,
    );
  });

  test('can ask the organisers for a team', async () => {
    const { formed, lead, leaver, projectId } = await publishedEvent();
    await leave(leaver, projectId);
    const body = { reason: 'I would like to work on another project.' };
    expect((await leaver.call('POST', `${base(formed)}/team-request`, { body })).statusCode).toBe(201);
    const { requests } = (await owner.call('GET', `${base(formed)}/team-requests`)).json();
    expect(requests).toMatchObject([{ username: leaver.user.username, team: null }]);
    await untilJobsAreDone(site);
    const news = await owner.call('GET', `/api/notifications/${owner.user.id}?limit=100`);
    expect(news.body).toContain(`${leaver.user.username} asks for a team in`);
    // The reply is about the same request, also if the participant is in a team by now.
    await join(leaver, { id: projectId }, lead);
    const url = `${base(formed)}/team-requests/${requests[0].id}/close`;
    expect((await owner.call('POST', url, { body: { reply: 'Welcome back' } })).statusCode).toBe(200);
    await untilJobsAreDone(site);
    const reply = await leaver.call('GET', `/api/notifications/${leaver.user.id}?limit=100`);
    expect(reply.body).toContain(`closed your request for a team: Welcome back`);
  });

  test('is in the team again after they join its project again', async () => {
    const { formed, team, lead, leaver, removed, projectId } = await publishedEvent();
    await remove(lead, projectId, leaver);
    await join(leaver, { id: projectId }, lead);
    expect((await teamOf(formed, leaver))?.project.id).toBe(projectId);
    expect((await registrationOf(formed.event, leaver)).status).toBe('placed');
    expect(await pageTeam(formed, team)).toMatchObject({ attending: 3, flag: null });
    expect(await memberNames(formed, removed)).toContain(leaver.user.username);
  });

  test('stays in their team after the end of the event', async () => {
    const { formed, leaver, projectId } = await publishedEvent();
    await site.database.pool.query(`update events set status = 'finished' where id = $1`, [formed.event.id]);
    expect((await leave(leaver, projectId)).statusCode).toBe(200);
    expect(await memberNames(formed, leaver)).toHaveLength(3);
    expect((await leaver.call('GET', `${base(formed)}/thanks`)).json().members).toHaveLength(2);
  });
});

test('the scores of published teams are computed again if a member is in another team', async () => {
  const { formed, team, other, leaver } = await publishedEvent();
  const brokenTeams = async () => {
    const page = await owner.call('GET', `${base(formed)}/formations/${formed.version}`);
    return page.json<FormationPage>().teamList.filter(({ broken }) => broken !== null);
  };
  expect(await brokenTeams()).toEqual([]);
  await site.database.pool.query(
    'update event_team_members set team_id = $1 where team_id = $2 and participant_id = $3',
    [other.id, team.id, (await registrationOf(formed.event, leaver)).id],
  );
  expect(await brokenTeams()).toMatchObject([{ id: team.id }]);
});

test('a late-comer who joins the project of a published team by themselves is in this team', async () => {
  const { formed, team, lead, leaver, projectId } = await publishedEvent();
  await leave(leaver, projectId);
  expect((await leaver.call('DELETE', `${base(formed)}/registration`)).statusCode).toBe(200);
  const late = await createUser(site);
  const link = await owner.call('POST', `${base(formed)}/late-link`, { body: { open: true } });
  await registered(formed.event, late, { lateCode: link.json().lateCode });
  for (const user of [late, leaver]) {
    if (user === leaver) expect((await leave(late, projectId)).statusCode).toBe(200);
    await join(user, { id: projectId }, lead);
    // A user who left the event is only a member of the project.
    expect((await pageTeam(formed, team)).attending).toBe(user === late ? 3 : 2);
    expect((await teamOf(formed, user))?.id).toBe(user === late ? team.id : undefined);
  }
});

test('a participant who moves to a team that lost members through its project reads this as the reason', async () => {
  const { formed, team, other, lead, leaver, removed, projectId } = await publishedEvent();
  const mover = formed.users.find(({ user }) => user.id === other.members[0]?.userId);
  if (mover === undefined) throw new Error('the other team has members');
  const reasonNow = async () => {
    const version = await computeRepair(formed, owner, { dial: 'none' });
    await placeIn(formed, version, mover, team);
    const { moved } = await differenceOf(formed, version);
    return moved.find(({ username }) => username === mover.user.username)?.reason;
  };
  expect(await reasonNow()).toBe('The teams fit better this way');
  await leave(leaver, projectId);
  expect(await reasonNow()).toBe(`“${team.name}” lost a member`);
  await remove(lead, projectId, removed);
  expect(await reasonNow()).toBe(`“${team.name}” lost 2 members`);
  // They are back, so that the team has lost no member.
  for (const user of [leaver, removed]) await join(user, { id: projectId }, lead);
  expect(await reasonNow()).toBe('The teams fit better this way');
  // A deleted account leaves no row behind.
  expect((await deleteAccount(removed)).statusCode).toBe(200);
  expect(await reasonNow()).toBe(`“${team.name}” lost a member`);
});

describe('a participant without a team who leaves the event while they are accepted into the project of a team', () => {
  const participantRow = 'select from event_participants where id = $1';

  async function worldWithRequest() {
    const world = await publishedEvent();
    const { formed, lead, leaver, projectId } = world;
    await leave(leaver, projectId);
    const { id } = await registrationOf(formed.event, leaver);
    const request = await createJoinRequest(leaver, { id: projectId });
    const accept = () => lead.call('PUT', `/api/notifications/accept/${request.id}`);
    const withdraw = () => leaver.call('DELETE', `${base(formed)}/registration`);
    return { ...world, id, accept, withdraw };
  }

  test('leaves the team and its project with the event, if they were accepted first', async () => {
    const { formed, team, leaver, lead, projectId, id, accept, withdraw } = await worldWithRequest();
    const [accepted, withdrawn] = await whileLocked(participantRow, id, [accept, withdraw]);
    expect([accepted.statusCode, withdrawn.statusCode]).toEqual([200, 200]);
    expect((await registrationOf(formed.event, leaver)).status).toBe('withdrawn');
    expect(await isMember(projectId, leaver)).toBe(false);
    expect((await pageTeam(formed, team)).attending).toBe(2);
    expect(await memberNames(formed, lead)).not.toContain(leaver.user.username);
    expect(await waitingNames(formed)).toEqual([]);
  });

  test('is only a member of the project, if they had left the event before', async () => {
    const { formed, team, leaver, lead, projectId, id, accept, withdraw } = await worldWithRequest();
    const [withdrawn, accepted] = await whileLocked(participantRow, id, [withdraw, accept]);
    expect([accepted.statusCode, withdrawn.statusCode]).toEqual([200, 200]);
    expect((await registrationOf(formed.event, leaver)).status).toBe('withdrawn');
    expect(await isMember(projectId, leaver)).toBe(true);
    expect((await pageTeam(formed, team)).attending).toBe(2);
    expect(await teamOf(formed, leaver)).toBeNull();
    expect(await memberNames(formed, lead)).not.toContain(leaver.user.username);
  });

  test('has left the event and is in no team, however both calls meet', async () => {
    const { formed, leaver, lead, accept, withdraw } = await worldWithRequest();
    const [accepted, withdrawn] = await Promise.all([accept(), withdraw()]);
    expect([accepted.statusCode, withdrawn.statusCode]).toEqual([200, 200]);
    expect((await registrationOf(formed.event, leaver)).status).toBe('withdrawn');
    expect(await teamOf(formed, leaver)).toBeNull();
    expect(await memberNames(formed, lead)).not.toContain(leaver.user.username);
    expect(await waitingNames(formed)).toEqual([]);
    const { rows } = await site.database.pool.query(
      `select count(*)::int as count from event_team_members m join event_participants p on p.id = m.participant_id
         join event_publications e on e.formation_id = m.formation_id
         where p.user_id = $1 and p.event_id = $2 and p.status = 'placed'`,
      [leaver.user.id, formed.event.id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });
});
