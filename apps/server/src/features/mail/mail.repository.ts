import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { emails } from '../../db/schema/mail.ts';

/** The recipient of an email. */
export async function findRecipient(db: Db, userId: string) {
  const rows = await db
    .select({ email: users.email, emailVerified: users.emailVerified, status: users.status })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0];
}

export async function insertEmail(db: Db, mail: typeof emails.$inferInsert): Promise<void> {
  await db.insert(emails).values(mail);
}

/** A queued email with the current state of its account. */
export async function findEmail(db: Db, mailId: string) {
  const rows = await db
    .select({ id: emails.id, sealed: emails.sealed, expiresAt: emails.expiresAt, status: users.status })
    .from(emails)
    .innerJoin(users, eq(users.id, emails.userId))
    .where(eq(emails.id, mailId));
  return rows[0];
}

export async function removeEmail(db: Db, mailId: string): Promise<void> {
  await db.delete(emails).where(eq(emails.id, mailId));
}

export async function removeEmailsOf(db: Db, userId: string): Promise<void> {
  await db.delete(emails).where(eq(emails.userId, userId));
}

export async function removeExpiredEmails(db: Db, now: Date): Promise<void> {
  await db.delete(emails).where(lt(emails.expiresAt, now));
}
