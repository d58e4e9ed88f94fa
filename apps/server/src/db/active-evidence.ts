import { type SQL, sql } from 'drizzle-orm';
import { users } from './schema/accounts.ts';
import { skillEvidence } from './schema/skills.ts';

/** Evidence that counts. Evidence from a suspended owner or co-owner does not count until they are restored. */
export const activeEvidence: SQL = sql`${skillEvidence.voucherId} is null or not exists (
  select from ${users} voucher where voucher.id = ${skillEvidence.voucherId} and voucher.status = 'suspended')`;
