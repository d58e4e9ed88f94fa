import type { EventPage } from '@teamwright/contracts/events/event-page.ts';
import type { FormationPage, FormationSummary } from '@teamwright/contracts/events/forming.ts';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemCtx } from '../../../core/http.ts';
import { newId } from '../../../core/ids.ts';
import { eventFormations, eventMoves } from '../../../db/schema/events/event-teams.ts';
import { createOpenEvent, endedFormation, putApart, registered } from '../../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import { type Editor, editRandomly, placesOf, replay } from '../../../testing/actors/review-editors.ts';
import { collect, connect, listen } from '../../../testing/processes/live.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  type FormationRow,
  findFormationById,
  findLastVersion,
  insertFormation,
  removeFormation,
} from './events.forming.repository.ts';
import { runFormation } from './events.run.service.ts';

let site: TestApp;
let owner: TestUser;
let co: TestUser;
let url: string;
let event: EventPage;
const participants: string[] = [];

const people = 13;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 14 });
  url = await listen(site);
  [owner, co] = [await createUser(site), await createUser(site)];
  event = await createOpenEvent(site, owner);
  await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
  for (let n = 0; n < people; n += 1) {
    const role = ['Backend', 'Frontend', 'Design'][n % 3];
    const fields = { roles: [{ role, level: 3 }], experience: n % 5 };
    participants.push((await registered(event, await createUser(site), fields)).id);
  }
});
afterAll(() => site.close());

const formations = () => `/api/events/${event.id}/formations`;

async function pageOf(version: number, organiser = owner): Promise<FormationPage> {
  return (await organiser.call('GET', `${formations()}/${version}`)).json<FormationPage>();
}

const ended = (version: number) => endedFormation(owner, event.id, version);

async function start(body: object): Promise<FormationSummary> {
  const answer = await owner.call('POST', formations(), { body });
  if (answer.statusCode !== 201) throw new Error(`forming failed: ${answer.body}`);
  return answer.json<FormationSummary>();
}

const formed = async (body: object = {}) => ended((await start({ seconds: 1, ...body })).version);

function memberIds(page: FormationPage): string[] {
  return page.teamList.flatMap(({ members }) => members.map(({ participantId }) => participantId));
}

function teamOf(page: FormationPage, participantId: string): string | null {
  const team = page.teamList.find(({ members }) =>
    members.some((one) => one.participantId === participantId),
  );
  return team?.id ?? null;
}

function move(organiser: TestUser, version: number, moves: unknown[]) {
  return organiser.call('POST', `${formations()}/${version}/moves`, { body: { moves } });
}

function editorOf(organiser: TestUser, version: number): Editor {
  return {
    read: () => pageOf(version, organiser),
    async move(moves) {
      const answer = await move(organiser, version, [...moves]);
      if (answer.statusCode === 409) return undefined;
      if (answer.statusCode !== 200) throw new Error(`a move failed: ${answer.body}`);
      return answer.json<FormationPage>();
    },
  };
}

describe('a formation', () => {
  test('puts every participant in one team of an allowed size, with scores and rules', async () => {
    const page = await formed();
    expect({ status: page.status, fault: page.fault, unplaced: page.unplaced }).toEqual({
      status: 'done',
      fault: null,
      unplaced: [],
    });
    expect(memberIds(page).toSorted()).toEqual(participants.toSorted());
    expect(page.teams).toBe(page.teamList.length);
    const sizes = page.teamList.map(({ members }) => members.length);
    expect(sizes.every((size) => size >= 3 && size <= 5)).toBe(true);
    expect(page.mean).toBeCloseTo(page.score ?? 0, 3);
    expect(page.worst).toBeLessThanOrEqual(page.mean ?? 0);
    expect(page.bound).toBeGreaterThanOrEqual(page.score ?? 100);
    expect(page.satisfaction.map(({ ruleId }) => ruleId)).toEqual(page.rules.map(({ id }) => id));
  });

  test('reports its progress to organisers only, and one runs at a time', async () => {
    const stranger = await createUser(site);
    const [ofOwner, ofStranger] = [await connect(url, owner.cookie), await connect(url, stranger.cookie)];
    const [seen, seenByStranger] = [
      collect(ofOwner, 'formation_progress'),
      collect(ofStranger, 'formation_progress'),
    ];
    const { version } = await start({ seconds: 2 });
    expect((await owner.call('POST', formations(), { body: { seconds: 1 } })).statusCode).toBe(409);
    await ended(version);
    expect(seen.at(-1)).toMatchObject({ eventId: event.id, version });
    expect(seenByStranger).toEqual([]);
    ofOwner.disconnect();
    ofStranger.disconnect();
  });

  test('of two organisers who start at once runs once', async () => {
    const answers = await Promise.all(
      [owner, co].map((organiser) => organiser.call('POST', formations(), { body: { seconds: 1 } })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const version =
      answers.find(({ statusCode }) => statusCode === 201)?.json<FormationSummary>().version ?? 0;
    await ended(version);
  });

  test('ends with its teams so far when an organiser stops it', async () => {
    const { version } = await start({ seconds: 60 });
    await vi.waitFor(async () => expect((await pageOf(version)).score).not.toBeNull(), { timeout: 20_000 });
    expect((await co.call('POST', `${formations()}/${version}/stop`)).statusCode).toBe(200);
    const page = await ended(version);
    expect(memberIds(page)).toHaveLength(people);
  });

  test('keeps participants apart as the organisers wish, which no participant reads', async () => {
    const [one = '', other = ''] = participants;
    const answer = await putApart(event, owner, [[other, one]]);
    expect(answer.json().pairs).toHaveLength(1);
    const page = await formed();
    expect(teamOf(page, one)).not.toBe(teamOf(page, other));
    const stranger = await createUser(site);
    expect((await stranger.call('GET', `/api/events/${event.id}/apart`)).statusCode).toBe(403);
    await putApart(event, owner, []);
  });

  test('never puts users with a block between them in one team, and lists no block for organisers', async () => {
    const small = await createOpenEvent(site, owner, { teamSize: { min: 2, preferred: 2, max: 2 } });
    const users: TestUser[] = [];
    for (let n = 0; n < 4; n += 1) users.push(await createUser(site));
    const ids: string[] = [];
    for (const user of users) ids.push((await registered(small, user)).id);
    await users[0]?.call('PUT', `/api/blocks/${users[1]?.user.id}`);
    await users[2]?.call('PUT', `/api/blocks/${users[0]?.user.id}`);
    // A wish of the organisers with a weight: it must not become a must because of the blocks.
    await putApart(small, owner, [[ids[0] ?? '', ids[3] ?? '']]);
    const rules = [{ id: 'apart', kind: 'apart', strength: 1 }];
    await owner.call('PUT', `/api/events/${small.id}/rules`, { body: { rules, version: 1 } });
    const list = `/api/events/${small.id}/formations`;
    const { version } = (await owner.call('POST', list, { body: { seconds: 1 } })).json();
    const page = await endedFormation(owner, small.id, version);
    expect(teamOf(page, ids[0] ?? '')).toBe(teamOf(page, ids[3] ?? ''));
    const instance = (await owner.call('GET', `${list}/${version}/instance`)).json();
    expect(instance.people).toHaveLength(4);
    for (const id of [ids[1], ids[2]]) expect(JSON.stringify(instance.rules)).not.toContain(id);
  });

  test('starts again after its process was killed, but not beside another formation', async () => {
    const ctx = systemCtx(site.app);
    const insert = async (silentSeconds: number): Promise<FormationRow> => {
      const at = new Date(site.clock.now().getTime() - silentSeconds * 1000);
      const row = { id: newId(), eventId: event.id, status: 'running' as const, seed: 1, seconds: 1 };
      const version = (await findLastVersion(ctx.db, event.id)) + 1;
      await insertFormation(ctx.db, { ...row, version, rules: [], reportedAt: at, createdAt: at });
      await runFormation(ctx, row.id);
      const found = await findFormationById(ctx.db, row.id);
      if (found === undefined) throw new Error('it was inserted');
      return found;
    };
    expect((await insert(31)).status).toBe('done');
    const reported = await insert(1);
    expect(reported.status).toBe('running');
    expect((await insert(31)).status).toBe('running');
    await removeFormation(ctx.db, reported.id);
  });

  test('needs participants with a place', async () => {
    const empty = await createOpenEvent(site, owner);
    const answer = await owner.call('POST', `/api/events/${empty.id}/formations`, { body: {} });
    expect(answer.statusCode).toBe(409);
  });
});

describe('the review of a formation', () => {
  test('keeps all moves of two organisers at once', async () => {
    const page = await formed();
    const version = page.version;
    const moves = memberIds(page).map((participantId) => ({
      participantId,
      from: teamOf(page, participantId),
      to: page.teamList.find(({ id }) => id !== teamOf(page, participantId))?.id ?? null,
    }));
    const answers = await Promise.all(
      moves.map((one, index) => move(index % 2 === 0 ? owner : co, version, [one])),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(moves.map(() => 200));
    const after = await pageOf(version);
    for (const { participantId, to } of moves) expect(teamOf(after, participantId)).toBe(to);
    expect(after.revision).toBe(moves.length);
  });

  test('makes only organisers refetch the version, and none of them the participants', async () => {
    const page = await formed();
    const [one] = memberIds(page);
    const stranger = await createUser(site);
    const [ofCo, ofStranger] = [await connect(url, co.cookie), await connect(url, stranger.cookie)];
    const [seen, seenByStranger] = [collect(ofCo, 'changed'), collect(ofStranger, 'changed')];
    const moves = [{ participantId: one, from: teamOf(page, one ?? ''), to: null }];
    expect((await move(owner, page.version, moves)).statusCode).toBe(200);
    await vi.waitFor(() => expect(seen).toEqual([{ entity: 'event_review', id: event.id }]));
    expect(seenByStranger).toEqual([]);
    for (const socket of [ofCo, ofStranger]) socket.disconnect();
  });

  test('loses none of 1,000 random moves of two organisers', async () => {
    const page = await formed();
    const editors = [owner, co].map((organiser) => editorOf(organiser, page.version));
    const random = createRandom(7);
    const moves = { count: 500, atOnce: 10, choose: (limit: number) => random.below(limit) };
    const rejected = await Promise.all(editors.map((editor) => editRandomly(editor, moves)));
    const rows = await site.database.db
      .select({ moves: eventMoves.moves, organiserId: eventMoves.organiserId, revision: eventMoves.revision })
      .from(eventMoves)
      .innerJoin(eventFormations, eq(eventFormations.id, eventMoves.formationId))
      .where(and(eq(eventFormations.eventId, event.id), eq(eventFormations.version, page.version)))
      .orderBy(asc(eventMoves.revision));
    expect(rows.map(({ revision }) => revision)).toEqual(rows.map((_row, index) => index + 1));
    for (const { user } of [owner, co]) {
      const own = rows.filter(({ organiserId }) => organiserId === user.id);
      expect(own.flatMap((row) => row.moves)).toHaveLength(500);
    }
    const stored = rows.flatMap((row) => row.moves);
    expect(replay(placesOf(page), stored)).toEqual(placesOf(await pageOf(page.version)));
    // The editors were in each other's way, so that the test is about a race.
    expect(Math.max(...rejected)).toBeGreaterThan(0);
  });

  test('rejects a move of a participant who is elsewhere by now, with all others of the call', async () => {
    const page = await formed();
    const [one = '', other = ''] = memberIds(page);
    const from = teamOf(page, one);
    const to = page.teamList.find(({ id }) => id !== from && id !== teamOf(page, other))?.id ?? null;
    const race = await Promise.all(
      [owner, co].map((organiser) => move(organiser, page.version, [{ participantId: one, from, to }])),
    );
    expect(race.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const both = await move(owner, page.version, [
      { participantId: other, from: teamOf(page, other), to: null },
      { participantId: one, from, to: null },
    ]);
    expect(both.statusCode).toBe(409);
    expect(teamOf(await pageOf(page.version), other)).toBe(teamOf(page, other));
  });

  test('makes the moves of a call in their order, and undoes all of them', async () => {
    const page = await formed();
    const [one = ''] = memberIds(page);
    const from = teamOf(page, one);
    const [to = '', last = ''] = page.teamList.map(({ id }) => id).filter((id) => id !== from);
    const twice = (again: string | null) =>
      move(owner, page.version, [
        { participantId: one, from, to },
        { participantId: one, from: again, to: last },
      ]);
    expect((await twice(from)).statusCode).toBe(409);
    expect(teamOf((await twice(to)).json<FormationPage>(), one)).toBe(last);
    const undone = await owner.call('POST', `${formations()}/${page.version}/undo`);
    expect(undone.statusCode, undone.body).toBe(200);
    expect(teamOf(undone.json<FormationPage>(), one)).toBe(from);
  });

  test('undoes and redoes the moves of each organiser, and scores the teams again', async () => {
    const page = await formed();
    const [one = ''] = memberIds(page);
    const from = teamOf(page, one);
    const undo = (organiser: TestUser) => organiser.call('POST', `${formations()}/${page.version}/undo`);
    const redo = (organiser: TestUser) => organiser.call('POST', `${formations()}/${page.version}/redo`);
    const moved = (
      await move(owner, page.version, [{ participantId: one, from, to: 'new' }])
    ).json<FormationPage>();
    const own = moved.teamList.find(({ id }) => id === teamOf(moved, one));
    expect(own).toMatchObject({ members: [{ participantId: one }], broken: 'size' });
    expect(moved.can).toEqual({ undo: true, redo: false });
    expect((await undo(co)).statusCode).toBe(409);
    const undone = (await undo(owner)).json<FormationPage>();
    expect({ team: teamOf(undone, one), score: undone.score }).toEqual({ team: from, score: page.score });
    expect(teamOf((await redo(owner)).json<FormationPage>(), one)).toBe(own?.id);
    expect((await redo(owner)).statusCode).toBe(409);
  });

  test('locks participants, who stay together in the next version', async () => {
    const page = await formed();
    const team = page.teamList[0];
    const ids = (team?.members ?? []).slice(0, 2).map(({ participantId }) => participantId);
    const body = { participantIds: ids, locked: true };
    const locked = await owner.call('PUT', `${formations()}/${page.version}/locks`, { body });
    expect(locked.statusCode).toBe(200);
    const refused = await move(owner, page.version, [{ participantId: ids[0], from: team?.id, to: null }]);
    expect(refused.json().message).toBe('This participant is locked. Unlock them first.');
    const next = await formed({ basedOn: page.version, seed: 7 });
    expect(next.basedOn).toBe(page.version);
    expect(teamOf(next, ids[0] ?? '')).toBe(teamOf(next, ids[1] ?? ''));
  });

  test('is for organisers only', async () => {
    const { version } = await formed();
    const stranger = await createUser(site);
    for (const path of [`${formations()}/${version}`, `${formations()}/${version}/instance`, formations()])
      expect((await stranger.call('GET', path)).statusCode).toBe(403);
    const instance = (await owner.call('GET', `${formations()}/${version}/instance`)).json();
    expect(instance.people.map(({ id }: { id: string }) => id)).toEqual(participants.toSorted());
    expect((await owner.call('DELETE', `${formations()}/${version}`)).statusCode).toBe(200);
    expect((await owner.call('GET', `${formations()}/${version}`)).statusCode).toBe(404);
  });
});
