import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKey, type Secrets } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts with AES-256-GCM. Each purpose has its own key, derived from the secret of the installation. */
export function encrypt(secrets: Secrets, purpose: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, derivedKey(secrets.current, purpose), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The plain text; undefined if neither key decrypts it or it was changed. */
export function decrypt(secrets: Secrets, purpose: string, encrypted: string): string | undefined {
  const keys = [secrets.current, secrets.previous].filter((key) => key !== undefined);
  for (const key of keys) {
    const text = decryptWith(derivedKey(key, purpose), Buffer.from(encrypted, 'base64url'));
    if (text !== undefined) return text;
  }
  return undefined;
}

/** The same text encrypted with the current key; undefined if it already is, or if no key decrypts it. */
export function reencrypt(secrets: Secrets, purpose: string, encrypted: string): string | undefined {
  if (decrypt({ current: secrets.current }, purpose, encrypted) !== undefined) return undefined;
  const text = decrypt(secrets, purpose, encrypted);
  return text === undefined ? undefined : encrypt(secrets, purpose, text);
}

function decryptWith(key: Buffer, data: Buffer): string | undefined {
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
