import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessionCookieName } from '../features/accounts/sessions/accounts.sessions.service.ts';
import { createUser } from '../testing/actors/factories.ts';
import { countQueries } from '../testing/audits/count-queries.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const json = { 'content-type': 'application/json' };

function post(payload: string, headers: Record<string, string>) {
  return site.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });
}

describe('an invalid request', () => {
  test.each([
    ['malformed JSON', 400, 'invalid', '{"email":', json],
    ['an array instead of an object', 400, 'invalid', '[]', json],
    ['JSON of 100,000 levels', 400, 'invalid', `{"email":${'['.repeat(100_000)}`, json],
    ['JSON of 33 levels', 400, 'invalid', `{"email":${'['.repeat(32)}${']'.repeat(32)}}`, json],
    ['80,000 values in a list', 400, 'invalid', `{"skills":[${'"",'.repeat(80_000)}""]}`, json],
    ['a prototype in the body', 400, 'invalid', '{"__proto__":{"isAdmin":true},"email":"a"}', json],
    ['a body over 256 KiB', 413, 'too_large', JSON.stringify({ email: 'x'.repeat(300_000) }), json],
    ['another content type', 415, 'unsupported_media_type', 'email=a', { 'content-type': 'text/plain' }],
    ['a form', 415, 'unsupported_media_type', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ])('%s gets status %i', async (_what, status, code, payload, headers) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, code, message: expect.any(String) });
    expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
    if (code === 'invalid') expect(answer.json().fields).toMatchObject({ body: answer.json().message });
  });

  test.each(['/api/nothing', '/flask/nothing', '/api/post/getPosts/more'])(
    'the unknown path %s is a JSON 404',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await site.app.inject({ method, url });
        expect({ status: answer.statusCode, code: answer.json().code }).toEqual({
          status: 404,
          code: 'not_found',
        });
      }
    },
  );

  test.each(['/api/post/slug/%E0%A4%A?a=?', '/api/%', `/api/post/slug/${'a'.repeat(9_000)}`])(
    'the malformed path %.30s is a JSON 404 with all headers',
    async (url) => {
      const answer = await site.app.inject({ method: 'GET', url });
      expect({ status: answer.statusCode, body: answer.json() }).toMatchObject({
        status: 404,
        body: { success: false, code: 'not_found' },
      });
      expect(answer.json().requestId).toBe(answer.headers['x-request-id']);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('treats an empty body as no body, regardless of the content type', async () => {
    for (const headers of [json, { 'content-type': 'text/plain' }, {}]) {
      const user = await createUser(site);
      const url = '/api/user/signout';
      const answer = await site.app.inject({
        method: 'POST',
        url,
        payload: '',
        headers: { ...headers, cookie: user.cookie },
      });
      expect(answer.statusCode).toBe(200);
    }
  });
});

describe('a request from another site', () => {
  test.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'http://localhost:3000' }, 401],
    [{ origin: 'http://127.0.0.1:3000' }, 401],
    [{ origin: 'http://localhost:3001' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 401],
    [{}, 401],
  ])('with %j is answered with %i', async (headers, status) => {
    const answer = await site.guest().call('POST', '/api/user/signout', { headers });
    expect(answer.statusCode).toBe(status);
  });

  test('may read', async () => {
    const answer = await site
      .guest()
      .call('GET', '/api/post/getPosts', { headers: { origin: 'https://evil.example' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('sends the security headers', async () => {
  const { headers } = await site.app.inject('/healthz');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['permissions-policy']).toContain('geolocation=()');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('sends HSTS and binds cookies to the host under https', async () => {
  const secure = await createTestApp({ env: { PUBLIC_URL: 'https://team.example.org' } });
  const { headers } = await secure.app.inject('/healthz');
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  expect(sessionCookieName(secure.app.deps.config)).toMatch(/^__Host-/);
  await secure.close();
});

test('serialises the OpenAPI document once for all requests', async () => {
  const read = () => site.guest().call('GET', '/api/openapi.json');
  const first = await read();
  const stringify = vi.spyOn(JSON, 'stringify');
  expect((await read()).body).toBe(first.body);
  const lengths = stringify.mock.results.map(({ value }) => String(value).length);
  expect(Math.max(0, ...lengths)).toBeLessThan(50_000);
  stringify.mockRestore();
});

test('ends an incomplete request after 90 seconds', () => {
  expect(site.app.server.requestTimeout).toBe(90_000);
});

test('serves health and readiness', async () => {
  expect((await site.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await site.app.inject('/readyz')).json()).toEqual({ status: 'ready', database: 'ok' });
});

test('runs no query for a guest’s page or a file, and one for the session for an API call', async () => {
  const user = await createUser(site);
  expect(await countQueries(site, () => site.guest().call('GET', '/about'))).toBe(0);
  expect(await countQueries(site, () => user.call('GET', '/assets/nothing.js'))).toBe(0);
  expect(await countQueries(site, () => user.call('GET', '/healthz'))).toBe(1);
});
