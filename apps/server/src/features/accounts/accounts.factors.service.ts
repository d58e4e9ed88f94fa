import type { UserCtx } from '../../core/ctx.ts';
import { secondFactorRequired } from '../../core/errors.ts';
import { isAuthenticatorOn } from './accounts.authenticator.repository.ts';
import { listPasskeys } from './accounts.passkeys.repository.ts';

/**
 * An administrator who must use a second factor cannot replace it in a session without one. Otherwise the password
 * alone would be enough to set up another.
 * @throws AppError `second_factor_required`
 */
export async function assertCanChangeFactors({ db, actor }: UserCtx): Promise<void> {
  if (!actor.lacksSecondFactor) return;
  const hasFactor =
    (await isAuthenticatorOn(db, actor.userId)) || (await listPasskeys(db, actor.userId)).length > 0;
  if (hasFactor) throw secondFactorRequired();
}
