import { AwsClient } from 'aws4fetch';
import type { Config } from '../../config.ts';
import { AppError } from '../../core/errors.ts';
import type { Storage } from './storage.ts';

type Bucket = NonNullable<Config['s3']>;

/** Time limit of each try in milliseconds. */
const timeout = 5_000;

/** Retries after a network failure, a 429 or a 5xx: twice, after about 50 and 100 ms. */
const retries = 2;

/** Objects of a bucket with path-style addresses, which every S3-compatible store supports. */
export function openS3Storage(bucket: Bucket): Storage {
  const client = new AwsClient({
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
    region: bucket.region,
    service: 's3',
    // Retries are below: those of the client would share one time limit.
    retries: 0,
  });
  const endpoint = bucket.endpoint ?? `https://s3.${bucket.region}.amazonaws.com`;
  const base = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket.bucket)}`;

  async function send(method: string, file: string, init: RequestInit = {}): Promise<Response> {
    for (let tried = 0; ; tried += 1) {
      const outcome = await attempt(method, file, init);
      if (outcome instanceof Response && outcome.status < 500 && outcome.status !== 429) return outcome;
      if (tried === retries) throw away(outcome instanceof Response ? await explain(outcome) : outcome);
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** tried));
    }
  }

  async function attempt(method: string, file: string, init: RequestInit): Promise<unknown> {
    try {
      const signal = AbortSignal.timeout(timeout);
      return await client.fetch(`${base}/${encodeURIComponent(file)}`, { method, ...init, signal });
    } catch (error) {
      return error;
    }
  }

  return {
    async put(file, bytes, type) {
      const answer = await send('PUT', file, {
        body: Uint8Array.from(bytes),
        headers: { 'content-type': type },
      });
      if (!answer.ok) throw away(await explain(answer));
      await answer.body?.cancel();
    },
    async read(file) {
      const answer = await send('GET', file);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw away(await explain(answer));
      return new Uint8Array(await answer.arrayBuffer());
    },
    async remove(file) {
      const answer = await send('DELETE', file);
      if (!answer.ok && answer.status !== 404) throw away(await explain(answer));
      await answer.body?.cancel();
    },
  };
}

async function explain(answer: Response): Promise<Error> {
  const text = await answer.text().catch(() => '');
  return new Error(`the picture store answered ${answer.status}: ${text.slice(0, 300)}`);
}

function away(cause: unknown): AppError {
  return new AppError('unavailable', 'Pictures cannot be stored for a moment. Please try again.', {
    cause,
    retryAfter: 5,
  });
}
