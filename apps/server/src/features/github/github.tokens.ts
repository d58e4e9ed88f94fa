import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { reseal, seal, unseal } from '../../core/sealed.ts';
import type { Codehost } from '../../platform/codehost/codehost.ts';

/** A state, a token or a cookie lasts this long, in milliseconds. */
export const flowLifetime = 10 * 60 * 1000;

const sealing = 'github-token';

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function sealToken(ctx: Ctx, token: string): string {
  return seal(ctx.deps.secrets, sealing, token);
}

/** Undefined when no key of ours made the seal. */
export function readToken(ctx: Ctx, sealed: string): string | undefined {
  return unseal(ctx.deps.secrets, sealing, sealed);
}

/** @throws AppError `unavailable` when no key of ours made the seal: the key was changed without keeping the former */
export function unsealToken(ctx: Ctx, sealed: string): string {
  const token = readToken(ctx, sealed);
  if (token === undefined) throw new AppError('unavailable', 'Please link your GitHub account again.');
  return token;
}

/** The token under the present key, or undefined when it is already, or cannot be read. */
export function resealed(ctx: Ctx, sealed: string): string | undefined {
  return reseal(ctx.deps.secrets, sealing, sealed);
}

/** @throws AppError `unavailable` where this installation has no code host */
export function codehostOf(ctx: Ctx): Codehost {
  if (ctx.deps.codehost !== null) return ctx.deps.codehost;
  throw new AppError('unavailable', 'Sign-in with GitHub is not set up here');
}

/** Names the code host in rows: ids of another one, or of the stand-in, mean other people. */
export function hostName(ctx: Ctx): string {
  const { bundled } = codehostOf(ctx);
  return bundled ? 'local' : new URL(ctx.deps.config.codehost.url).host;
}
