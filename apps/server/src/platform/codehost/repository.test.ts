import { expect, test } from 'vitest';
import { HostRefusalError } from './host-errors.ts';
import { type Ask, plainText, readLanguages, repositoryFacts } from './repository.ts';
import { readBlob, readTree } from './repository-files.ts';
import type { HostAnswer } from './rest.ts';

const sha = 'a'.repeat(40);

function answering(data: unknown): Ask {
  return async () => ({ data, etag: undefined, notModified: false, pages: new Map() }) as HostAnswer;
}

function refusing(status: number): Ask {
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

test('a description is taken as it is meant, bounded, with nothing that cannot be stored', () => {
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

test('an answer that was cut short is none, rather than an empty one', async () => {
  await expect(readLanguages(answering('{"Go": 1'), 'a/b')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(readTree(answering({ tree: 'x' }), 'a/b')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(readBlob(answering(''), 'a/b', { path: 'x', sha, size: 1 }, 9)).rejects.toMatchObject({
    code: 'unavailable',
  });
});

test('of a tree only plain files with plain names are taken', async () => {
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

test('a file that is gone, larger than it was said to be, or not sent is not read', async () => {
  const file = { path: 'go.mod', sha, size: 9 };
  const base64 = (text: string) => ({ encoding: 'base64', content: Buffer.from(text).toString('base64') });
  expect(await readBlob(answering(base64('module a')), 'a/b', file, 100)).toBe('module a');
  expect(await readBlob(answering(base64('x'.repeat(9_000))), 'a/b', file, 100)).toBeUndefined();
  expect(await readBlob(answering({ encoding: 'none', content: '' }), 'a/b', file, 100)).toBeUndefined();
  expect(await readBlob(refusing(404), 'a/b', file, 100)).toBeUndefined();
  await expect(readBlob(refusing(401), 'a/b', file, 100)).rejects.toMatchObject({ status: 401 });
});

test('half a character is none', () => {
  expect(plainText('a\ud83d', 10)).toBe('a\ufffd');
  expect(plainText('\u202eabc\u0000', 10)).toBe('abc');
});
