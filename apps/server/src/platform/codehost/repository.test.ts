import { expect, test } from 'vitest';
import { HostRefusalError } from './host-errors.ts';
import { type HostGet, plainText, readLanguages, repositoryFacts } from './repository.ts';
import { readBlob, readTree } from './repository-files.ts';
import type { HostAnswer } from './rest.ts';

const sha = 'a'.repeat(40);

function answering(data: unknown): HostGet {
  return async () => ({ data, etag: undefined, notModified: false, pages: new Map() }) as HostAnswer;
}

function refusing(status: number): HostGet {
  return () => Promise.reject(new HostRefusalError(status));
}

const described = {
  id: 7,
  name: 'ferry-board',
  full_name: 'tidal-wren/ferry-board',
  private: false,
  html_url: 'https://code.example/tidal-wren/ferry-board',
  created_at: '2024-02-01T09:00:00Z',
};

test('limits a description and removes characters that cannot be stored', () => {
  const facts = repositoryFacts({
    ...described,
    description: `a\u0000b\n${'x'.repeat(5_000)}`,
    topics: ['a\nb'],
  });
  expect(facts.description).toMatch(/^a b x+$/);
  expect(facts.description.length).toBeLessThanOrEqual(1_000);
  expect(facts).toMatchObject({ id: '7', topics: ['a b'], fork: false, mayPush: false });
});

test.each([
  ['no object', '{"id": 7, "na'],
  ['a name that is a path', { ...described, full_name: '../../user' }],
  ['a name with more to it', { ...described, full_name: 'a/b?x={y}' }],
  ['an address that runs', { ...described, html_url: 'javascript:alert(1)' }],
])('%s is no repository', (_what, data) => {
  expect(() => repositoryFacts(data)).toThrow('GitHub gave an answer that we cannot read');
});

test('rejects a response that is cut off instead of treating it as empty', async () => {
  await expect(readLanguages(answering('{"Go": 1'), 'a/b')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(readTree(answering({ tree: 'x' }), 'a/b')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(readBlob(answering(''), 'a/b', { path: 'x', sha, size: 1 }, 9)).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('accepts only plain files with plain names from a tree', async () => {
  const tree = [
    { path: 'go.mod', type: 'blob', mode: '100644', sha, size: 9 },
    { path: 'link', type: 'blob', mode: '120000', sha, size: 9 },
    { path: 'module', type: 'commit', mode: '160000', sha },
    { path: 'folder', type: 'tree', mode: '040000', sha },
    { path: 'a\nb', type: 'blob', mode: '100644', sha, size: 9 },
    { path: 'odd', type: 'blob', mode: '100644', sha: '../../user', size: 9 },
    null,
  ];
  expect(await readTree(answering({ tree }), 'a/b')).toEqual([{ path: 'go.mod', sha, size: 9 }]);
  expect(await readTree(refusing(409), 'a/b')).toEqual([]);
  await expect(readTree(refusing(401), 'a/b')).rejects.toMatchObject({ status: 401 });
});

test('does not read a file that is missing, larger than listed, or not sent', async () => {
  const file = { path: 'go.mod', sha, size: 9 };
  const base64 = (text: string) => ({ encoding: 'base64', content: Buffer.from(text).toString('base64') });
  expect(await readBlob(answering(base64('module a')), 'a/b', file, 100)).toBe('module a');
  expect(await readBlob(answering(base64('x'.repeat(9_000))), 'a/b', file, 100)).toBeUndefined();
  expect(await readBlob(answering({ encoding: 'none', content: '' }), 'a/b', file, 100)).toBeUndefined();
  expect(await readBlob(refusing(404), 'a/b', file, 100)).toBeUndefined();
  await expect(readBlob(refusing(401), 'a/b', file, 100)).rejects.toMatchObject({ status: 401 });
});

test('removes half characters', () => {
  expect(plainText('a\ud83d', 10)).toBe('a\ufffd');
  expect(plainText('\u202eabc\u0000', 10)).toBe('abc');
});
