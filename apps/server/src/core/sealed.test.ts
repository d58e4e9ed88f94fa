import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

const secrets = { current: 'the key of today, long enough to be one' };
const text = 'quiet-heron@example.org · ключ';

test('what is sealed is read by the same installation for the same purpose only', () => {
  const sealed = seal(secrets, 'mail', text);
  expect(sealed).not.toContain('heron');
  expect(unseal(secrets, 'mail', sealed)).toBe(text);
  expect(unseal(secrets, 'other', sealed)).toBeUndefined();
  expect(unseal({ current: 'another key, also quite long enough' }, 'mail', sealed)).toBeUndefined();
});

test('the same text is never sealed the same way twice', () => {
  expect(seal(secrets, 'mail', text)).not.toBe(seal(secrets, 'mail', text));
});

test('a former key still opens what it sealed', () => {
  const sealed = seal(secrets, 'mail', text);
  const rotated = { current: 'the key of tomorrow, as long as the first', previous: secrets.current };
  expect(unseal(rotated, 'mail', sealed)).toBe(text);
});

test.each(['', 'nonsense', 'A'.repeat(60)])('what was never sealed opens to nothing: %j', (sealed) => {
  expect(unseal(secrets, 'mail', sealed)).toBeUndefined();
});

test('a changed seal opens to nothing', () => {
  const bytes = Buffer.from(seal(secrets, 'mail', text), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(unseal(secrets, 'mail', bytes.toString('base64url'))).toBeUndefined();
});
