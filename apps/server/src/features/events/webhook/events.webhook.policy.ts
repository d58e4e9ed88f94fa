import type { WebhookKind } from '@teamwright/contracts/events/webhook.ts';

/** Seconds in which news of a kind are collected in one message. */
export const collectSeconds: Record<WebhookKind, number> = {
  registration: 60,
  published: 0,
  team_changed: 30,
};

/** Returns undefined if the origin is not allowed, or if the address contains credentials. */
export function webhookAddress(text: string, origins: readonly string[]): URL | undefined {
  const url = URL.parse(text);
  if (url === null || !origins.includes(url.origin)) return undefined;
  return url.username === '' && url.password === '' ? url : undefined;
}

/** Whether a retry can succeed: the host cannot be reached, limits the rate, or has an internal error. */
export function isTemporary(status: number | null): boolean {
  return status === null || status === 429 || status >= 500;
}

/** Why a message did not arrive, for organisers. */
export function failureReason(host: string, status: number | null): string {
  if (status === null) return `${host} cannot be reached. We'll retry automatically.`;
  if (isTemporary(status)) return `${host} is unavailable (${status}). We'll retry automatically.`;
  if ([401, 403, 404, 410].includes(status))
    return `${host} no longer accepts this address (${status}). Create a new one there and enter it here.`;
  return `${host} rejected the message (${status}). Check the address.`;
}
