import type { PublishedTeam } from '@teamwright/contracts/events/publishing.ts';
import type { RepairDifference, RepairPage } from '@teamwright/contracts/events/repair.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untilJobsAreDone } from '../../../testing/actors/emails.ts';
import { registered } from '../../../testing/actors/events.ts';
import {
  createUser,
  deleteAccount,
  listNotificationsOf,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import {
  computeRepair,
  createFormedEvent,
  createPublishedEvent,
  exchangeMembers,
  type FormedEvent,
} from '../../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let co: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 14 });
  [owner, co] = [await createUser(site), await createUser(site)];
});
afterAll(() => site.close());

/** Published teams of three. */
async function publishedEvent(people = 6): Promise<FormedEvent> {
  const teamSize = { min: 3, preferred: 3, max: 4 };
  const formed = await createPublishedEvent(site, owner, people, { changes: { teamSize } });
  await owner.call('PUT', `/api/events/${formed.event.id}/organisers/${co.user.id}`);
  await untilJobsAreDone(site);
  return formed;
}

const base = ({ event }: FormedEvent) => `/api/events/${event.id}`;

async function repairPage(formed: FormedEvent): Promise<RepairPage> {
  return (await owner.call('GET', `${base(formed)}/repair`)).json();
}

type Team = RepairPage['teams'][number];

/** The users of a published team, the owner of its project first. */
function usersOf({ users }: FormedEvent, { members }: Team): TestUser[] {
  return members.flatMap(({ userId }) => users.find(({ user }) => user.id === userId) ?? []);
}

function withdraw(formed: FormedEvent, user: TestUser | undefined) {
  if (user === undefined) throw new Error('there is such a user');
  return user.call('DELETE', `${base(formed)}/registration`);
}

async function differenceOf(formed: FormedEvent, version: number): Promise<RepairDifference> {
  return (await owner.call('GET', `${base(formed)}/formations/${version}/difference`)).json();
}

function apply(formed: FormedEvent, version: number, organiser = owner, note?: string) {
  return organiser.call('POST', `${base(formed)}/formations/${version}/apply`, {
    body: note === undefined ? {} : { note },
  });
}

async function teamOf(formed: FormedEvent, user: TestUser): Promise<PublishedTeam | null> {
  return (await user.call('GET', `${base(formed)}/team`)).json<{ team: PublishedTeam | null }>().team;
}

async function hasAccess(user: TestUser, roomId: string | undefined): Promise<boolean> {
  return (await user.call('GET', `/api/chat/access/${roomId}/${user.user.id}`)).json().hasAccess;
}

async function membersOf(projectId: string | undefined) {
  const { rows } = await site.database.pool.query<{ user_id: string; role: string }>(
    'select user_id, role from memberships where project_id = $1 order by role',
    [projectId],
  );
  return rows;
}

async function projectRow(projectId: string | undefined) {
  const { rows } = await site.database.pool.query(
    'select status, owner_id as "ownerId", team_size as size from projects where id = $1',
    [projectId],
  );
  return rows[0];
}

/** A team of which one member is left, and the repair that merges it with the other team. */
async function mergedEvent() {
  const formed = await publishedEvent();
  const [small] = (await repairPage(formed)).teams;
  if (small === undefined) throw new Error('there are two teams');
  const [left, ...leavers] = usersOf(formed, small);
  if (left === undefined) throw new Error('the team has three members');
  for (const leaver of leavers) expect((await withdraw(formed, leaver)).statusCode).toBe(200);
  return { formed, small, left, leavers, version: await computeRepair(formed, owner) };
}

describe('a drop-out after the publication', () => {
  test('ends the membership, passes the project to a member, and flags the team', async () => {
    const formed = await publishedEvent();
    const [team] = (await repairPage(formed)).teams;
    if (team === undefined) throw new Error('there are two teams');
    const projectId = team.project?.id;
    const { ownerId } = await projectRow(projectId);
    const members = usersOf(formed, team);
    const first = members.find(({ user }) => user.id === ownerId);
    expect((await withdraw(formed, first)).statusCode).toBe(200);
    const after = await projectRow(projectId);
    expect(after).toMatchObject({ status: 'full', size: 2 });
    const others = members.filter((member) => member !== first);
    expect(others.map(({ user }) => user.id)).toContain(after.ownerId);
    expect(first && (await hasAccess(first, projectId))).toBe(false);
    await withdraw(formed, others[0]);
    const flagged = (await repairPage(formed)).teams.find(({ id }) => id === team.id);
    expect(flagged).toMatchObject({ attending: 1, flag: 'one_left' });
    await untilJobsAreDone(site);
    const heir = others.find(({ user }) => user.id === after.ownerId);
    expect(heir && (await listNotificationsOf(heir)).map(({ message }) => message)).toContainEqual(
      expect.stringContaining('is yours now: its owner left the team'),
    );
    await withdraw(formed, others[1]);
    expect((await projectRow(projectId)).status).toBe('archived');
  });

  test('by the deletion of the account also passes the project to a member', async () => {
    const formed = await publishedEvent(3);
    const [team] = (await repairPage(formed)).teams;
    const { ownerId } = await projectRow(team?.project?.id);
    const first = formed.users.find(({ user }) => user.id === ownerId);
    if (first === undefined) throw new Error('the owner is a participant');
    expect((await deleteAccount(first)).statusCode).toBe(200);
    const after = await projectRow(team?.project?.id);
    expect(after.status).toBe('full');
    expect(after.ownerId).not.toBe(ownerId);
  });
});

describe('a repair', () => {
  test('shows by name what it changes, and changes nothing before it is applied', async () => {
    const { formed, small, left, leavers, version } = await mergedEvent();
    const difference = await differenceOf(formed, version);
    expect(difference).toMatchObject({ repairs: formed.version, fault: null, appliedAt: null, attending: 4 });
    expect(difference.left.map(({ username }) => username).toSorted()).toEqual(
      leavers.map(({ user }) => user.username).toSorted(),
    );
    expect(difference.closed).toHaveLength(1);
    expect(difference.closed[0]).toMatchObject({ id: small.id, mergedInto: { name: expect.any(String) } });
    const mergedInto = difference.closed[0]?.mergedInto?.name;
    expect(difference.moved).toEqual([
      expect.objectContaining({
        username: left.user.username,
        reason: `“${small.name}” and “${mergedInto}” become one team`,
      }),
    ]);
    expect([difference.score, difference.scoreBefore]).toEqual([expect.any(Number), expect.any(Number)]);
    expect((await teamOf(formed, left))?.project.id).toBe(small.project?.id);
  });

  test('shows the score of the published teams as they are now, or as they were when it was applied', async () => {
    const formed = await publishedEvent(7);
    const version = await computeRepair(formed, owner, { dial: 'none' });
    const computed = await differenceOf(formed, version);
    expect((await withdraw(formed, formed.users[0])).statusCode).toBe(200);
    const current = await differenceOf(formed, version);
    expect(current.scoreBefore).not.toBe(computed.scoreBefore);
    const published = (await owner.call('GET', `${base(formed)}/formations/${formed.version}`)).json();
    expect(current.scoreBefore).toBeCloseTo(published.score, 6);
    const repaired = await computeRepair(formed, owner, { dial: 'best' });
    const { scoreBefore } = await differenceOf(formed, repaired);
    expect((await apply(formed, repaired)).statusCode).toBe(200);
    expect(await differenceOf(formed, repaired)).toMatchObject({ scoreBefore });
  });

  test('moves members with projects and rooms, keeps the identity of teams, and states the reason', async () => {
    const { formed, small, left, version } = await mergedEvent();
    const others = (await repairPage(formed)).teams.filter(({ id }) => id !== small.id);
    expect((await apply(formed, version, owner, 'Sorry for the change!')).json().appliedAt).not.toBeNull();
    const team = await teamOf(formed, left);
    expect(others.map(({ project }) => project?.id)).toContain(team?.project.id);
    expect(await hasAccess(left, team?.project.id)).toBe(true);
    expect(await membersOf(team?.project.id)).toHaveLength(4);
    expect(await projectRow(team?.project.id)).toMatchObject({ status: 'full', size: 4 });
    expect(await projectRow(small.project?.id)).toMatchObject({ status: 'archived' });
    const history = await left.call('GET', `/api/chat/room/${small.project?.id}`);
    expect(history.statusCode).toBe(200);
    const body = { postId: small.project?.id, message: 'Anyone here?' };
    expect((await left.call('POST', '/api/chat/send', { body })).statusCode).toBe(409);
    await untilJobsAreDone(site);
    const news = (await listNotificationsOf(left)).map(({ message }) => message);
    expect(news).toContainEqual(
      `You moved from “${small.name}” to “${team?.name}” in “${formed.event.title}”. Reason: ` +
        `“${small.name}” and “${team?.name}” become one team. Sorry for the change!`,
    );
    // The former teams stay readable, and cannot be deleted.
    const former = `${base(formed)}/formations/${formed.version}`;
    expect((await owner.call('GET', former)).json().teamList).toHaveLength(2);
    expect((await owner.call('DELETE', former)).statusCode).toBe(409);
    expect((await owner.call('POST', `${base(formed)}/unpublish`)).statusCode).toBe(409);
  });

  test('places late-comers, and marks them as placed', async () => {
    const formed = await publishedEvent();
    const late = await createUser(site);
    const link = await owner.call('POST', `${base(formed)}/late-link`, { body: { open: true } });
    await registered(formed.event, late, { lateCode: link.json().lateCode });
    expect((await repairPage(formed)).waiting.map(({ username }) => username)).toEqual([late.user.username]);
    const version = await computeRepair(formed, owner, { dial: 'none' });
    const difference = await differenceOf(formed, version);
    expect(difference.moved).toEqual([]);
    expect(difference.joined.map(({ username }) => username)).toEqual([late.user.username]);
    await apply(formed, version);
    expect((await teamOf(formed, late))?.members).toHaveLength(4);
    expect((await repairPage(formed)).waiting).toEqual([]);
  });

  test('takes absent members out of their projects, who wait for a team once they come', async () => {
    const formed = await publishedEvent();
    const [team] = (await repairPage(formed)).teams;
    const [missing] = team?.members ?? [];
    const user = formed.users.find((one) => one.user.id === missing?.userId);
    const set = (state: string) =>
      owner.call('PUT', `${base(formed)}/attendance`, {
        body: { participantIds: [missing?.participantId], state },
      });
    await set('absent');
    expect(user && (await hasAccess(user, team?.project?.id))).toBe(true);
    await apply(formed, await computeRepair(formed, owner, { dial: 'none' }));
    expect(user && (await hasAccess(user, team?.project?.id))).toBe(false);
    await set('present');
    expect((await repairPage(formed)).waiting.map(({ userId }) => userId)).toEqual([missing?.userId]);
  });

  test('is rejected while a team breaks a hard rule without members who are absent or left since', async () => {
    const formed = await publishedEvent();
    const version = await computeRepair(formed, owner, { dial: 'none' });
    const before = await differenceOf(formed, version);
    expect(before.fault).toBeNull();
    const [team, other] = (await repairPage(formed)).teams;
    const set = (state: string) =>
      owner.call('PUT', `${base(formed)}/attendance`, {
        body: { participantIds: [team?.members[0]?.participantId], state },
      });
    await set('absent');
    const fault = `Without members who are absent or have left, a rule that must hold is broken in: ${team?.name}. Compute the repair again, or edit it.`;
    const without = await differenceOf(formed, version);
    expect(without.fault).toBe(fault);
    expect(without.score).not.toBe(before.score);
    const rejected = await apply(formed, version);
    expect([rejected.statusCode, rejected.json().message]).toEqual([409, fault]);
    await set('present');
    expect((await differenceOf(formed, version)).fault).toBeNull();
    await withdraw(formed, other && usersOf(formed, other)[0]);
    expect((await differenceOf(formed, version)).fault).toContain(`broken in: ${other?.name}.`);
    // No valid teams are left. The new repair shows its teams as they will be.
    expect((await apply(formed, await computeRepair(formed, owner, { dial: 'none' }))).statusCode).toBe(200);
  });

  test('can be edited in the review table before it is applied, and not afterwards', async () => {
    const { formed, left, version } = await mergedEvent();
    const url = `${base(formed)}/formations/${version}`;
    const page = (await owner.call('GET', url)).json();
    const participantId = (await differenceOf(formed, version)).moved[0]?.participantId;
    const from = page.teamList.find(({ members }: { members: { participantId: string }[] }) =>
      members.some((member) => member.participantId === participantId),
    ).id;
    const move = (to: string | null) =>
      owner.call('POST', `${url}/moves`, { body: { moves: [{ participantId, from, to }] } });
    expect((await move(null)).statusCode).toBe(200);
    expect((await differenceOf(formed, version)).unplaced.map(({ username }) => username)).toEqual([
      left.user.username,
    ]);
    await apply(formed, version);
    expect(await teamOf(formed, left)).toBeNull();
    expect((await owner.call('POST', `${url}/undo`)).statusCode).toBe(409);
  });

  test('starts with fifty unpublished versions less one, because published ones do not count', async () => {
    const formed = await publishedEvent();
    const insert = `insert into event_formations
      (id, event_id, version, status, seed, seconds, rules, reported_at, created_at)
      select gen_random_uuid(), $1, 100 + n, 'failed', 1, 1, '[]', now(), now() from generate_series(1, 49) n`;
    await site.database.pool.query(insert, [formed.event.id]);
    const last = await computeRepair(formed, owner);
    const full = await owner.call('POST', `${base(formed)}/repairs`, { body: { dial: 'few', seconds: 1 } });
    expect(full.json().message).toContain('at most 50 formations that were not published');
    expect((await apply(formed, last)).statusCode).toBe(200);
    await computeRepair(formed, owner);
  });

  test('is for organisers only, and for published teams only', async () => {
    const formed = await publishedEvent(3);
    const [user] = formed.users;
    expect((await user?.call('GET', `${base(formed)}/repair`))?.statusCode).toBe(403);
    const draft = await createFormedEvent(site, owner, 3);
    expect((await owner.call('POST', `${base(draft)}/repairs`, { body: {} })).statusCode).toBe(409);
    expect((await repairPage(draft)).fault).toBe('Teams can be repaired once they are published');
    expect(
      (await owner.call('GET', `${base(draft)}/formations/${draft.version}/difference`)).statusCode,
    ).toBe(404);
  });
});

describe('moved participants who are asked first', () => {
  test('decline, are put back or kept in a new repair, and see no team of others', async () => {
    const formed = await publishedEvent();
    const [team, other] = (await repairPage(formed)).teams;
    const [leaver] = team ? usersOf(formed, team) : [];
    await withdraw(formed, leaver);
    const version = await computeRepair(formed, owner, { dial: 'none' });
    const url = `${base(formed)}/formations/${version}`;
    const [mover] = other?.members ?? [];
    const user = formed.users.find((one) => one.user.id === mover?.userId);
    if (user === undefined || mover === undefined) throw new Error('the other team has members');
    const page = (await owner.call('GET', url)).json();
    const idOf = (name?: string) => page.teamList.find((one: { name: string }) => one.name === name)?.id;
    const moves = [{ participantId: mover.participantId, from: idOf(other?.name), to: idOf(team?.name) }];
    await owner.call('POST', `${url}/moves`, { body: { moves } });
    const asked = await owner.call('POST', `${url}/ask`, { body: { hours: 24 } });
    expect(asked.json<RepairDifference>().moved).toMatchObject([
      { username: user.user.username, answer: 'asked', reason: `“${team?.name}” lost a member` },
    ]);
    await untilJobsAreDone(site);
    expect((await listNotificationsOf(user)).map(({ message }) => message)).toContainEqual(
      expect.stringContaining(
        `The organisers would like to move you from “${other?.name}” to “${team?.name}”`,
      ),
    );
    expect((await user.call('GET', `${base(formed)}/check-in`)).json().move).toMatchObject({
      from: other?.name,
      to: team?.name,
      answer: null,
    });
    const answer = (accept: boolean) => user.call('POST', `${base(formed)}/move`, { body: { accept } });
    expect((await answer(true)).json().move.answer).toBe('accepted');
    expect((await answer(false)).json().move.answer).toBe('declined');
    expect((await differenceOf(formed, version)).fault).toContain('rejected the move: 1');
    expect((await apply(formed, version)).statusCode).toBe(409);
    const again = await computeRepair(formed, owner, { dial: 'best', basedOn: version });
    const moved = (await differenceOf(formed, again)).moved.map(({ username }) => username);
    expect(moved).not.toContain(user.user.username);
    const back = await owner.call('POST', `${url}/return`);
    expect(back.json<RepairDifference>()).toMatchObject({ moved: [], fault: null });
    expect((await answer(true)).statusCode).toBe(409);
  });

  test('are asked once about the same move, and keep their answer, if the repair is computed again', async () => {
    const formed = await publishedEvent();
    const askAgain = async () => {
      const version = await computeRepair(formed, owner, { dial: 'none' });
      const ids = await exchangeMembers(formed, owner, version);
      const asked = await owner.call('POST', `${base(formed)}/formations/${version}/ask`, {
        body: { hours: 24 },
      });
      expect(asked.statusCode, asked.body).toBe(200);
      await untilJobsAreDone(site);
      return { ids, moved: asked.json<RepairDifference>().moved };
    };
    const first = await askAgain();
    const [one, other] = first.ids.map((id) => {
      const username = first.moved.find(({ participantId }) => participantId === id)?.username;
      return formed.users.find(({ user }) => user.username === username);
    });
    await one?.call('POST', `${base(formed)}/move`, { body: { accept: true } });
    const again = await askAgain();
    expect(again.ids).toEqual(first.ids);
    expect(Object.fromEntries(again.moved.map(({ username, answer }) => [username, answer]))).toEqual({
      [one?.user.username ?? '']: 'accepted',
      [other?.user.username ?? '']: 'asked',
    });
    for (const user of [one, other]) {
      const messages = user === undefined ? [] : await listNotificationsOf(user);
      expect(messages.filter(({ message }) => message.includes('would like to move you'))).toHaveLength(1);
    }
  });

  test('cannot answer after the deadline', async () => {
    const { formed, left, version } = await mergedEvent();
    await owner.call('POST', `${base(formed)}/formations/${version}/ask`, { body: { hours: 1 } });
    site.clock.advance(3_600_001);
    const late = await left.call('POST', `${base(formed)}/move`, { body: { accept: false } });
    site.clock.advance(-3_600_001);
    expect(late.statusCode).toBe(409);
  });
});

describe('applying a repair', () => {
  test('happens once if two organisers apply it several times at once', async () => {
    const { formed, left, version } = await mergedEvent();
    const answers = await Promise.all([owner, co, owner].map((one) => apply(formed, version, one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await untilJobsAreDone(site);
    const moved = (await listNotificationsOf(left)).filter(({ message }) => message.startsWith('You moved'));
    expect(moved).toHaveLength(1);
  });

  test('is possible for one of two repairs at once, and the other is rejected', async () => {
    const { formed, version } = await mergedEvent();
    const other = await computeRepair(formed, owner);
    const answers = await Promise.all([apply(formed, version), apply(formed, other, co)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('leaves out a participant who withdraws at once', async () => {
    const { formed, left, version } = await mergedEvent();
    const [applied, gone] = await Promise.all([apply(formed, version), withdraw(formed, left)]);
    expect([applied.statusCode, gone.statusCode]).toEqual([200, 200]);
    for (const { project } of (await repairPage(formed)).teams)
      expect((await membersOf(project?.id)).map((row) => row.user_id)).not.toContain(left.user.id);
  });

  test('leaves out a participant who deletes the account at once', async () => {
    const { formed, left, version } = await mergedEvent();
    const [applied, deleted] = await Promise.all([apply(formed, version), deleteAccount(left)]);
    expect([applied.statusCode, deleted.statusCode]).toEqual([200, 200]);
    const { teams } = await repairPage(formed);
    expect(teams.flatMap(({ members }) => members.map(({ userId }) => userId))).not.toContain(left.user.id);
  });

  test('stores a message of the merged team at once, or rejects it, and loses none', async () => {
    const { formed, small, left, version } = await mergedEvent();
    const body = { postId: small.project?.id, message: 'See you there' };
    const [sent, applied] = await Promise.all([
      left.call('POST', '/api/chat/send', { body }),
      apply(formed, version),
    ]);
    expect(applied.statusCode).toBe(200);
    const { rows } = await site.database.pool.query(
      'select count(*)::int as count from messages where room_id = $1',
      [small.project?.id],
    );
    expect([201, 409]).toContain(sent.statusCode);
    expect(rows[0].count).toBe(sent.statusCode === 201 ? 1 : 0);
  });
});
