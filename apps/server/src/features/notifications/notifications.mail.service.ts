import type { Ctx } from '../../core/ctx.ts';
import { emitLater } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { emailUser } from '../mail/mail.service.ts';
import { decideDelivery } from './notifications.delivery.policy.ts';
import { notificationEmail } from './notifications.email.view.ts';
import * as repository from './notifications.mail.repository.ts';
import { isStale } from './notifications.policy.ts';
import { findSettings } from './notifications.preferences.repository.ts';
import { quietUntil, timingOf } from './notifications.timing.service.ts';
import { unsubscribeLinks } from './notifications.unsubscribe.service.ts';

/**
 * Sends the email about a notification once, unless it was read or answered in the meantime or its recipient changed
 * their choice. In quiet hours it waits for their end.
 */
export async function emailNotification(ctx: Ctx, notificationId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const news = await repository.findDueForUpdate(ctx.db, notificationId);
    if (news === undefined) return;
    const settings = await findSettings(ctx.db, news.recipientId, news.projectId);
    const wanted = settings && !isStale(news) ? decideDelivery(news.type, settings).mail : 'off';
    if (settings === undefined || wanted !== 'now')
      return await repository.updateEmailDelivery(ctx.db, news.id, wanted === 'digest' ? 'digest' : null);
    const now = ctx.clock.now();
    const wait = (quietUntil(timingOf(settings), now)?.getTime() ?? 0) - now.getTime();
    if (wait > 0)
      return await emitLater(ctx, 'notification.mail_wanted', { notificationId }, Math.ceil(wait / 1000));
    await repository.updateEmailDelivery(ctx.db, news.id, null);
    const stop = unsubscribeLinks(ctx, news.recipientId, news.type);
    await emailUser(ctx, news.recipientId, notificationEmail(news, ctx.deps.config.publicUrl, stop));
  });
}
