import { safeFetch } from './safe-fetch.ts';

/** A message did not arrive. The text of this error never contains the address, which is a secret. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** The status of the response; null if the host cannot be reached. */
  readonly status: number | null;

  constructor(status: number | null, cause?: unknown) {
    super(status === null ? 'the webhook cannot be reached' : `the webhook responded with ${status}`, {
      cause,
    });
    this.status = status;
  }
}

/** Posts messages to addresses that users enter. */
export interface Webhooks {
  /** Origins that the operator allows. Others are never called, so that no user reaches the operator's network. */
  readonly origins: readonly string[];
  /** @throws WebhookError */
  post(address: string, body: object): Promise<void>;
}

const timeoutMs = 5_000;

export function createWebhooks(origins: readonly string[]): Webhooks {
  const unreachable = (cause: unknown) => new WebhookError(null, cause);
  const guarded = safeFetch(fetch, { origins, timeoutMs, unreachable });
  return {
    origins,
    async post(address, body) {
      const headers = { 'content-type': 'application/json' };
      const { ok, status } = await guarded(address, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!ok) throw new WebhookError(status);
    },
  };
}
