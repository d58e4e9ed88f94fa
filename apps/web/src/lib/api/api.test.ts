import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildUrl, call } from './api.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

function answerWith(status: number, body: unknown) {
  const fetchMock = vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

afterEach(() => vi.unstubAllGlobals());

describe('buildUrl', () => {
  test('fills in escaped parameters and omits empty values', () => {
    expect(
      buildUrl('/a/:id/b/:other', { id: 'x/y', other: 2 }, { q: 'a&b', none: undefined, empty: '' }),
    ).toBe('/a/x%2Fy/b/2?q=a%26b');
  });
});

describe('call', () => {
  test('sends method, path and query, and returns the JSON', async () => {
    const fetchMock = answerWith(200, { posts: [], totalPosts: 0 });
    const answer = await call('projects.list', { query: { startIndex: 12, searchTerm: 'tide' } });
    expect(answer.totalPosts).toBe(0);
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/post/getPosts?startIndex=12&searchTerm=tide',
      expect.objectContaining({ method: 'GET', body: null }),
    );
  });

  test('sends a JSON body only if there is one', async () => {
    const fetchMock = answerWith(200, {});
    await call('accounts.signIn', { body: { email: 'a@example.org', password: 'p' } });
    await call('accounts.signOut');
    const [first, second] = fetchMock.mock.calls.map((args: unknown[]) => args[1]);
    expect(first).toMatchObject({ headers: { 'content-type': 'application/json' } });
    expect(second).not.toMatchObject({ headers: { 'content-type': 'application/json' } });
  });

  test('throws an ApiError with fields and reference when the server rejects a request', async () => {
    answerWith(409, {
      success: false,
      message: 'Taken',
      code: 'conflict',
      fields: { email: 'Taken' },
      requestId: 'r1',
    });
    await expect(call('accounts.me')).rejects.toMatchObject({
      status: 409,
      code: 'conflict',
      message: 'Taken',
      fields: { email: 'Taken' },
      requestId: 'r1',
    });
  });

  test('throws an ApiError when the response is not JSON', async () => {
    answerWith(502, '<html>');
    await expect(call('accounts.me')).rejects.toMatchObject({ status: 502, code: 'internal', message: '' });
  });

  test('throws a network error if there is no response, and passes an abort on', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError('failed'))),
    );
    await expect(call('accounts.me')).rejects.toMatchObject({ status: 0, code: 'network' });
    const aborted = AbortSignal.abort();
    await expect(call('accounts.me', { signal: aborted })).rejects.toBeInstanceOf(TypeError);
  });
});

describe('errorText', () => {
  test('prefers the message of the server, then the fallback, then the text of the code', () => {
    expect(errorText(new ApiError('From the server', { status: 400, code: 'invalid' }), 'Fallback')).toBe(
      'From the server',
    );
    expect(errorText(new ApiError('', { status: 500, code: 'internal' }), 'Fallback')).toBe('Fallback');
    expect(errorText(new ApiError('', { status: 0, code: 'network' }))).toMatch(/No connection/);
    expect(errorText(new Error('secret'))).not.toMatch(/secret/);
  });
});
