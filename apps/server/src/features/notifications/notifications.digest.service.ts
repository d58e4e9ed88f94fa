import type { MailScope } from '@teamwright/contracts/notifications/preferences.ts';
import type { Ctx } from '../../core/ctx.ts';
import { withTransaction } from '../../core/transaction.ts';
import { emailUser } from '../mail/mail.service.ts';
import { allChoices } from './notifications.delivery.policy.ts';
import { digestEmail } from './notifications.email.view.ts';
import * as repository from './notifications.mail.repository.ts';
import { isStale } from './notifications.policy.ts';
import { findSettings } from './notifications.preferences.repository.ts';
import { digestDue, timingOf } from './notifications.timing.service.ts';
import { unsubscribeLinks } from './notifications.unsubscribe.service.ts';

const pageSize = 500;

/**
 * Sends the digest emails that are due. May run often, late and in several processes at once: the transaction that
 * stores an email also claims its notifications.
 */
export async function sendDigests(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  let after: string | undefined;
  do {
    const page = await repository.listDigestRecipients(ctx.db, after, pageSize);
    for (const { userId, oldest, ...stored } of page) {
      const due = digestDue(timingOf(stored), now);
      if (due && oldest < due) await sendOrLog(ctx, userId, due);
    }
    after = page.length < pageSize ? undefined : page.at(-1)?.userId;
  } while (after !== undefined);
}

/** Logs a failure, so that it does not affect other users. The next run tries again. */
async function sendOrLog(ctx: Ctx, userId: string, due: Date): Promise<void> {
  try {
    await withTransaction(ctx, (ctx) => sendDigest(ctx, userId, due));
  } catch (err) {
    ctx.log.error({ err, user: userId }, 'a digest email failed and is retried by the next run');
  }
}

/** Sends nothing if all notifications are read or the user no longer wants their types by email. */
async function sendDigest(ctx: Ctx, userId: string, due: Date): Promise<void> {
  const taken = await repository.claimForDigest(ctx.db, userId, due);
  const settings = await findSettings(ctx.db, userId);
  if (settings === undefined) return;
  const choices = allChoices(settings.choices);
  const news = taken.filter((one) => !isStale(one) && choices[one.type].mail !== 'off');
  if (news.length === 0) return;
  const stop = (scope: MailScope) => unsubscribeLinks(ctx, userId, scope);
  await emailUser(ctx, userId, digestEmail(news, ctx.deps.config.publicUrl, stop));
}
