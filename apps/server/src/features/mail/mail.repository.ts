import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { mails } from '../../db/schema/mail.ts';

/** The recipient of an email. */
export async function findRecipient(db: Db, userId: string) {
  const rows = await db
    .select({ email: users.email, emailVerified: users.emailVerified, status: users.status })
    .from(users)
    .where(eq(users.id, userId));
  return rows[0];
}

export async function insertMail(db: Db, mail: typeof mails.$inferInsert): Promise<void> {
  await db.insert(mails).values(mail);
}

/** A queued email with the current state of its account. */
export async function findMail(db: Db, mailId: string) {
  const rows = await db
    .select({ id: mails.id, sealed: mails.sealed, expiresAt: mails.expiresAt, status: users.status })
    .from(mails)
    .innerJoin(users, eq(users.id, mails.userId))
    .where(eq(mails.id, mailId));
  return rows[0];
}

export async function removeMail(db: Db, mailId: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, mailId));
}

export async function removeMailsOf(db: Db, userId: string): Promise<void> {
  await db.delete(mails).where(eq(mails.userId, userId));
}

export async function removeExpiredMails(db: Db, now: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.expiresAt, now));
}
