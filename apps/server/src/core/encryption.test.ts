import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const secrets = { current: 'the key of today, long enough to be one' };
const text = 'quiet-heron@example.org · ключ';

test('what is sealed is read by the same installation for the same purpose only', () => {
  const sealed = encrypt(secrets, 'mail', text);
  expect(sealed).not.toContain('heron');
  expect(decrypt(secrets, 'mail', sealed)).toBe(text);
  expect(decrypt(secrets, 'other', sealed)).toBeUndefined();
  expect(decrypt({ current: 'another key, also quite long enough' }, 'mail', sealed)).toBeUndefined();
});

test('the same text is never sealed the same way twice', () => {
  expect(encrypt(secrets, 'mail', text)).not.toBe(encrypt(secrets, 'mail', text));
});

test('a former key still opens what it sealed', () => {
  const sealed = encrypt(secrets, 'mail', text);
  const rotated = { current: 'the key of tomorrow, as long as the first', previous: secrets.current };
  expect(decrypt(rotated, 'mail', sealed)).toBe(text);
});

test.each(['', 'nonsense', 'A'.repeat(60)])('what was never sealed opens to nothing: %j', (sealed) => {
  expect(decrypt(secrets, 'mail', sealed)).toBeUndefined();
});

test('a changed seal opens to nothing', () => {
  const bytes = Buffer.from(encrypt(secrets, 'mail', text), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(decrypt(secrets, 'mail', bytes.toString('base64url'))).toBeUndefined();
});
