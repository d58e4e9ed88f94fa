import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey, type Secrets } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Text that only this installation can read: AES-256-GCM with a key of its own for each purpose. */
export function encrypt(secrets: Secrets, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, derivedKey(secrets.current, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The sealed text, or undefined when neither key made the seal or somebody changed it. */
export function decrypt(secrets: Secrets, purpose: string, sealed: string): string | undefined {
  const keys = [secrets.current, secrets.previous].filter((key) => key !== undefined);
  for (const key of keys) {
    const text = openWith(derivedKey(key, purpose), Buffer.from(sealed, 'base64url'));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The same text sealed with the present key; undefined when it is already, or no key of ours made the seal. */
export function reencrypt(secrets: Secrets, purpose: string, sealed: string): string | undefined {
  if (decrypt({ current: secrets.current }, purpose, sealed) !== undefined) return undefined;
  const text = decrypt(secrets, purpose, sealed);
  return text === undefined ? undefined : encrypt(secrets, purpose, text);
}

function openWith(key: Buffer, data: Buffer): string | undefined {
  if (data.length < ivBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, data.subarray(0, ivBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(data.subarray(ivBytes, ivBytes + tagBytes));
  try {
    const body = decipher.update(data.subarray(ivBytes + tagBytes));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
