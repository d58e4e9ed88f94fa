import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { requests } from '../../db/schema/requests.ts';
import {
  createInvitation,
  createJoinRequest,
  createProject,
  createUser,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let owner: TestUser;
let invitee: TestUser;

beforeAll(async () => {
  site = await createTestApp({ poolSize: 20 });
});
afterAll(() => site.close());
beforeEach(async () => {
  [owner, invitee] = [await createUser(site), await createUser(site)];
});

async function invite(person: TestUser, body: Record<string, unknown>) {
  const answer = await person.call('POST', '/api/invitations', { body });
  return { status: answer.statusCode, message: answer.json().message };
}

describe('a user with many invitations this week', () => {
  const words = 'This user isn’t accepting invitations right now';

  /** Fills a user's weekly limit except for `left` invitations, all to other projects and withdrawn. */
  async function fillWeek(left: number): Promise<void> {
    const [sender, now] = [await createUser(site), site.clock.now()];
    const count = limits.invitationsToOnePerWeek - left;
    const project = await createProject(sender);
    const rows = Array.from({ length: count }, () => ({
      id: newId(),
      kind: 'invitation' as const,
      projectId: project.id,
      userId: invitee.user.id,
      createdBy: sender.user.id,
      status: 'withdrawn' as const,
      createdAt: now,
      answeredAt: now,
      expiresAt: now,
    }));
    await site.database.db.insert(requests).values(rows);
  }

  test('gets no further invitations from any project until a week has passed', async () => {
    await fillWeek(1);
    await createInvitation(owner, await createProject(owner), invitee);
    const lead = await createUser(site);
    const again = { postId: (await createProject(lead)).id, userId: invitee.user.id };
    expect(await invite(lead, again)).toMatchObject({ status: 409, message: words });
    expect(await listNotificationsOf(invitee)).toHaveLength(1);
    site.clock.advance(7 * dayMs - 1000);
    expect((await invite(lead, again)).status).toBe(409);
    site.clock.advance(2000);
    expect((await invite(lead, again)).status).toBe(201);
  });

  test('gets one of several concurrent invitations when one is left', async () => {
    await fillWeek(1);
    const leads = await Promise.all([1, 2, 3].map(() => createUser(site)));
    const projects = await Promise.all(leads.map((lead) => createProject(lead)));
    const sent = await Promise.all(
      leads.map((lead, n) => invite(lead, { postId: projects[n]?.id, userId: invitee.user.id })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('is accepted when they ask to join', async () => {
    await fillWeek(0);
    const project = await createProject(owner);
    await createJoinRequest(invitee, project);
    expect(await createInvitation(owner, project, invitee)).toMatchObject({ status: 'accepted' });
  });
});
