import type { NotificationType } from '@teamwright/contracts/notifications/notifications.ts';
import { defaultChoices } from '@teamwright/contracts/notifications/preferences.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { newId } from '../../core/ids.ts';
import { notificationPreferences, notifications } from '../../db/schema/notifications.ts';
import {
  createProject,
  createUser,
  deleteAccount,
  listNotificationsOf,
  type TestUser,
} from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notify } from './notifications.service.ts';

const path = '/api/user/notification-preferences';
const off = { inApp: false, mail: 'off' };

let site: TestApp;
let user: TestUser;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  user = await createUser(site);
});

function notifyUser(type: NotificationType, projectId: string | null = null): Promise<boolean> {
  const news = { recipientId: user.user.id, senderId: null, projectId, type, message: newId() };
  return notify(systemCtx(site.app), news);
}

async function typesListed(): Promise<string[]> {
  return (await listNotificationsOf(user)).map(({ type }) => type);
}

describe('preferences', () => {
  test('are the defaults at first, without quiet hours, in UTC', async () => {
    expect((await user.call('GET', path)).json()).toMatchObject({
      types: defaultChoices,
      quietHours: null,
      timeZone: 'UTC',
      timeZoneChosen: false,
      digestAt: '08:00',
    });
  });

  test('change one by one, and the time zone comes from the profile', async () => {
    const quietHours = { from: '22:00', to: '07:30' };
    await user.call('PUT', path, { body: { types: { comment: off } } });
    await user.call('PUT', path, { body: { quietHours } });
    await user.call('POST', `/api/user/update/${user.user.id}`, { body: { timeZone: 'Asia/Kolkata' } });
    const changed = await user.call('PUT', path, {
      body: { types: { mention: { inApp: true, mail: 'now' } } },
    });
    expect(changed.statusCode).toBe(200);
    const expected = {
      types: { ...defaultChoices, comment: off, mention: { inApp: true, mail: 'now' } },
      quietHours,
      timeZone: 'Asia/Kolkata',
      timeZoneChosen: true,
    };
    expect(changed.json()).toMatchObject(expected);
    expect((await user.call('GET', path)).json()).toMatchObject(expected);
    const without = await user.call('PUT', path, { body: { quietHours: null } });
    expect(without.json()).toMatchObject({ ...expected, quietHours: null });
  });

  test('keep both choices when two devices change them at the same time', async () => {
    await Promise.all([
      user.call('PUT', path, { body: { types: { comment: off } } }),
      user.call('PUT', path, { body: { types: { new_skill: off } } }),
    ]);
    expect((await user.call('GET', path)).json().types).toMatchObject({ comment: off, new_skill: off });
  });

  test.each([
    ['an unknown way', { types: { comment: { inApp: true, mail: 'hourly' } } }],
    ['half a choice', { types: { comment: { inApp: true } } }],
    ['requests out of the list', { types: { join_request: off } }],
    ['a time that is none', { quietHours: { from: '24:00', to: '07:00' } }],
    ['quiet hours without length', { quietHours: { from: '07:00', to: '07:00' } }],
    ['half of the quiet hours', { quietHours: { from: '07:00' } }],
  ])('reject %s', async (_what, body) => {
    expect((await user.call('PUT', path, { body })).statusCode).toBe(400);
    expect((await user.call('GET', path)).json()).toMatchObject({
      types: defaultChoices,
      quietHours: null,
    });
  });

  test('require a session, and are deleted with the account', async () => {
    expect((await site.guest().call('GET', path)).statusCode).toBe(401);
    expect((await site.guest().call('PUT', path, { body: {} })).statusCode).toBe(401);
    await user.call('PUT', path, { body: { types: { comment: off } } });
    await deleteAccount(user);
    const own = eq(notificationPreferences.userId, user.user.id);
    expect(await site.database.db.$count(notificationPreferences, own)).toBe(0);
  });
});

describe('stored notifications', () => {
  test('exclude types that are switched off in every channel', async () => {
    await user.call('PUT', path, { body: { types: { comment: off } } });
    await notifyUser('comment');
    await notifyUser('new_skill');
    expect(await typesListed()).toEqual(['new_skill']);
    const rows = await site.database.db.select().from(notifications);
    expect(rows.filter(({ recipientId }) => recipientId === user.user.id)).toHaveLength(1);
  });

  test('by email only are neither listed nor unread, and "read all" does not stop their email', async () => {
    await user.call('PUT', path, { body: { types: { comment: { inApp: false, mail: 'digest' } } } });
    await notifyUser('comment');
    expect(await typesListed()).toEqual([]);
    expect((await user.call('GET', '/api/notifications/unread')).json().unread).toBe(0);
    await user.call('POST', '/api/notifications/read-all');
    const rows = await site.database.db.select().from(notifications);
    const row = rows.find(({ recipientId }) => recipientId === user.user.id);
    expect(row).toMatchObject({ inApp: false, mail: 'digest', readAt: null });
  });

  test("of mentions depend on the room: muted rooms and other users' rooms create none", async () => {
    const room = (await createProject(user)).id;
    const foreign = (await createProject(await createUser(site))).id;
    const setNotificationLevel = (attention: string) =>
      user.call('PUT', `/api/chat/rooms/${room}/notifications`, { body: { attention } });
    await setNotificationLevel('muted');
    await notifyUser('mention', room);
    await notifyUser('mention', foreign);
    expect(await typesListed()).toEqual([]);
    await setNotificationLevel('mentions');
    await notifyUser('mention', room);
    expect(await typesListed()).toEqual(['mention']);
  });
});
