import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { sign } from '../../core/secrets.ts';
import { createUser, deleteAccount, type TestUser } from '../../testing/actors/factories.ts';
import { createTestApp, type TestApp, testSecret } from '../../testing/test-app.ts';
import { unsubscribeLinks } from './notifications.unsubscribe.service.ts';

let site: TestApp;
let user: TestUser;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  user = await createUser(site);
});

const post = '/api/notifications/unsubscribe';

function tokenFor(scope: Parameters<typeof unsubscribeLinks>[2]): string {
  return unsubscribeLinks(systemCtx(site.app), user.user.id, scope).oneClick.split('token=')[1] ?? '';
}

async function choices() {
  return (await user.call('GET', '/api/user/notification-preferences')).json().types;
}

describe('one-click unsubscribe', () => {
  test('stops only that type by email when a mail program posts it, also twice', async () => {
    const before = await choices();
    for (let click = 0; click < 2; click += 1) {
      const answer = await site.guest().call('POST', `${post}?token=${tokenFor('invitation')}`, {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect({ status: answer.statusCode, body: answer.json() }).toEqual({
        status: 200,
        body: { scope: 'invitation', subscribed: false },
      });
    }
    expect(await choices()).toEqual({ ...before, invitation: { inApp: true, mail: 'off' } });
  });

  test('accepts a multipart form', async () => {
    const answer = await site.guest().call('POST', `${post}?token=${tokenFor('mention')}`, {
      body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('of the digest stops all its types, and keeps immediate emails', async () => {
    await site.guest().call('POST', `${post}?token=${tokenFor('digest')}`);
    const after = Object.values(await choices()).map((choice) => (choice as { mail: string }).mail);
    expect(after).not.toContain('digest');
    expect(after).toContain('now');
  });

  test('from another site is rejected like every unsafe request', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await site.guest().call('POST', `${post}?token=${tokenFor('mention')}`, { headers });
    expect(answer.statusCode).toBe(403);
  });
});

test('changes nothing on GET: it returns what can be stopped and links to the page', async () => {
  const token = tokenFor('mention');
  const before = await choices();
  const look = () => site.guest().call('GET', `/api/notifications/subscription?token=${token}`);
  expect((await look()).json()).toEqual({ scope: 'mention', subscribed: true });
  const followed = await site.guest().call('GET', `${post}?token=${token}`);
  expect({ status: followed.statusCode, location: followed.headers.location }).toEqual({
    status: 302,
    location: `http://localhost:3000/unsubscribe?token=${token}`,
  });
  expect(await choices()).toEqual(before);
  await site.guest().call('POST', `${post}?token=${token}`);
  expect((await look()).json()).toEqual({ scope: 'mention', subscribed: false });
});

describe('a token', () => {
  const refused = (token: string) => site.guest().call('POST', `${post}?token=${encodeURIComponent(token)}`);

  test('is rejected if it was changed, signed elsewhere or made for another purpose', async () => {
    const genuine = tokenFor('mention');
    const value = `${user.user.id}.mention`;
    const before = await choices();
    for (const token of [
      '',
      'nonsense',
      genuine.replace('mention', 'digest'),
      genuine.replace(user.user.id, (await createUser(site)).user.id),
      genuine.slice(0, -1),
      sign({ current: 'another installation’s secret, long enough' }, 'unsubscribe', value),
      sign({ current: testSecret }, 'session', value),
      sign({ current: testSecret }, 'unsubscribe', `${user.user.id}.everything`),
    ]) {
      const answer = await refused(token);
      expect({ token, status: answer.statusCode }).toEqual({ token, status: 400 });
      const look = `/api/notifications/subscription?token=${encodeURIComponent(token)}`;
      expect((await site.guest().call('GET', look)).statusCode).toBe(400);
    }
    expect(await choices()).toEqual(before);
  });

  test('of a deleted account is rejected', async () => {
    const token = tokenFor('mention');
    await deleteAccount(user);
    expect((await refused(token)).statusCode).toBe(400);
  });
});
