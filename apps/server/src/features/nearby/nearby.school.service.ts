import { createHmac } from 'node:crypto';
import type { OwnUser } from '@teamwright/contracts/accounts/users.ts';
import { schoolWords } from '@teamwright/matching/places/school.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, invalidField, violatesUnique } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { derivedKey } from '../../core/secrets.ts';
import { withTransaction } from '../../core/transaction.ts';
import { getOwnAccount } from '../accounts/accounts.service.ts';
import {
  assertVerifiedEmail,
  emailAddressLink,
  openAddressLink,
} from '../accounts/email/accounts.email.service.ts';
import { audit } from '../audit/audit.service.ts';
import { schoolEmail } from './nearby.email.view.ts';
import * as repository from './nearby.places.repository.ts';
import { domainOf, mailboxOf, notVerifiableReason } from './nearby.school.policy.ts';

/**
 * Sends a link to an address of the actor's school. Returns false when the actor's own verified address already
 * proves it.
 */
export async function requestSchoolVerification(ctx: UserCtx, email: string): Promise<boolean> {
  const address = email.toLowerCase();
  return await withTransaction(ctx, async (ctx) => {
    const own = await assertVerifiedEmail(ctx);
    const key = await assertSchoolMatches(ctx, address);
    if (address === own) {
      await storeVerification(ctx, key, address);
      return false;
    }
    await ctx.deps.rateLimits.consume('mailByUser', ctx.actor.userId);
    await ctx.deps.rateLimits.consume('verificationMailByRecipient', mailboxOf(address));
    await emailAddressLink(ctx, address, schoolEmail);
    return true;
  });
}

/** Handles the link of the email. Checks the school again, because it may have changed. */
export async function verifySchool(ctx: UserCtx, token: string): Promise<OwnUser> {
  return await withTransaction(ctx, async (ctx) => {
    const address = await openAddressLink(ctx, token);
    await storeVerification(ctx, await assertSchoolMatches(ctx, address), address);
    return await getOwnAccount(ctx);
  });
}

/** Removes the verification, and allows the address to verify another account. */
export async function removeSchoolVerification(ctx: UserCtx): Promise<OwnUser> {
  return await withTransaction(ctx, async (ctx) => {
    await repository.removeSchoolVerification(ctx.db, ctx.actor.userId);
    await emit(ctx, 'profile.updated', { userId: ctx.actor.userId });
    return await getOwnAccount(ctx);
  });
}

/**
 * The key of the actor's school. @throws AppError `invalid` when there is none, or the address is not of its domain
 */
async function assertSchoolMatches(ctx: UserCtx, address: string): Promise<string> {
  const school = await repository.findSchoolKey(ctx.db, ctx.actor.userId);
  if (school === undefined) throw invalidField('school', 'Please name your school in your profile first');
  const refusal = notVerifiableReason(domainOf(address), schoolWords(school.school));
  if (refusal !== undefined) throw invalidField('email', refusal);
  return school.key;
}

/** Keyed, so that the stored hash of a mailbox does not tell its address. */
export function addressHashOf({ deps }: Ctx, address: string): string {
  return createHmac('sha256', derivedKey(deps.secrets.current, 'school-address'))
    .update(mailboxOf(address))
    .digest('base64url');
}

async function storeVerification(ctx: UserCtx, schoolKey: string, address: string): Promise<void> {
  const { userId } = ctx.actor;
  const verification = {
    userId,
    schoolKey,
    domain: domainOf(address),
    addressHash: addressHashOf(ctx, address),
    verifiedAt: ctx.clock.now(),
  };
  try {
    await repository.upsertSchoolVerification(ctx.db, verification);
  } catch (error) {
    if (violatesUnique(error, 'school_proofs_address_key'))
      throw new AppError('conflict', 'Another account has already used this address to verify its school', {
        cause: error,
      });
    throw error;
  }
  await audit(ctx, { actorId: userId, action: 'school_proved', subject: userId });
  await emit(ctx, 'profile.updated', { userId });
}
