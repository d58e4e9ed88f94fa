import {
  type MailScope,
  mailScope,
  type NotificationChoices,
} from '@teamwright/contracts/notification-preferences.ts';
import { notificationTypes } from '@teamwright/contracts/notifications.ts';
import type { Ctx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { knownId } from '../../core/ids.ts';
import { sign, unsign } from '../../core/secrets.ts';
import { withTransaction } from '../../core/transaction.ts';
import { allChoices } from './notifications.delivery.policy.ts';
import * as repository from './notifications.preferences.repository.ts';

const purpose = 'unsubscribe';

interface Subscription {
  readonly scope: MailScope;
  /** Whether any of it comes by mail. */
  readonly subscribed: boolean;
}

/** Where a mail of this scope is stopped: by its reader, and by a mail program with one POST. */
export function stopOf(ctx: Ctx, userId: string, scope: MailScope): { url: string; oneClick: string } {
  const token = sign(ctx.deps.secrets, purpose, `${userId}.${scope}`);
  return {
    url: pageOf(ctx, token),
    oneClick: `${ctx.deps.config.publicUrl}/api/notifications/unsubscribe?token=${token}`,
  };
}

/** The page with the button. */
export function pageOf(ctx: Ctx, token: string): string {
  return `${ctx.deps.config.publicUrl}/unsubscribe?token=${encodeURIComponent(token)}`;
}

/** What a token is for, and whether that still comes. @throws AppError `invalid` when it is not one of ours */
export async function getSubscription(ctx: Ctx, token: string): Promise<Subscription> {
  const { userId, scope } = readToken(ctx, token);
  return { scope, subscribed: typesOf(scope, await choicesOf(ctx, userId)).length > 0 };
}

/** Stops the mails that a token is for; what stands in the list stays. Safe to repeat. @throws AppError `invalid` */
export async function unsubscribe(ctx: Ctx, token: string): Promise<Subscription> {
  const { userId, scope } = readToken(ctx, token);
  return await withTransaction(ctx, async (ctx) => {
    const choices = await choicesOf(ctx, userId);
    const changed = typesOf(scope, choices).map((type) => [type, { ...choices[type], mail: 'off' }]);
    const off: Partial<NotificationChoices> = Object.fromEntries(changed);
    if (changed.length > 0)
      await repository.upsertPreferences(ctx.db, userId, { choices: off, quiet: undefined }, ctx.clock.now());
    return { scope, subscribed: false };
  });
}

/** Types within a scope that come by mail. */
function typesOf(scope: MailScope, choices: NotificationChoices) {
  return notificationTypes.filter((type) =>
    scope === 'digest' ? choices[type].mail === 'digest' : type === scope && choices[type].mail !== 'off',
  );
}

async function choicesOf(ctx: Ctx, userId: string): Promise<NotificationChoices> {
  const settings = await repository.findSettings(ctx.db, userId);
  if (settings === undefined || settings.status !== 'active') throw unknownLink();
  return allChoices(settings.choices);
}

function readToken(ctx: Ctx, token: string): { userId: string; scope: MailScope } {
  const [userId = '', name] = unsign(ctx.deps.secrets, purpose, token)?.split('.') ?? [];
  const scope = mailScope.safeParse(name);
  if (!scope.success) throw unknownLink();
  return { userId: knownId(userId, 'Account'), scope: scope.data };
}

function unknownLink(): AppError {
  return new AppError('invalid', 'This link is not one of ours, or its account is gone');
}
