import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { createCodehost } from './codehost.ts';
import { HostRefusalError } from './host-errors.ts';
import { noFaults } from './local/faults.ts';
import { createLocalCodehost } from './local/local-codehost.ts';

const secrets = { current: 'a secret of the fake, long enough to be one' };
const publicUrl = 'http://teamwright.example';
const local = createLocalCodehost({ publicUrl, secrets });
const log = pino({ level: 'silent' });

afterEach(() => void Object.assign(local.faults, noFaults()));

/** An adapter whose network is the fake code host, and its calls. */
function openAdapter({ timeoutMs = 2_000, network = local.fetch } = {}) {
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(`${init?.method ?? 'GET'} ${String(input)}`);
    return network(input, init);
  };
  return { adapter: createCodehost({ ...local, publicUrl, log, timeoutMs, fetch }), asked };
}

async function tokenOf(login: string, scope = 'repo user', adapter = openAdapter().adapter): Promise<string> {
  const verifier = await adapter.newVerifier();
  const fields = new URL(await adapter.authorizeUrl({ state: 's', verifier, scopes: scope.split(' ') }))
    .searchParams;
  fields.set('login', login);
  const answer = await local.fetch(`${local.url}/login/oauth/authorize`, { method: 'POST', body: fields });
  const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? '';
  return (await adapter.exchangeCode({ code, state: 's', verifier })).accessToken;
}

describe('the code exchange', () => {
  test('sends the hash of a secret that only the exchange reveals', async () => {
    const { adapter } = openAdapter();
    const verifier = await adapter.newVerifier();
    const url = new URL(await adapter.authorizeUrl({ state: 'x', verifier, scopes: ['repo', 'user'] }));
    const hash = createHash('sha256').update(verifier).digest('base64url');
    expect(url.searchParams.get('code_challenge')).toBe(hash);
    expect(url.href).not.toContain(verifier);
    const bad = adapter.exchangeCode({ code: 'made-up', state: 'x', verifier });
    await expect(bad).rejects.toBeInstanceOf(HostRefusalError);
  });

  test('rejects a code with another secret or after its use', async () => {
    const { adapter } = openAdapter();
    const obtainCode = async () => {
      const verifier = await adapter.newVerifier();
      const url = new URL(await adapter.authorizeUrl({ state: 'x', verifier, scopes: ['user'] }));
      url.searchParams.set('login', 'tidal-wren');
      const init = { method: 'POST', body: url.searchParams };
      const { headers } = await local.fetch(`${local.url}/login/oauth/authorize`, init);
      return {
        verifier,
        state: 'x',
        code: new URL(headers.get('location') ?? '').searchParams.get('code') ?? '',
      };
    };
    const stolen = { ...(await obtainCode()), verifier: await adapter.newVerifier() };
    await expect(adapter.exchangeCode(stolen)).rejects.toBeInstanceOf(HostRefusalError);
    const own = await obtainCode();
    expect((await adapter.exchangeCode(own)).scopes).toEqual(['user']);
    await expect(adapter.exchangeCode(own)).rejects.toBeInstanceOf(HostRefusalError);
  });
});

describe('reading', () => {
  test('fetches nothing that has not changed', async () => {
    const { adapter } = openAdapter();
    const token = await tokenOf('tidal-wren');
    const first = await adapter.get(token, '/user/repos');
    expect(first).toMatchObject({ notModified: false, etag: expect.stringMatching(/^W\//) });
    const second = await adapter.get(token, '/user/repos', { etag: first.etag ?? '' });
    expect(second).toMatchObject({ notModified: true, data: undefined });
  });

  test('reports a slow host as unavailable after the time limit', async () => {
    const token = await tokenOf('tidal-wren');
    local.faults.slowMs = 60_000;
    const { adapter, asked } = openAdapter({ timeoutMs: 50 });
    await expect(adapter.get(token, '/user')).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toHaveLength(2);
    await expect(adapter.exchangeCode({ code: 'c', state: 's', verifier: 'v' })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  test.each([
    ['the moment in Retry-After', 403, { 'retry-after': '90' }, 90],
    ['the hourly limit ends', 403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9999999999' }, 1e9],
    ['a minute from now, without a header', 429, {}, 60],
    ['a minute from now, for a secondary limit without a header', 403, {}, 60],
    ['a minute from now, for an hourly limit without its end', 429, { 'x-ratelimit-remaining': '0' }, 60],
  ])('a limit is passed on until %s', async (_what, status, headers, seconds) => {
    const body = { message: 'You have exceeded a secondary rate limit.' };
    const network = async () => Response.json(body, { status, headers });
    const refused = await openAdapter({ network })
      .adapter.get('token', '/user')
      .catch((error) => error);
    expect(refused).toMatchObject({ code: 'rate_limited', retryAfter: expect.any(Number) });
    expect(Math.min(1e9, refused.retryAfter)).toBe(seconds);
  });

  test('does not treat an ordinary rejection as a rate limit', async () => {
    const network = async () => Response.json({ message: 'Must have admin rights' }, { status: 403 });
    await expect(openAdapter({ network }).adapter.get('token', '/user')).rejects.toMatchObject({
      status: 403,
    });
  });

  test.each([
    ['another host', 'http://elsewhere.example/user'],
    ['a machine inside', 'http://169.254.169.254/latest/meta-data'],
  ])('a redirect to %s is not followed', async (_what, location) => {
    const network = async () => new Response(null, { status: 302, headers: { location } });
    const { adapter, asked } = openAdapter({ network });
    await expect(adapter.get('token', '/user')).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked.every((line) => line.includes('teamwright.example'))).toBe(true);
  });

  test('cuts an endless response off', async () => {
    const body = () => new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1_000_000)) });
    const network = async () => new Response(body(), { headers: { 'content-type': 'application/json' } });
    const { adapter } = openAdapter({ network });
    await expect(adapter.get('token', '/user')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('loads avatars from the code host’s own address only', async () => {
    const { adapter, asked } = openAdapter();
    const own = await adapter.readAvatar(`${local.url}/avatars/tidal-wren`);
    expect(own?.subarray(1, 4)).toEqual(new TextEncoder().encode('PNG'));
    expect(await adapter.readAvatar('http://elsewhere.example/a.png')).toBeUndefined();
    expect(await adapter.readAvatar('not an address')).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});

test('works over a real network and detects a broken connection', async () => {
  const server = createServer(async (request, response) => {
    const init = {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headers).map(
        ([name, value]) => [name, String(value)] as [string, string],
      ),
      ...(request.method !== 'GET' && { body: await buffer(request) }),
    };
    const answer = await remote.fetch(`${remoteUrl}${request.url}`, init);
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const remoteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const remote = createLocalCodehost({ publicUrl: remoteUrl, secrets });
  const adapter = createCodehost({ ...remote, fetch, publicUrl: remoteUrl, log, timeoutMs: 5_000 });
  const verifier = await adapter.newVerifier();
  const fields = new URL(await adapter.authorizeUrl({ state: 's', verifier, scopes: ['repo'] })).searchParams;
  fields.set('login', 'north-ember');
  const sent = await fetch(`${remote.url}/login/oauth/authorize`, {
    method: 'POST',
    body: fields,
    redirect: 'manual',
  });
  const code = new URL(sent.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const { accessToken } = await adapter.exchangeCode({ code, state: 's', verifier });
  const { data, etag } = await adapter.get(accessToken, '/user/repos', { query: { per_page: 1 } });
  expect(data).toMatchObject([{ name: 'drill' }]);
  const again = { query: { per_page: 1 }, etag: etag ?? '' };
  expect((await adapter.get(accessToken, '/user/repos', again)).notModified).toBe(true);
  await adapter.revoke(accessToken, 'token');
  await expect(adapter.get(accessToken, '/user')).rejects.toMatchObject({ status: 401 });
  server.close();
  server.closeAllConnections();
  await expect(adapter.get(accessToken, '/user')).rejects.toMatchObject({ code: 'unavailable' });
});

describe('the fake code host', () => {
  test('returns languages, topics, trees, files and READMEs as GitHub documents them', async () => {
    const { adapter } = openAdapter();
    const token = await tokenOf('tidal-wren');
    const read = async (path: string) =>
      (await adapter.get(token, `/repos/tidal-wren/ferry-board${path}`)).data;
    expect(await read('')).toMatchObject({ full_name: 'tidal-wren/ferry-board', default_branch: 'main' });
    expect(await read('/languages')).toMatchObject({ TypeScript: 184_320 });
    expect(await read('/topics')).toEqual({ names: expect.arrayContaining(['react']) });
    expect(await read('/git/trees/main')).toMatchObject({
      truncated: false,
      tree: expect.arrayContaining([expect.objectContaining({ path: 'package.json', type: 'blob' })]),
    });
    const readme = await read('/readme');
    expect(readme).toMatchObject({ encoding: 'base64', name: 'README.md' });
    expect(await read('/contents/.github/workflows/test.yml')).toMatchObject({ type: 'file' });
    await expect(read('/contents/constructor')).rejects.toMatchObject({ status: 404 });
  });

  test('shows private repositories only with a token that includes them', async () => {
    const { adapter } = openAdapter();
    const names = async (scope: string) => {
      const { data } = await adapter.get(await tokenOf('tidal-wren', scope), '/user/repos');
      return Array.isArray(data) ? data.map(({ name }) => name) : [];
    };
    expect(await names('repo user')).toEqual(['ferry-board', 'tide-api', 'invoices']);
    expect(await names('read:user user:email')).toEqual(['ferry-board', 'tide-api']);
  });

  test('redirects to its own application only and escapes what it shows', async () => {
    const address = new URL(`${local.url}/login/oauth/authorize?client_id=${local.client.id}`);
    address.searchParams.set('redirect_uri', 'http://elsewhere.example/callback');
    expect((await local.fetch(address)).status).toBe(400);
    address.searchParams.set('redirect_uri', local.client.redirectUri);
    address.searchParams.set('code_challenge', 'c');
    address.searchParams.set('code_challenge_method', 'S256');
    address.searchParams.set('state', '"><script>');
    const page = await (await local.fetch(address)).text();
    expect(page).toContain('Continue as tidal-wren');
    expect(page).not.toContain('<script>');
  });
});
