import { schoolKey, schoolWords } from '@teamwright/matching/places/school.ts';
import type { Ctx } from '../../core/ctx.ts';
import * as repository from './nearby.places.repository.ts';
import { domainOf, notVerifiableReason } from './nearby.school.policy.ts';
import { addressHashOf } from './nearby.school.service.ts';

interface Claim {
  readonly school: string;
  readonly schoolEmail?: string | undefined;
}

/**
 * Returns a function that says why the address of a person does not verify their school, or undefined. An address
 * verifies one account, of the site or of the import.
 */
export async function createSchoolCheck(
  ctx: Ctx,
  claims: readonly Claim[],
): Promise<(claim: Claim) => string | undefined> {
  const hashes = claims.flatMap(({ schoolEmail }) => schoolEmail ?? []).map((one) => addressHashOf(ctx, one));
  const used = new Set(await repository.listUsedAddressHashes(ctx.db, hashes));
  return ({ school, schoolEmail }) => {
    if (schoolEmail === undefined) return undefined;
    if (schoolKey(school) === '') return 'schoolEmail: Name the school too';
    const reason = notVerifiableReason(domainOf(schoolEmail), schoolWords(school));
    if (reason !== undefined) return `schoolEmail: ${reason}`;
    const hash = addressHashOf(ctx, schoolEmail);
    if (used.has(hash))
      return 'schoolEmail: Another account has already used this address to verify its school';
    used.add(hash);
    return undefined;
  };
}

/** Stores the verifications of checked claims. Their import vouches for the addresses, so none gets an email. */
export async function verifyImportedSchools(
  ctx: Ctx,
  claims: readonly (Claim & { readonly userId: string })[],
): Promise<void> {
  const verifications = claims.flatMap(({ userId, school, schoolEmail }) =>
    schoolEmail === undefined
      ? []
      : {
          userId,
          schoolKey: schoolKey(school),
          domain: domainOf(schoolEmail),
          addressHash: addressHashOf(ctx, schoolEmail),
          verifiedAt: ctx.clock.now(),
        },
  );
  await repository.insertSchoolVerifications(ctx.db, verifications);
}
