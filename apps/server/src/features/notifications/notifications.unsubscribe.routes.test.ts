import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { sign } from '../../core/secrets.ts';
import { createPerson, type Person } from '../../testing/factories.ts';
import { createTestApp, type TestApp, testSecret } from '../../testing/test-app.ts';
import { stopOf } from './notifications.unsubscribe.service.ts';

let site: TestApp;
let person: Person;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());
beforeEach(async () => {
  person = await createPerson(site);
});

const post = '/api/notifications/unsubscribe';

function tokenFor(scope: Parameters<typeof stopOf>[2]): string {
  return stopOf(systemCtx(site.app), person.user.id, scope).oneClick.split('token=')[1] ?? '';
}

async function choices() {
  return (await person.call('GET', '/api/user/notification-preferences')).json().types;
}

describe('one click', () => {
  test('as mail programs post it stops that type by mail and nothing else, also twice', async () => {
    const before = await choices();
    for (let click = 0; click < 2; click += 1) {
      const answer = await site.guest().call('POST', `${post}?token=${tokenFor('invitation')}`, {
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([answer.statusCode, answer.json()]).toEqual([200, { scope: 'invitation', subscribed: false }]);
    }
    expect(await choices()).toEqual({ ...before, invitation: { inApp: true, mail: 'off' } });
  });

  test('takes a multipart form as well', async () => {
    const answer = await site.guest().call('POST', `${post}?token=${tokenFor('mention')}`, {
      body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(answer.statusCode).toBe(200);
  });

  test('of the daily mail stops all that comes in it, and leaves what comes at once', async () => {
    await site.guest().call('POST', `${post}?token=${tokenFor('digest')}`);
    const after = Object.values(await choices()).map((choice) => (choice as { mail: string }).mail);
    expect(after).not.toContain('digest');
    expect(after).toContain('now');
  });

  test('from another site is refused, as every unsafe request', async () => {
    const headers = { origin: 'https://evil.example' };
    const answer = await site.guest().call('POST', `${post}?token=${tokenFor('mention')}`, { headers });
    expect(answer.statusCode).toBe(403);
  });
});

test('looking changes nothing: it says what there is to stop, and leads on to the page', async () => {
  const token = tokenFor('mention');
  const before = await choices();
  const look = () => site.guest().call('GET', `/api/notifications/subscription?token=${token}`);
  expect((await look()).json()).toEqual({ scope: 'mention', subscribed: true });
  const followed = await site.guest().call('GET', `${post}?token=${token}`);
  expect([followed.statusCode, followed.headers.location]).toEqual([
    302,
    `http://localhost:3000/unsubscribe?token=${token}`,
  ]);
  expect(await choices()).toEqual(before);
  await site.guest().call('POST', `${post}?token=${token}`);
  expect((await look()).json()).toEqual({ scope: 'mention', subscribed: false });
});

describe('a token', () => {
  const refused = (token: string) => site.guest().call('POST', `${post}?token=${encodeURIComponent(token)}`);

  test('that was changed, made elsewhere or for something else is refused', async () => {
    const genuine = tokenFor('mention');
    const value = `${person.user.id}.mention`;
    const before = await choices();
    for (const token of [
      '',
      'nonsense',
      genuine.replace('mention', 'digest'),
      genuine.replace(person.user.id, (await createPerson(site)).user.id),
      genuine.slice(0, -1),
      sign({ current: 'another installation’s secret, long enough' }, 'unsubscribe', value),
      sign({ current: testSecret }, 'session', value),
      sign({ current: testSecret }, 'unsubscribe', `${person.user.id}.everything`),
    ]) {
      const answer = await refused(token);
      expect([token, answer.statusCode]).toEqual([token, 400]);
      const look = `/api/notifications/subscription?token=${encodeURIComponent(token)}`;
      expect((await site.guest().call('GET', look)).statusCode).toBe(400);
    }
    expect(await choices()).toEqual(before);
  });

  test('of an account that is gone is refused', async () => {
    const token = tokenFor('mention');
    await person.call('DELETE', `/api/user/delete/${person.user.id}`);
    expect((await refused(token)).statusCode).toBe(400);
  });
});
