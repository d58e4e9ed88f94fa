import type { security } from '@teamwright/contracts/accounts/security.ts';
import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { lockAccount } from '../accounts.repository.ts';
import { requiredConfirmation } from '../passwords/accounts.passwords.service.ts';
import {
  type SignedIn,
  signInExpiredError,
  signInWithBothFactors,
} from '../sessions/accounts.sign-in.service.ts';
import { countRecoveryCodes, findAuthenticator } from './accounts.authenticator.repository.ts';
import { assertCode } from './accounts.authenticator.service.ts';
import { listPasskeys } from './accounts.passkeys.service.ts';
import { findStep, takeStep } from './accounts.steps.service.ts';

/** The user's sign-in methods. */
export async function getSecurity(ctx: UserCtx): Promise<Answer<typeof security.get>> {
  const { userId, lacksSecondFactor: required } = ctx.actor;
  const authenticator = await findAuthenticator(ctx.db, userId);
  return {
    passkeys: await listPasskeys(ctx),
    authenticator: authenticator?.confirmedAt
      ? {
          since: authenticator.confirmedAt.toISOString(),
          recoveryCodesLeft: await countRecoveryCodes(ctx.db, userId),
        }
      : null,
    confirmation: await requiredConfirmation(ctx),
    required,
  };
}

interface SecondStep {
  /** The cookie that the first step has set. */
  readonly token: string | undefined;
  readonly code: string;
  readonly userAgent: string;
}

/**
 * Finishes a sign-in after a right password or code-host account. A wrong code can be corrected.
 * @throws AppError `unauthenticated` when the first step is unknown, used or expired; the errors of `assertCode`
 */
export async function finishSignIn(ctx: Ctx, { token = '', code, userAgent }: SecondStep): Promise<SignedIn> {
  const step = { purpose: 'second-factor', secret: token } as const;
  const userId = await findStep(ctx, step);
  if (userId === undefined) throw signInExpiredError();
  await withTransaction(ctx, async (ctx) => {
    const account = await lockAccount(ctx.db, userId);
    if (account === undefined) throw signInExpiredError();
    await assertCode(ctx, account, code);
  });
  // Consumed under the lock of the account, so that two concurrent codes, or a reset in between, leave at most one
  // session.
  const isStillValid = async (ctx: Ctx) => await takeStep(ctx, step, {});
  const signedIn = await signInWithBothFactors(ctx, { userId, userAgent, isStillValid });
  await ctx.deps.rateLimits.reset([['secondFactor', userId]]);
  return signedIn;
}
