import { type SQL, sql } from 'drizzle-orm';
import { users } from './schema/accounts.ts';
import { skillEvidence } from './schema/skills.ts';

/** A row of the ledger that counts: the word of a lead who is suspended does not, until they are restored. */
export const activeEvidence: SQL = sql`${skillEvidence.voucherId} is null or not exists (
  select from ${users} voucher where voucher.id = ${skillEvidence.voucherId} and voucher.status = 'suspended')`;
