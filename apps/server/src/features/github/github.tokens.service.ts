import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '../../core/ctx.ts';
import { decrypt, encrypt, reencrypt } from '../../core/encryption.ts';
import { AppError } from '../../core/errors.ts';
import type { Codehost } from '../../platform/codehost/codehost.ts';

/** Lifetime of a state, a token or a cookie, in milliseconds. */
export const flowLifetimeMs = 10 * 60 * 1000;

const encryptionPurpose = 'github-token';

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function encryptToken(ctx: Ctx, token: string): string {
  return encrypt(ctx.deps.secrets, encryptionPurpose, token);
}

/** Undefined if no configured key can decrypt it. */
export function readToken(ctx: Ctx, sealed: string): string | undefined {
  return decrypt(ctx.deps.secrets, encryptionPurpose, sealed);
}

/**
 * @throws AppError `unavailable` when no configured key can decrypt it: the key was changed without keeping the
 * former one
 */
export function decryptToken(ctx: Ctx, sealed: string): string {
  const token = readToken(ctx, sealed);
  if (token === undefined) throw new AppError('unavailable', 'Please link your GitHub account again.');
  return token;
}

/** The token encrypted with the current key; undefined if it already is, or cannot be decrypted. */
export function reencrypted(ctx: Ctx, sealed: string): string | undefined {
  return reencrypt(ctx.deps.secrets, encryptionPurpose, sealed);
}

/** @throws AppError `unavailable` if no code host is configured */
export function codehostOf(ctx: Ctx): Codehost {
  if (ctx.deps.codehost !== null) return ctx.deps.codehost;
  throw new AppError('unavailable', 'Sign-in with GitHub is not available on this site');
}

/** Identifies the code host in rows, because ids of another host, or of the fake, belong to other users. */
export function hostName(ctx: Ctx): string {
  const { bundled } = codehostOf(ctx);
  return bundled ? 'local' : new URL(ctx.deps.config.codehost.url).host;
}
