import type { UserCtx } from '../../../core/ctx.ts';
import { AppError, invalidField } from '../../../core/errors.ts';
import { emit } from '../../../core/events.ts';
import { newId } from '../../../core/ids.ts';
import { audit } from '../../audit/audit.service.ts';
import { assertStillSignedIn, revokeAccess } from '../accounts.access.service.ts';
import * as repository from './accounts.passwords.repository.ts';
import { upsertPasswordHash } from './accounts.passwords.repository.ts';

/**
 * Common passwords, and some related to this site. Also compared without trailing digits and signs, so that
 * "Password1!" is rejected too.
 */
const common = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd password1 qwertyui qwertyuiop qwerty123 qwerty12 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx zaq12wsx asdfghjk asdfghjkl zxcvbnm, 12345678 123456789 1234567890 0123456789 87654321
  987654321 11111111 00000000 22222222 88888888 99999999 12341234 11223344 123123123 147258369 789456123
  abcd1234 abc12345 a1b2c3d4 aa123456 iloveyou sunshine princess football baseball basketball superman batman12
  trustno1 letmein1 letmein12 welcome1 welcome12 whatever starwars computer internet michelle jennifer jordan23
  charlie1 liverpool arsenal1 chelsea1 monkey12 dragon12 master12 shadow12 secret12 changeme default1 admin123
  administrator administrator1 root1234 toor1234 test1234 testtest guest123 user1234 login123 access14 master01
  mustang1 corvette mercedes ferrari1 samantha danielle victoria alexander benjamin butterfly chocolate
  blink182 metallica nirvana1 pokemon1 pikachu1 minecraft fortnite google123 facebook linkedin github12
  teamwright`.split(/\s+/),
);

let listed: Promise<ReadonlySet<string>> | undefined;

/** The most common leaked passwords, in lower case. Loaded on first use to keep the start fast. */
async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = password.toLowerCase();
  if (common.has(plain) || /^(.)\1+$/.test(plain)) return true;
  const stem = plain.replace(/[\d!?.@#$%&*_-]{1,3}$/, '');
  if (stem.length >= 6 && common.has(stem)) return true;
  listed ??= loadList();
  return (await listed).has(plain);
}

/** Changes the password and ends the other sessions, in the caller's transaction. */
export async function changePassword(
  ctx: UserCtx,
  password: string,
  currentPassword?: string,
): Promise<void> {
  await assertUncommonPassword(password);
  await assertStillSignedIn(ctx);
  await assertIdentityConfirmed(ctx, currentPassword);
  const { userId } = ctx.actor;
  await ctx.deps.rateLimits.consume('changePassword', userId);
  const hash = await ctx.deps.identity.hashPassword(password);
  await upsertPasswordHash(ctx.db, { id: newId(), userId, password: hash }, ctx.clock.now());
  await revokeAccess(ctx, userId, 'passwordChange');
  await emit(ctx, 'password.changed', { userId });
  await audit(ctx, { actorId: userId, action: 'password_changed', subject: userId });
}

/** How long a sign-in replaces the current password. */
const recentSignInMs = 10 * 60 * 1000;

function isRecentlySignedIn({ actor, clock }: UserCtx): boolean {
  return clock.now().getTime() - actor.signedInAt.getTime() < recentSignInMs;
}

/** What `assertIdentityConfirmed` requires now. A user without a password must sign in again. */
export async function requiredConfirmation(ctx: UserCtx): Promise<'none' | 'password' | 'sign_in'> {
  if (isRecentlySignedIn(ctx)) return 'none';
  const hash = await repository.findPasswordHash(ctx.db, ctx.actor.userId);
  return hash === undefined ? 'sign_in' : 'password';
}

/** Requires the current password, or a sign-in within the last ten minutes. @throws AppError `forbidden` */
export async function assertIdentityConfirmed(ctx: UserCtx, currentPassword?: string): Promise<void> {
  const { userId } = ctx.actor;
  if (isRecentlySignedIn(ctx) && !currentPassword) return;
  const { rateLimits } = ctx.deps;
  if ((await repository.findPasswordHash(ctx.db, userId)) === undefined)
    throw currentPasswordError('This needs a sign-in within the last ten minutes. Please sign in again.');
  const confirmed =
    currentPassword &&
    (await rateLimits.attempt(
      { tries: [['currentPassword', userId]], failures: [['currentPasswordFailure', userId]] },
      () => isPassword(ctx, currentPassword),
    ));
  if (confirmed) return;
  throw currentPasswordError(
    currentPassword ? 'This is not your current password' : 'Please enter your current password',
  );
}

function currentPasswordError(text: string): AppError {
  return new AppError('forbidden', text, { fields: { currentPassword: text } });
}

async function isPassword(ctx: UserCtx, password: string): Promise<true | undefined> {
  const hash = await repository.findPasswordHash(ctx.db, ctx.actor.userId);
  return hash && (await ctx.deps.identity.verifyPassword(hash, password)) ? true : undefined;
}

/** @throws AppError `invalid` */
export async function assertUncommonPassword(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const text = 'This password is too common';
  throw invalidField('password', text);
}
