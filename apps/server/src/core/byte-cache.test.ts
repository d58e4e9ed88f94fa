import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

test('keeps the files that were used last, up to its size', () => {
  const cache = createByteCache(20);
  for (const key of ['a', 'b']) cache.set(key, Buffer.alloc(10, key));
  cache.get('a');
  cache.set('c', Buffer.alloc(10, 'c'));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.toString().slice(0, 1))).toEqual(['a', undefined, 'c']);
  cache.set('d', Buffer.alloc(21, 'd'));
  expect(['a', 'c', 'd'].filter((key) => cache.get(key))).toEqual([]);
});
