import { randomBytes, timingSafeEqual } from 'node:crypto';

const secretBytes = 20;
const stepSeconds = 30;
const digits = 6;
const recoveryCodeBytes = 10;

/** Without letters that look like digits. Each of the 32 characters encodes 5 bits. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz023456789';

/** A new secret of an authenticator app, base64url. */
export function newAuthenticatorSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

async function generatorOf(secret: string) {
  const { createOTP } = await import('@better-auth/utils/otp');
  return createOTP(Buffer.from(secret, 'base64url'), { digits, period: stepSeconds });
}

/** The `otpauth:` link that authenticator apps read, and the secret in it for typing. */
export async function authenticatorLink(
  secret: string,
  account: string,
): Promise<{ uri: string; secret: string }> {
  const uri = (await generatorOf(secret)).url('Teamwright', account);
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' };
}

/**
 * The time step of a code (RFC 6238): the current, the previous or the next one. Undefined for a wrong code and for a
 * step that is not later than `lastStep`, so that each code is accepted once.
 */
export async function acceptedStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): Promise<number | undefined> {
  const generator = await generatorOf(secret);
  const present = Math.floor(now.getTime() / 1000 / stepSeconds);
  let accepted: number | undefined;
  for (const step of [present - 1, present, present + 1])
    if (isSame(code, await generator.hotp(step)) && step > lastStep) accepted ??= step;
  return accepted;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The normalised form of a code: users type it with spaces, dashes or capitals. */
export function plainCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

export function isAuthenticatorCode(plain: string): boolean {
  return /^\d{6}$/.test(plain);
}

/** Sixteen characters in groups of four. */
export function newRecoveryCode(): string {
  const bits = [...randomBytes(recoveryCodeBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g)?.map((five) => recoveryAlphabet.charAt(Number.parseInt(five, 2))) ?? [];
  return letters.join('').replace(/.{4}(?=.)/g, '$&-');
}
