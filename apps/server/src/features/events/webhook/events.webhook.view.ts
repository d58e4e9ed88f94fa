import type { EventWebhook, WebhookKind } from '@teamwright/contracts/events/webhook.ts';
import type { WebhookRow } from './events.webhook.repository.ts';

export function webhookView({ host, kinds, deliveredAt, failure, failedAt }: WebhookRow): EventWebhook {
  return {
    host,
    kinds,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    failure: failedAt === null ? null : { at: failedAt.toISOString(), reason: failure },
  };
}

interface Facts {
  readonly title: string;
  readonly taken: number;
  readonly capacity: number;
  readonly waiting: number;
  /** The page of the event. */
  readonly url: string;
}

/** The text of a message. It contains numbers of the public page, and no names. */
export function newsText(
  kind: WebhookKind | 'test',
  { title, taken, capacity, waiting, url }: Facts,
): string {
  const places = `${taken} of ${capacity} places are taken`;
  const texts = {
    test: `This is a test message about “${title}”.`,
    registration: `Registrations for “${title}”: ${places}, ${waiting} on the waiting list.`,
    published: `The teams of “${title}” are published.`,
    team_changed: `Teams of “${title}” have changed.`,
  };
  return `${texts[kind]} ${url}`;
}

const zeroWidthSpace = '\u200b';

/**
 * The body of a message to this host. Titles are user input, so mentions in them are disabled: those of Discord,
 * Slack's `<!channel>`, and Mattermost's `@all`, which has no setting for it.
 */
export function messageBody(host: string, message: string): object {
  if (host === 'discord.com') return { content: message, allowed_mentions: { parse: [] } };
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return { text: text.replaceAll('@', `@${zeroWidthSpace}`) };
}
