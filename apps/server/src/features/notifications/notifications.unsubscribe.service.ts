import { notificationTypes } from '@teamwright/contracts/notifications/notifications.ts';
import {
  type MailScope,
  mailScope,
  type NotificationChoices,
} from '@teamwright/contracts/notifications/preferences.ts';
import type { Ctx } from '../../core/ctx.ts';
import { type AppError, invalidField } from '../../core/errors.ts';
import { knownId } from '../../core/ids.ts';
import { sign, unsign } from '../../core/secrets.ts';
import { withTransaction } from '../../core/transaction.ts';
import { allChoices } from './notifications.delivery.policy.ts';
import * as repository from './notifications.preferences.repository.ts';

const purpose = 'unsubscribe';

interface Subscription {
  readonly scope: MailScope;
  /** Whether any type of the scope is sent by email. */
  readonly subscribed: boolean;
}

/** The unsubscribe links of a scope: one for the reader, and one for a mail program's single POST. */
export function unsubscribeLinks(
  ctx: Ctx,
  userId: string,
  scope: MailScope,
): { url: string; oneClick: string } {
  const token = sign(ctx.deps.secrets, purpose, `${userId}.${scope}`);
  return {
    url: pageOf(ctx, token),
    oneClick: `${ctx.deps.config.publicUrl}/api/notifications/unsubscribe?token=${token}`,
  };
}

/** URL of the page with the button. */
export function pageOf(ctx: Ctx, token: string): string {
  return `${ctx.deps.config.publicUrl}/unsubscribe?token=${encodeURIComponent(token)}`;
}

/**
 * The scope of a token, and whether it is still sent by email. @throws AppError `invalid` when the token was not
 * signed by this server
 */
export async function getSubscription(ctx: Ctx, token: string): Promise<Subscription> {
  const { userId, scope } = readToken(ctx, token);
  return { scope, subscribed: typesOf(scope, await choicesOf(ctx, userId)).length > 0 };
}

/** Stops the emails of a token's scope; notifications in the list stay. Idempotent. @throws AppError `invalid` */
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

/** Types of a scope that are sent by email. */
function typesOf(scope: MailScope, choices: NotificationChoices) {
  return notificationTypes.filter((type) =>
    scope === 'digest' ? choices[type].mail === 'digest' : type === scope && choices[type].mail !== 'off',
  );
}

async function choicesOf(ctx: Ctx, userId: string): Promise<NotificationChoices> {
  const settings = await repository.findSettings(ctx.db, userId);
  if (settings === undefined || settings.status !== 'active') throw unknownLinkError();
  return allChoices(settings.choices);
}

function readToken(ctx: Ctx, token: string): { userId: string; scope: MailScope } {
  const [userId = '', name] = unsign(ctx.deps.secrets, purpose, token)?.split('.') ?? [];
  const scope = mailScope.safeParse(name);
  if (!scope.success) throw unknownLinkError();
  return { userId: knownId(userId, 'Account'), scope: scope.data };
}

function unknownLinkError(): AppError {
  return invalidField('token', 'This link is invalid, or its account no longer exists');
}
