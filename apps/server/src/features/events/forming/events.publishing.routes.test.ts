import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { EventDesk } from '@teamwright/contracts/events/event-page.ts';
import type { Publication, PublishedTeam } from '@teamwright/contracts/events/publishing.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemCtx } from '../../../core/http.ts';
import { untilJobsAreDone } from '../../../testing/actors/emails.ts';
import { endedFormation, registered, registrationOf } from '../../../testing/actors/events.ts';
import {
  createUser,
  deleteAccount,
  listNotificationsOf,
  type TestUser,
} from '../../../testing/actors/factories.ts';
import { createFormedEvent, type FormedEvent, publishTeams } from '../../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eventsJobs } from '../events.jobs.ts';

let site: TestApp;
let owner: TestUser;
let co: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 14 });
  [owner, co] = [await createUser(site), await createUser(site)];
});
afterAll(() => site.close());

/** An event with two organisers and teams of three that are not published yet. */
async function formedEvent(people?: number): Promise<FormedEvent> {
  const formed = await createFormedEvent(site, owner, people);
  await owner.call('PUT', `/api/events/${formed.event.id}/organisers/${co.user.id}`);
  return formed;
}

function publish(formed: FormedEvent, organiser = owner) {
  return publishTeams(formed, organiser);
}

function unpublish({ event }: FormedEvent) {
  return owner.call('POST', `/api/events/${event.id}/unpublish`);
}

async function teamOf({ event }: FormedEvent, user: TestUser): Promise<PublishedTeam | null> {
  return (await user.call('GET', `/api/events/${event.id}/team`)).json<{ team: PublishedTeam | null }>().team;
}

async function countProjects({ event }: FormedEvent): Promise<number> {
  const { rows } = await site.database.pool.query(
    `select count(*)::int as count from projects p join event_teams t on t.project_id = p.id
     join event_formations f on f.id = t.formation_id where f.event_id = $1`,
    [event.id],
  );
  return rows[0].count;
}

describe('the publication of teams', () => {
  test('makes each team a project with its room, members and one notification each', async () => {
    const formed = await formedEvent();
    const preview = `/api/events/${formed.event.id}/formations/${formed.version}/publication`;
    expect((await owner.call('GET', preview)).json()).toMatchObject({
      teams: 2,
      participants: 6,
      fault: null,
    });
    const [user] = formed.users;
    if (user === undefined) throw new Error('there are six users');
    expect(await teamOf(formed, user)).toBeNull();
    expect((await publish(formed)).json<EventDesk>().event.status).toBe('published');
    await untilJobsAreDone(site);
    const team = await teamOf(formed, user);
    if (team === null) throw new Error('the user has a team');
    expect(team.members).toHaveLength(3);
    const access = await user.call('GET', `/api/chat/access/${team.project.id}/${user.user.id}`);
    expect(access.json()).toMatchObject({ hasAccess: true });
    const body = { postId: team.project.id, message: 'Hello, team' };
    expect((await user.call('POST', '/api/chat/send', { body })).statusCode).toBe(201);
    const news = await listNotificationsOf(user);
    expect(news.map(({ type, message }) => ({ type, message }))).toEqual([
      {
        type: 'event',
        message: expect.stringContaining(`Your team in “${formed.event.title}” is ${team.name}`),
      },
    ]);
    expect((await owner.call('GET', preview)).json().fault).toBe(
      'Teams are published once, before the event starts',
    );
  });

  test('happens once if two organisers publish several times concurrently', async () => {
    const formed = await formedEvent();
    const answers = await Promise.all([owner, co, owner, co].map((organiser) => publish(formed, organiser)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await untilJobsAreDone(site);
    expect(await countProjects(formed)).toBe(2);
    for (const user of formed.users) expect(await listNotificationsOf(user)).toHaveLength(1);
  });

  test('hides the full teams in lists of projects, and finds them by their words and their status', async () => {
    const formed = await formedEvent();
    await publish(formed);
    const response = await owner.call('GET', `/api/events/${formed.event.id}/publication`);
    const { publication } = response.json<{ publication: Publication }>();
    const published = publication.teams.map(({ project }) => project.id).toSorted();
    const listed = async (query: string) => {
      const { posts } = (await owner.call('GET', `/api/post/getPosts?limit=50&${query}`)).json<{
        posts: { id: string }[];
      }>();
      return posts.flatMap(({ id }) => (published.includes(id) ? [id] : [])).toSorted();
    };
    expect(published).toHaveLength(2);
    expect(await listed('')).toEqual([]);
    expect(await listed('status=full')).toEqual(published);
    expect(await listed(`searchTerm=${encodeURIComponent(formed.event.title)}`)).toEqual(published);
  });

  test('adds the team and the project to the export', async () => {
    const formed = await formedEvent(3);
    await publish(formed);
    const file = await owner.call('GET', `/api/events/${formed.event.id}/participants.csv`);
    const [head, ...lines] = file.body.trim().split('\r\n');
    expect(head).toContain('Checked in at,Team,Project');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toContain(`Team 1 · ${formed.event.title}`);
  });

  test('shows members no level and no private answer', async () => {
    const formed = await formedEvent(3);
    await publish(formed);
    const [user] = formed.users;
    const { body } = (await user?.call('GET', `/api/events/${formed.event.id}/team`)) ?? { body: '' };
    expect(body).toContain('"roles":["Backend"]');
    for (const secret of ['level', 'experience', 'score', 'avoid', 'wishes'])
      expect(body).not.toContain(secret);
  });

  test('closes the registration, and keeps the teams as they are', async () => {
    const formed = await formedEvent(3);
    await publish(formed);
    const [user] = formed.users;
    const body = { experience: 4 };
    const registration = `/api/events/${formed.event.id}/registration`;
    expect((await user?.call('PATCH', registration, { body }))?.statusCode).toBe(409);
    const moves = [{ participantId: 'x', from: null, to: null }];
    const move = `/api/events/${formed.event.id}/formations/${formed.version}`;
    expect((await owner.call('POST', `${move}/moves`, { body: { moves } })).statusCode).toBe(409);
    expect((await owner.call('DELETE', move)).statusCode).toBe(409);
  });

  test('leaves out a participant who deletes the account during the publication', async () => {
    const formed = await formedEvent();
    const [leaver, ...others] = formed.users;
    if (leaver === undefined) throw new Error('there are six users');
    const [published, deleted] = await Promise.all([publish(formed), deleteAccount(leaver)]);
    expect([published.statusCode, deleted.statusCode]).toEqual([200, 200]);
    const teams = await Promise.all(others.map((user) => teamOf(formed, user)));
    const members = new Set(teams.flatMap((team) => team?.members.map(({ userId }) => userId) ?? []));
    expect([...members].toSorted()).toEqual(others.map(({ user }) => user.id).toSorted());
  });

  test('leaves out a participant who withdrew and waits for a place again', async () => {
    const formed = await createFormedEvent(site, owner, 6, { changes: { capacity: 6 } });
    const [leaver, member] = formed.users;
    if (leaver === undefined || member === undefined) throw new Error('there are six users');
    const next = await createUser(site);
    await registered(formed.event, next);
    await leaver.call('DELETE', `/api/events/${formed.event.id}/registration`);
    expect((await registered(formed.event, leaver)).status).toBe('waitlisted');
    expect((await publish(formed)).statusCode).toBe(200);
    expect(await teamOf(formed, leaver)).toBeNull();
    const { rows } = await site.database.pool.query('select 1 from memberships where user_id = $1', [
      leaver.user.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('shows no team to a participant who has withdrawn', async () => {
    const formed = await formedEvent(6);
    const [before, after] = formed.users;
    const withdraw = (user?: TestUser) => user?.call('DELETE', `/api/events/${formed.event.id}/registration`);
    expect((await withdraw(before))?.statusCode).toBe(200);
    await publish(formed);
    expect((await withdraw(after))?.statusCode).toBe(200);
    for (const user of [before, after]) expect(user && (await teamOf(formed, user))).toBeNull();
  });

  test('of a version that was a repair can be edited and undone after an earlier publication was undone', async () => {
    const formed = await formedEvent();
    await publish(formed);
    const url = `/api/events/${formed.event.id}`;
    const started = await owner.call('POST', `${url}/repairs`, { body: { dial: 'none', seconds: 1 } });
    const { version } = started.json();
    const { teamList } = await endedFormation(owner, formed.event.id, version);
    await unpublish(formed);
    const [team] = teamList;
    const participantIds = team?.members.map(({ participantId }) => participantId);
    const body = { participantIds, locked: true };
    const locked = await owner.call('PUT', `${url}/formations/${version}/locks`, { body });
    expect(locked.statusCode, locked.body).toBe(200);
    expect((await publish({ ...formed, version })).statusCode).toBe(200);
    expect((await unpublish(formed)).json<EventDesk>().event.status).toBe('forming');
  });

  test('can be undone within ten minutes, and done again', async () => {
    const formed = await formedEvent();
    await publish(formed);
    await untilJobsAreDone(site);
    const [user] = formed.users;
    if (user === undefined) throw new Error('there are six users');
    const before = await teamOf(formed, user);
    expect((await unpublish(formed)).json<EventDesk>().event.status).toBe('forming');
    await untilJobsAreDone(site);
    expect(await countProjects(formed)).toBe(0);
    expect((await user.call('GET', `/api/chat/room/${before?.project.id}`)).statusCode).toBe(404);
    expect((await listNotificationsOf(user)).map(({ message }) => message)).toEqual([
      expect.stringContaining('took the teams back'),
    ]);
    expect((await publish(formed)).statusCode).toBe(200);
    expect(await countProjects(formed)).toBe(2);
    site.clock.advance(10 * 60_000 + 1);
    expect((await unpublish(formed)).statusCode).toBe(409);
    site.clock.advance(-10 * 60_000 - 1);
  });

  test('that is undone gives the place of a participant who withdrew since to the waiting list', async () => {
    const formed = await formedEvent();
    const { id } = formed.event;
    const { version } = (await owner.call('GET', `/api/events/${id}/desk`)).json<EventDesk>();
    const { length: capacity } = formed.users;
    const edited = await owner.call('PATCH', `/api/events/${id}`, { body: { capacity, version } });
    expect(edited.statusCode, edited.body).toBe(200);
    const waiting = await createUser(site);
    expect((await registered(formed.event, waiting)).status).toBe('waitlisted');
    await publish(formed);
    const [user] = formed.users;
    expect((await user?.call('DELETE', `/api/events/${id}/registration`))?.statusCode).toBe(200);
    expect((await registrationOf(formed.event, waiting)).status).toBe('waitlisted');
    await unpublish(formed);
    expect((await registrationOf(formed.event, waiting)).status).toBe('registered');
  });

  test('shows organisers the projects, and why it can no longer be undone', async () => {
    const formed = await formedEvent();
    const read = async () => {
      const response = await co.call('GET', `/api/events/${formed.event.id}/publication`);
      return response.json<{ publication: Publication | null }>().publication;
    };
    expect(await read()).toBeNull();
    await publish(formed);
    const [user] = formed.users;
    const team = user && (await teamOf(formed, user));
    const published = await read();
    expect(published).toMatchObject({ version: formed.version, undoFault: null });
    expect(published?.teams).toHaveLength(2);
    expect(published?.teams).toContainEqual({ id: team?.id, name: team?.name, project: team?.project });
    await user?.call('POST', '/api/chat/send', { body: { postId: team?.project.id, message: 'Hello' } });
    expect((await read())?.undoFault).toBe(
      'A participant has written already, so that the teams stay published',
    );
    site.clock.advance(10 * 60_000 + 1);
    expect((await read())?.undoFault).toBe('The publication can be undone within ten minutes only');
    site.clock.advance(-10 * 60_000 - 1);
    expect((await user?.call('GET', `/api/events/${formed.event.id}/publication`))?.statusCode).toBe(403);
  });

  test('cannot be undone once a member has written, also in a race', async () => {
    const formed = await formedEvent();
    await publish(formed);
    const [user] = formed.users;
    const team = user && (await teamOf(formed, user));
    const body = { postId: team?.project.id, message: 'Hello, team' };
    const [sent, undone] = await Promise.all([
      user?.call('POST', '/api/chat/send', { body }),
      unpublish(formed),
    ]);
    const isStored = sent?.statusCode === 201;
    expect(undone.statusCode).toBe(isStored ? 409 : 200);
    expect(await countProjects(formed)).toBe(isStored ? 2 : 0);
  });

  describe('and the rule about new faces', () => {
    const rules = [{ id: 'new', kind: 'novelty', strength: 1 }];
    const metIn = async ({ event, version }: FormedEvent): Promise<string[][]> => {
      const url = `/api/events/${event.id}/formations/${version}/instance`;
      const answer = (await owner.call('GET', url)).json();
      return answer.rules.find(({ kind }: { kind: string }) => kind === 'novelty').met;
    };

    test('makes no member known to their team in this event, but in the next one', async () => {
      const formed = await createFormedEvent(site, owner, 3, { rules });
      await publish(formed);
      expect(await metIn(formed)).toEqual([]);
      const next = await createFormedEvent(site, owner, 0, { rules, users: formed.users });
      expect(await metIn(next)).toHaveLength(3);
    });

    test('keeps members known to each other who have left the project since', async () => {
      const formed = await createFormedEvent(site, owner, 3, { rules });
      await publish(formed);
      for (const { user } of formed.users)
        await site.database.pool.query('delete from memberships where user_id = $1', [user.id]);
      const next = await createFormedEvent(site, owner, 0, { rules, users: formed.users });
      expect(await metIn(next)).toHaveLength(3);
    });

    test('makes no participant known who left the event', async () => {
      const formed = await createFormedEvent(site, owner, 3, { rules });
      await publish(formed);
      const [leaver] = formed.users;
      expect((await leaver?.call('DELETE', `/api/events/${formed.event.id}/registration`))?.statusCode).toBe(
        200,
      );
      const next = await createFormedEvent(site, owner, 0, { rules, users: formed.users });
      expect(await metIn(next)).toHaveLength(1);
    });
  });

  test('lets the event run from its start', async () => {
    const formed = await formedEvent(3);
    await publish(formed);
    const job = eventsJobs.find(({ name }) => name === 'events.advance');
    site.clock.advance(21 * dayMs);
    await job?.run(systemCtx(site.app));
    site.clock.advance(-21 * dayMs);
    const page = await site.guest().call('GET', `/api/events/slug/${formed.event.slug}`);
    expect(page.json().status).toBe('running');
  });
});
