import type { Answer, ParsedInput } from '@teamwright/contracts/core/endpoint.ts';
import type { eventWebhooks, WebhookKind } from '@teamwright/contracts/events/webhook.ts';
import type { Ctx, UserCtx } from '../../../core/ctx.ts';
import { decrypt, encrypt, reencrypt } from '../../../core/encryption.ts';
import { AppError, invalidField, notFound } from '../../../core/errors.ts';
import { emitLater } from '../../../core/events.ts';
import { withTransaction } from '../../../core/transaction.ts';
import { WebhookError } from '../../../platform/webhooks.ts';
import { audit } from '../../audit/audit.service.ts';
import { canEditEvent } from '../events.policy.ts';
import { countParticipants, type EventRow, findEvent } from '../events.repository.ts';
import { getManaged, lockManaged } from '../events.service.ts';
import { eventCardView } from '../events.view.ts';
import { collectSeconds, failureReason, isTemporary, webhookAddress } from './events.webhook.policy.ts';
import type { WebhookRow } from './events.webhook.repository.ts';
import * as repository from './events.webhook.repository.ts';
import { messageBody, newsText, webhookView } from './events.webhook.view.ts';

const purpose = 'event-webhook';

type WebhookAnswer = Answer<typeof eventWebhooks.putWebhook>;

export async function getWebhook(
  ctx: UserCtx,
  eventId: string,
): Promise<Answer<typeof eventWebhooks.webhook>> {
  const event = await getManaged(ctx, eventId);
  return { ...(await answerOf(ctx, event.id)), origins: [...ctx.deps.webhooks.origins] };
}

async function answerOf(ctx: Ctx, eventId: string): Promise<WebhookAnswer> {
  const row = await repository.findWebhook(ctx.db, eventId);
  return { webhook: row === undefined ? null : webhookView(row) };
}

/** @throws AppError `invalid` for an address that this site does not post to; `conflict` after the event */
export async function putWebhook(
  ctx: UserCtx,
  eventId: string,
  { url, kinds }: ParsedInput<typeof eventWebhooks.putWebhook>['body'],
): Promise<WebhookAnswer> {
  return await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    if (!canEditEvent(event.status)) throw new AppError('conflict', 'This event can no longer be changed');
    if (url === undefined) {
      const stored = await repository.findWebhook(ctx.db, event.id);
      if (stored === undefined) throw invalidField('url', 'Enter the address of the webhook');
      await repository.updateWebhook(ctx.db, event.id, { kinds });
    } else {
      const { origins } = ctx.deps.webhooks;
      const address = webhookAddress(url, origins);
      if (address === undefined)
        throw invalidField('url', `Enter an address that starts with ${origins.join(' or ')}`);
      const sealedUrl = encrypt(ctx.deps.secrets, purpose, address.href);
      await repository.upsertWebhook(ctx.db, { eventId: event.id, sealedUrl, host: address.host, kinds });
    }
    await audit(ctx, { actorId: ctx.actor.userId, action: 'event_webhook_set', subject: event.id });
    return await answerOf(ctx, event.id);
  });
}

export async function removeWebhook(ctx: UserCtx, eventId: string): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const event = await lockManaged(ctx, eventId);
    await repository.removeWebhook(ctx.db, event.id);
    await audit(ctx, { actorId: ctx.actor.userId, action: 'event_webhook_removed', subject: event.id });
  });
}

/** Posts a test message at once. The response contains the failure if it did not arrive. */
export async function testWebhook(ctx: UserCtx, eventId: string): Promise<WebhookAnswer> {
  const event = await getManaged(ctx, eventId);
  const row = await repository.findWebhook(ctx.db, event.id);
  if (row === undefined) throw notFound('Webhook');
  await post(ctx, event, row, 'test');
  return await answerOf(ctx, event.id);
}

/** Stores a job that posts news, in the transaction of the change. News of one kind is collected in one message. */
export async function queueNews(ctx: Ctx, eventId: string, kind: WebhookKind): Promise<void> {
  if (await repository.updateWaiting(ctx.db, eventId, kind))
    await emitLater(ctx, 'event.news_queued', { eventId, kind }, collectSeconds[kind]);
}

/** Queues news about a change in the team of a project. No-op for projects outside events. */
export async function queueTeamNews(ctx: Ctx, projectId: string): Promise<void> {
  const eventId = await repository.findEventIdOfProject(ctx.db, projectId);
  if (eventId !== undefined) await queueNews(ctx, eventId, 'team_changed');
}

/** The job for `event.news_queued`. Throws after a temporary failure, so that it is retried. */
export async function postNews(ctx: Ctx, eventId: string, kind: WebhookKind): Promise<void> {
  await repository.clearWaiting(ctx.db, eventId, kind);
  const row = await repository.findWebhook(ctx.db, eventId);
  const event = row && (await findEvent(ctx.db, eventId));
  if (event === undefined || row === undefined || !row.kinds.includes(kind)) return;
  // Teams that go on as ordinary projects are no news of the event.
  if (!canEditEvent(event.status)) return;
  const error = await post(ctx, event, row, kind);
  if (error !== undefined && isTemporary(error.status)) throw error;
}

/** Posts one message and stores whether it arrived. */
async function post(
  ctx: Ctx,
  event: EventRow,
  row: WebhookRow,
  kind: WebhookKind | 'test',
): Promise<WebhookError | undefined> {
  const { webhooks, secrets, config } = ctx.deps;
  const { participants: taken, waiting } = eventCardView(event, await countParticipants(ctx.db, [event.id]));
  const { title, capacity, slug } = event;
  const url = `${config.publicUrl}/events/${slug}`;
  const message = newsText(kind, { title, taken, capacity, waiting, url });
  const error = await postTo(decrypt(secrets, purpose, row.sealedUrl), (address) =>
    webhooks.post(address, messageBody(row.host, message)),
  );
  const now = ctx.clock.now();
  const outcome =
    error === undefined
      ? { deliveredAt: now, failedAt: null, failure: '' }
      : { failedAt: now, failure: failureReason(row.host, error.status) };
  await repository.updateWebhook(ctx.db, event.id, outcome);
  return error;
}

/** An address that cannot be decrypted is treated like one that the host no longer accepts. */
async function postTo(
  address: string | undefined,
  run: (address: string) => Promise<void>,
): Promise<WebhookError | undefined> {
  if (address === undefined) return new WebhookError(410);
  try {
    await run(address);
    return undefined;
  } catch (error) {
    if (error instanceof WebhookError) return error;
    throw error;
  }
}

/** Re-encrypts addresses with the current key, so that the former one can be removed. */
export async function reencryptWebhooks(ctx: Ctx): Promise<void> {
  for (const { eventId, sealedUrl } of await repository.listSealedUrls(ctx.db)) {
    const after = reencrypt(ctx.deps.secrets, purpose, sealedUrl);
    if (after !== undefined) await repository.updateSealedUrl(ctx.db, eventId, sealedUrl, after);
  }
}
