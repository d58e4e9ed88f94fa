import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const secrets = { current: 'the key of today, long enough to be one' };
const text = 'quiet-heron@example.org · ключ';

test('decrypts only with the same secret and purpose', () => {
  const sealed = encrypt(secrets, 'mail', text);
  expect(sealed).not.toContain('heron');
  expect(decrypt(secrets, 'mail', sealed)).toBe(text);
  expect(decrypt(secrets, 'other', sealed)).toBeUndefined();
  expect(decrypt({ current: 'another key, also quite long enough' }, 'mail', sealed)).toBeUndefined();
});

test('never encrypts a text the same way twice', () => {
  expect(encrypt(secrets, 'mail', text)).not.toBe(encrypt(secrets, 'mail', text));
});

test('decrypts with the previous key after a rotation', () => {
  const sealed = encrypt(secrets, 'mail', text);
  const rotated = { current: 'the key of tomorrow, as long as the first', previous: secrets.current };
  expect(decrypt(rotated, 'mail', sealed)).toBe(text);
});

test.each(['', 'nonsense', 'A'.repeat(60)])(
  'returns undefined for text that was never encrypted: %j',
  (sealed) => {
    expect(decrypt(secrets, 'mail', sealed)).toBeUndefined();
  },
);

test('returns undefined for changed text', () => {
  const bytes = Buffer.from(encrypt(secrets, 'mail', text), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(decrypt(secrets, 'mail', bytes.toString('base64url'))).toBeUndefined();
});
