import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import type { Ctx } from '../../../core/ctx.ts';
import { newId } from '../../../core/ids.ts';
import { challengeLifetimeMs } from '../../../platform/web-authn.ts';
import type { SetCookie } from '../sessions/accounts.sessions.service.ts';
import * as repository from './accounts.steps.repository.ts';

/**
 * `add-passkey` and `passkey`: the challenge of a passkey. `second-factor`: the password was right, and the
 * authenticator code is missing.
 */
type StepPurpose = 'add-passkey' | 'passkey' | 'second-factor';

/** A challenge, or the token in a cookie. */
interface Step {
  readonly purpose: StepPurpose;
  readonly secret: string;
}

/** The step is valid in this session, or in the browser with this cookie. */
interface StepBinding {
  readonly sessionId?: string;
  readonly cookie?: string;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function keyOf({ purpose, secret }: Step): string {
  return `${purpose}:${hashOf(secret)}`;
}

export function newStepSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The cookie that binds a step to one browser: its name and its options. */
export function stepCookie({ https }: Pick<Config, 'https'>, purpose: 'passkey' | 'second-factor') {
  const name = `${https ? '__Host-' : ''}teamwright-${purpose}`;
  const maxAge = challengeLifetimeMs / 1000;
  return { name, options: { path: '/', httpOnly: true, sameSite: 'lax', secure: https, maxAge } as const };
}

/** Creates a step that is valid for five minutes. Only hashes are stored, so a copy of the table grants no access. */
export async function createStep(
  ctx: Ctx,
  step: Step,
  { userId, sessionId, cookie }: StepBinding & { readonly userId?: string },
): Promise<void> {
  const createdAt = ctx.clock.now();
  await repository.insertStep(ctx.db, {
    id: newId(),
    key: keyOf(step),
    userId: userId ?? null,
    sessionId: sessionId ?? null,
    cookieHash: cookie === undefined ? null : hashOf(cookie),
    expiresAt: new Date(createdAt.getTime() + challengeLifetimeMs),
    createdAt,
  });
}

/** Creates the second step of a sign-in. Returns its cookie, which is required besides the code. */
export async function createCodeStep(ctx: Ctx, userId: string): Promise<SetCookie> {
  const secret = newStepSecret();
  await createStep(ctx, { purpose: 'second-factor', secret }, { userId });
  const { name, options } = stepCookie(ctx.deps.config, 'second-factor');
  return [name, secret, options];
}

/** The user of a step; undefined when it is unknown, used or expired. */
export async function findStep(ctx: Ctx, step: Step): Promise<string | undefined> {
  return (await repository.findStep(ctx.db, keyOf(step), ctx.clock.now()))?.userId ?? undefined;
}

/** Consumes a step. Returns false when it is unknown, used, expired, or of another session or browser. */
export async function takeStep(ctx: Ctx, step: Step, { sessionId, cookie }: StepBinding): Promise<boolean> {
  const place = {
    ...(sessionId !== undefined && { sessionId }),
    ...(cookie !== undefined && { cookieHash: hashOf(cookie) }),
  };
  return (await repository.takeStep(ctx.db, keyOf(step), place, ctx.clock.now())) !== undefined;
}

export async function deleteExpiredSteps(ctx: Ctx): Promise<void> {
  await repository.removeExpiredSteps(ctx.db, ctx.clock.now());
}
