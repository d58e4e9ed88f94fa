import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { requests } from '../../db/schema/requests.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  join,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { answerRequest, messagesTo, runRequestJobs, withdrawRequest } from '../../testing/actors/requests.ts';
import { makeCoOwner } from '../../testing/actors/teams.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let asker: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
});
afterAll(() => site.close());
// Each test moves the clock by weeks, which is longer than a session lasts.
beforeEach(async () => {
  owner = await createUser(site);
  asker = await createUser(site);
});

function remind(person: TestUser, requestId: string | null) {
  return person.call('POST', `/api/requests/${requestId}/remind`);
}

function byMaker(): string {
  return `Reminder: ${asker.user.username} is waiting for your answer to the request to join Kelp map`;
}

describe('a reminder by the user who asked', () => {
  test('is possible once, from the fifth day on, and goes to all managers', async () => {
    const project = await createProject(owner, { title: 'Kelp map', teamSize: 5 });
    const coOwner = await createUser(site);
    await makeCoOwner(site, coOwner, project, owner);
    const { requestId } = await createJoinRequest(asker, project);
    site.clock.advance(5 * dayMs - 1000);
    const early = await remind(asker, requestId);
    expect({ status: early.statusCode, message: early.json().message }).toEqual({
      status: 409,
      message: 'You can send a reminder after 5 days',
    });
    site.clock.advance(1000);
    const sent = await remind(asker, requestId);
    expect({ status: sent.statusCode, body: sent.json() }).toMatchObject({
      status: 200,
      body: { status: 'pending', remindedAt: site.clock.now().toISOString() },
    });
    const again = await remind(asker, requestId);
    expect({ status: again.statusCode, message: again.json().message }).toEqual({
      status: 409,
      message: 'You have already sent a reminder',
    });
    for (const lead of [owner, coOwner])
      expect(
        (await messagesTo(lead, project, 'join_request')).filter((text) => text === byMaker()),
      ).toHaveLength(1);
    const [newest] = await listNotificationsOf(owner);
    expect(newest).toMatchObject({ message: byMaker(), status: 'pending', requestId });
    expect((await answerRequest(owner, 'accept', newest?.id ?? '')).statusCode).toBe(200);
  });

  test('is allowed for that user only, and only while the request is pending', async () => {
    const project = await createProject(owner, { teamSize: 2 });
    const { requestId } = await createJoinRequest(asker, project);
    site.clock.advance(6 * dayMs);
    expect((await remind(owner, requestId)).statusCode).toBe(403);
    expect((await site.guest().call('POST', `/api/requests/${requestId}/remind`)).statusCode).toBe(401);
    for (const unknown of [newId(), 'nonsense']) expect((await remind(asker, unknown)).statusCode).toBe(404);
    await join(await createUser(site), project, owner);
    const full = await remind(asker, requestId);
    expect({ status: full.statusCode, message: full.json().message }).toEqual({
      status: 409,
      message: 'This project is full',
    });
    await withdrawRequest(asker, requestId);
    expect((await remind(asker, requestId)).json().message).toBe('This request has already been withdrawn');
  });

  test('is sent once when requested twice concurrently', async () => {
    const project = await createProject(owner, { title: 'Kelp map' });
    const { requestId } = await createJoinRequest(asker, project);
    site.clock.advance(6 * dayMs);
    const answers = await Promise.all([remind(asker, requestId), remind(asker, requestId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await messagesTo(owner, project)).filter((text) => text === byMaker())).toHaveLength(1);
  });
});

describe('the reminder job', () => {
  test('reminds on the seventh day, once, however often it runs', async () => {
    const project = await createProject(owner, { title: 'Kelp map' });
    const { requestId } = await createJoinRequest(asker, project);
    site.clock.advance(7 * dayMs - 1000);
    await runRequestJobs(site);
    expect(await messagesTo(owner, project)).toHaveLength(1);
    site.clock.advance(1000);
    // Simulates several processes: each run reads what is due and uses its own connections.
    await Promise.all([runRequestJobs(site), runRequestJobs(site), runRequestJobs(site)]);
    site.clock.advance(dayMs);
    await runRequestJobs(site);
    expect(await messagesTo(owner, project)).toEqual([
      `${asker.user.username} requested to join Kelp map`,
      `${asker.user.username} is still waiting for your answer to the request to join Kelp map, which expires in 7 days`,
    ]);
    const rows = await site.database.db
      .select()
      .from(requests)
      .where(eq(requests.id, requestId ?? ''));
    expect(rows).toMatchObject([{ status: 'pending', remindedAt: null }]);
  });

  test('also reminds an invitee', async () => {
    const project = await createProject(owner, { title: 'Weir gauge' });
    await createInvitation(owner, project, asker);
    site.clock.advance(8 * dayMs);
    await runRequestJobs(site);
    expect(await messagesTo(asker, project, 'invitation')).toEqual([
      `${owner.user.username} invited you to join Weir gauge`,
      `${owner.user.username} is still waiting for your answer to the invitation to join Weir gauge, which expires in 6 days`,
    ]);
  });

  test('skips answered requests, and all requests while no seat is open', async () => {
    const answered = await createProject(owner);
    const { id } = await createJoinRequest(asker, answered);
    await answerRequest(owner, 'reject', id);
    const full = await createProject(owner, { teamSize: 2 });
    await createJoinRequest(asker, full);
    await join(await createUser(site), full, owner);
    site.clock.advance(8 * dayMs);
    await runRequestJobs(site);
    for (const project of [answered, full])
      expect((await messagesTo(owner, project)).filter((text) => text.includes('still waiting'))).toEqual([]);
  });

  test('reminds again of a request that was reopened', async () => {
    const project = await createProject(owner, { title: 'Kelp map' });
    const { id, requestId } = await createJoinRequest(asker, project);
    site.clock.advance(8 * dayMs);
    await runRequestJobs(site);
    await answerRequest(owner, 'reject', id);
    await owner.call('POST', `/api/requests/${requestId}/reopen`);
    site.clock.advance(7 * dayMs);
    await runRequestJobs(site);
    expect((await messagesTo(owner, project)).filter((text) => text.includes('still waiting'))).toHaveLength(
      2,
    );
  });
});
