import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemCtx } from '../../../core/http.ts';
import { newId } from '../../../core/ids.ts';
import { untilJobsAreDone } from '../../../testing/actors/emails.ts';
import { createOpenEvent, registered } from '../../../testing/actors/events.ts';
import { createUser, type TestUser } from '../../../testing/actors/factories.ts';
import { createPublishedEvent } from '../../../testing/actors/formed-events.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { reencryptWebhooks } from './events.webhook.service.ts';

let site: TestApp;
let owner: TestUser;
let chat: Server;
let origin: string;
let received: { path: string; text: string }[];
let status: number;

beforeAll(async () => {
  chat = createServer(async (request, response) => {
    const { text } = (await json(request)) as { text: string };
    received.push({ path: request.url ?? '', text });
    const headers = status === 302 ? { location: `${origin}/elsewhere` } : {};
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => chat.listen(0, '127.0.0.1', resolve));
  const { port } = chat.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  site = await createTestApp({ env: { WEBHOOK_ORIGINS: origin }, poolSize: 14 });
  owner = await createUser(site);
});
beforeEach(async () => {
  [received, status] = [[], 200];
  await site.database.pool.query("delete from jobs.job where name = 'events.post_news'");
});
afterAll(async () => {
  await site.close();
  await new Promise((resolve) => chat.close(resolve));
});

const allKinds = ['registration', 'published', 'team_changed'];
const secret = '/services/T0/B0/very-secret';

function put(eventId: string, body: object, user = owner) {
  return user.call('PUT', `/api/events/${eventId}/webhook`, { body });
}

function testMessage(eventId: string) {
  return owner.call('POST', `/api/events/${eventId}/webhook/test`);
}

async function eventWithWebhook(kinds = allKinds) {
  const event = await createOpenEvent(site, owner);
  expect((await put(event.id, { url: `${origin}${secret}`, kinds })).statusCode).toBe(200);
  return event;
}

/** Runs the jobs that collect news or wait for a retry at once. */
async function postNow(): Promise<void> {
  await site.database.pool.query(
    "update jobs.job set start_after = now() where name = 'events.post_news' and state in ('created', 'retry')",
  );
  await untilJobsAreDone(site);
}

describe('the webhook of an event', () => {
  test('posts a test message, and returns no part of its address', async () => {
    const event = await eventWithWebhook();
    const sent = await testMessage(event.id);
    expect(sent.json().webhook).toMatchObject({ failure: null, deliveredAt: expect.any(String) });
    const link = `${site.app.deps.config.publicUrl}/events/${event.slug}`;
    expect(received).toEqual([
      { path: secret, text: `This is a test message about “${event.title}”. ${link}` },
    ]);
    const read = await owner.call('GET', `/api/events/${event.id}/webhook`);
    expect(read.json()).toMatchObject({ webhook: { kinds: allKinds }, origins: [origin] });
    const { rows } = await site.database.pool.query('select * from event_webhooks where event_id = $1', [
      event.id,
    ]);
    for (const text of [sent.body, read.body, JSON.stringify(rows)])
      expect(text).not.toContain('very-secret');
  });

  test.each([
    'http://127.0.0.1:1/hook',
    'http://169.254.169.254/latest/meta-data',
    'https://hooks.slack.com.example.org/services/x',
    'file:///etc/passwd',
    'no address',
  ])('rejects an address that the operator does not allow: %s', async (url) => {
    const event = await createOpenEvent(site, owner);
    const response = await put(event.id, { url, kinds: allKinds });
    expect(response.statusCode).toBe(400);
    expect(response.json().fields).toEqual({ url: `Enter an address that starts with ${origin}` });
  });

  test('rejects credentials in the address, no kinds, and a first setting without an address', async () => {
    const event = await createOpenEvent(site, owner);
    const url = origin.replace('//', '//user:password@');
    expect((await put(event.id, { url, kinds: allKinds })).statusCode).toBe(400);
    expect((await put(event.id, { url: `${origin}/x`, kinds: [] })).statusCode).toBe(400);
    expect((await put(event.id, { kinds: allKinds })).json().fields).toHaveProperty('url');
  });

  test('is shown to and changed by organisers only', async () => {
    const event = await eventWithWebhook();
    const stranger = await createUser(site);
    await registered(event, stranger);
    const url = `/api/events/${event.id}/webhook`;
    for (const method of ['GET', 'DELETE'] as const)
      expect((await stranger.call(method, url)).statusCode).toBe(403);
    expect((await put(event.id, { kinds: ['published'] }, stranger)).statusCode).toBe(403);
    expect((await stranger.call('POST', `${url}/test`)).statusCode).toBe(403);
    expect((await site.guest().call('GET', url)).statusCode).toBe(401);
  });

  test('collects registrations in one message without names', async () => {
    const event = await eventWithWebhook();
    const users = await Promise.all(Array.from({ length: 4 }, () => createUser(site)));
    await Promise.all(users.map((user) => registered(event, user)));
    await postNow();
    expect(received.map(({ text }) => text)).toEqual([
      expect.stringContaining('4 of 60 places are taken, 0 on the waiting list'),
    ]);
    for (const { user } of users) expect(received[0]?.text).not.toContain(user.username);
    await registered(event, await createUser(site));
    await postNow();
    expect(received).toHaveLength(2);
  });

  test('mentions no one in the chat, whatever the title is', async () => {
    const title = '@all @channel @here <!channel> <!everyone> meet';
    const event = await createOpenEvent(site, owner, { title });
    await put(event.id, { url: `${origin}${secret}`, kinds: allKinds });
    expect((await testMessage(event.id)).statusCode).toBe(200);
    expect(received).toHaveLength(1);
    expect(received[0]?.text).toContain('all');
    expect(received[0]?.text).not.toMatch(/@\w|<!/);
  });

  test('posts only the kinds that the organisers chose', async () => {
    const event = await eventWithWebhook(['published']);
    await registered(event, await createUser(site));
    await postNow();
    expect(received).toEqual([]);
  });

  test('posts that a member left a published team', async () => {
    const { event, users } = await createPublishedEvent(site, owner, 3);
    await put(event.id, { url: `${origin}${secret}`, kinds: allKinds });
    const member = users[2];
    if (member === undefined) throw new Error('there are three users');
    const { team } = (await member.call('GET', `/api/events/${event.id}/team`)).json();
    const left = await member.call('POST', `/api/post/${team.project.id}/leave`);
    expect(left.statusCode, left.body).toBe(200);
    await postNow();
    expect(received.map(({ text }) => text)).toEqual([
      expect.stringContaining(`Teams of “${event.title}” have changed.`),
    ]);
  });

  test('posts nothing more once the event is over', async () => {
    const { event, users } = await createPublishedEvent(site, owner, 3);
    await put(event.id, { url: `${origin}${secret}`, kinds: allKinds });
    const { team } = (await users[0]?.call('GET', `/api/events/${event.id}/team`))?.json() ?? {};
    await site.database.pool.query("update events set status = 'finished' where id = $1", [event.id]);
    const left = await users[2]?.call('POST', `/api/post/${team.project.id}/leave`);
    expect(left?.statusCode).toBe(200);
    await postNow();
    expect(received).toEqual([]);
  });

  test('shows the organisers why a message did not arrive, and retries it', async () => {
    const event = await eventWithWebhook();
    status = 503;
    const failed = (await testMessage(event.id)).json();
    expect(failed.webhook.failure.reason).toContain("is unavailable (503). We'll retry automatically.");
    await registered(event, await createUser(site));
    await site.database.pool.query("update jobs.job set start_after = now() where name = 'events.post_news'");
    await expect.poll(() => received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(2);
    status = 200;
    await postNow();
    const { webhook } = (await owner.call('GET', `/api/events/${event.id}/webhook`)).json();
    expect(webhook.failure).toBeNull();
  });

  test('does not retry at an address that is gone, and follows no redirect', async () => {
    const event = await eventWithWebhook();
    status = 404;
    await registered(event, await createUser(site));
    await postNow();
    expect(received).toHaveLength(1);
    status = 302;
    const { webhook } = (await testMessage(event.id)).json();
    expect(webhook.failure.reason).toContain('rejected the message (302)');
    expect(received.map(({ path }) => path)).toEqual([secret, secret]);
  });

  test('keeps the address if only the kinds change, and deletes it', async () => {
    const event = await eventWithWebhook();
    expect((await put(event.id, { kinds: ['published'] })).json().webhook.kinds).toEqual(['published']);
    await testMessage(event.id);
    expect(received).toHaveLength(1);
    await owner.call('DELETE', `/api/events/${event.id}/webhook`);
    expect((await testMessage(event.id)).statusCode).toBe(404);
  });

  test('is the later one if two organisers set it at the same time', async () => {
    const event = await createOpenEvent(site, owner);
    const co = await createUser(site);
    await owner.call('PUT', `/api/events/${event.id}/organisers/${co.user.id}`);
    const url = `${origin}${secret}`;
    const answers = await Promise.all([
      put(event.id, { url, kinds: ['published'] }),
      put(event.id, { url, kinds: ['registration'] }, co),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { webhook } = (await owner.call('GET', `/api/events/${event.id}/webhook`)).json();
    expect(webhook.kinds).toHaveLength(1);
  });

  test('still posts after the key of the installation changed', async () => {
    const event = await eventWithWebhook();
    const ctx = systemCtx(site.app, newId());
    const { current } = site.app.deps.secrets;
    const renewed = { current: 'another secret, longer than thirty-two characters', previous: current };
    await reencryptWebhooks({ ...ctx, deps: { ...ctx.deps, secrets: renewed } });
    await reencryptWebhooks({
      ...ctx,
      deps: { ...ctx.deps, secrets: { current, previous: renewed.current } },
    });
    await testMessage(event.id);
    expect(received).toHaveLength(1);
  });
});
