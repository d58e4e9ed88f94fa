import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { z } from 'zod';
import type { Ctx } from '../../core/ctx.ts';
import { decrypt, encrypt } from '../../core/encryption.ts';
import { emit } from '../../core/events.ts';
import { newId } from '../../core/ids.ts';
import { UndeliverableError } from '../../platform/mail/mailer.ts';
import { type EmailContent, emailHtml, emailText } from './mail.email.view.ts';
import * as repository from './mail.repository.ts';

export type { EmailContent };

const purpose = 'mail';
const siteName = 'Teamwright';

/** Emails that could not be delivered for this long, in milliseconds, are dropped. */
const maxQueueAgeMs = 3 * dayMs;

/** An email that an older server queued has no links. */
const line = z
  .string()
  .transform((text) => ({ text }))
  .or(z.object({ text: z.string(), url: z.string().optional() }));

/** The content is stored under the key `letter`, which older servers also write and read. */
const envelope = z.object({
  to: z.string(),
  letter: z.object({
    subject: z.string(),
    heading: z.string(),
    paragraphs: z.array(z.string()),
    action: z.object({ label: z.string(), url: z.string() }).optional(),
    sections: z.array(z.object({ title: z.string(), lines: z.array(line) })).optional(),
    note: z.string(),
    unsubscribe: z.object({ label: z.string(), url: z.string(), oneClick: z.string() }).optional(),
  }),
});

/**
 * Queues an email to a user's own address, in the caller's transaction. No-op if the address is not verified or the
 * account is not active.
 * @param expiresAt when the email becomes useless; by default in three days
 */
export async function emailUser(
  ctx: Ctx,
  userId: string,
  content: EmailContent,
  expiresAt?: Date,
): Promise<void> {
  const recipient = await repository.findRecipient(ctx.db, userId);
  if (recipient?.emailVerified && recipient.status === 'active')
    await queue(ctx, { userId, to: recipient.email, content, expiresAt });
}

/** Queues the verification email, the only one that is sent to an unverified address. */
export async function sendVerificationEmail(
  ctx: Ctx,
  mail: { userId: string; to: string; content: EmailContent; expiresAt: Date },
): Promise<void> {
  await queue(ctx, mail);
}

interface QueuedEmail {
  readonly userId: string;
  readonly to: string;
  readonly content: EmailContent;
  readonly expiresAt: Date | undefined;
}

async function queue(ctx: Ctx, { userId, to, content, expiresAt }: QueuedEmail): Promise<void> {
  const mailId = newId();
  await repository.insertEmail(ctx.db, {
    id: mailId,
    userId,
    sealed: encrypt(ctx.deps.secrets, purpose, JSON.stringify({ to, letter: content })),
    expiresAt: expiresAt ?? new Date(ctx.clock.now().getTime() + maxQueueAgeMs),
  });
  await emit(ctx, 'mail.queued', { mailId });
}

/** Sends a queued email and deletes it. No-op if it was sent already, has expired, or its account is closed. */
export async function sendEmail(ctx: Ctx, mailId: string): Promise<void> {
  const mail = await repository.findEmail(ctx.db, mailId);
  if (mail === undefined) return;
  if (mail.status === 'active' && mail.expiresAt > ctx.clock.now()) await deliver(ctx, mailId, mail.sealed);
  await repository.removeEmail(ctx.db, mailId);
}

async function deliver(ctx: Ctx, id: string, sealed: string): Promise<void> {
  const opened = decrypt(ctx.deps.secrets, purpose, sealed);
  if (opened === undefined) {
    ctx.log.error({ mail: id }, 'an email cannot be decrypted: it was encrypted with another secret key');
    return;
  }
  const { to, letter: content } = envelope.parse(JSON.parse(opened));
  const site = { name: siteName, url: ctx.deps.config.publicUrl };
  const [text, html] = [emailText(content, site), emailHtml(content, site)];
  try {
    const { subject, action, unsubscribe } = content;
    const mail = { id, to, subject, text, html, link: action?.url, unsubscribe: unsubscribe?.oneClick };
    await ctx.deps.mailer.send(mail);
  } catch (error) {
    if (!(error instanceof UndeliverableError)) throw error;
    ctx.log.warn({ mail: id, err: error }, 'an email cannot be delivered');
  }
}

/** Deletes the queued emails of a deleted account. */
export async function deleteEmails(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeEmailsOf(ctx.db, userId);
}

export async function deleteExpiredEmails(ctx: Ctx): Promise<void> {
  await repository.removeExpiredEmails(ctx.db, ctx.clock.now());
}
