import {
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from 'node:crypto';

/** The secret key of the installation, and the previous key during a rotation. */
export interface Secrets {
  readonly current: string;
  readonly previous?: string | undefined;
}

/** A key of 32 bytes per purpose, derived by HKDF-SHA-256 (RFC 5869). */
export function derivedKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `teamwright/${purpose}`, 32));
}

/** Cached: every request with a session checks a signature, and deriving a key takes longer than using it. */
const signingKeys = new Map<string, KeyObject>();

/** The cache has one entry per secret and purpose. */
function signingKey(secret: string, purpose: string): KeyObject {
  const name = `${purpose} ${secret}`;
  const known = signingKeys.get(name);
  if (known) return known;
  const key = createSecretKey(derivedKey(secret, purpose));
  signingKeys.set(name, key);
  return key;
}

function signature(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', signingKey(secret, purpose)).update(value).digest('base64url');
}

/** `value.signature`, for a value that the holder may read but not forge. */
export function sign(secrets: Secrets, purpose: string, value: string): string {
  return `${value}.${signature(secrets.current, purpose, value)}`;
}

/** The signed value, or undefined if neither key made the signature. */
export function unsign(secrets: Secrets, purpose: string, signed: string): string | undefined {
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return undefined;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const keys = [secrets.current, secrets.previous].filter((key) => key !== undefined);
  const genuine = keys.some((key) => {
    const expected = Buffer.from(signature(key, purpose, value));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return genuine ? value : undefined;
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
