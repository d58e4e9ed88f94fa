import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { type Fetch, safeFetch } from '../safe-fetch.ts';
import {
  type LanguageModel,
  ModelUnavailableError,
  maxTextChars,
  TextRejectedError,
} from './language-model.ts';

interface Endpoint {
  readonly baseUrl: string;
  readonly embeddingModel: string;
  readonly apiKey: string | undefined;
  /** Time limit of one call, body included. */
  readonly timeoutMs?: number;
  /** Milliseconds before the second and the third try. */
  readonly pauses?: readonly number[];
  readonly wait?: (ms: number) => Promise<unknown>;
}

const defaults = { timeoutMs: 15_000, pauses: [1_000, 4_000], wait: (ms: number) => sleep(ms) };
const maxTextsPerCall = 32;
/** If the endpoint asks for a longer pause, the call fails: the caller's job comes back later. */
const maxWaitMs = 10_000;
const maxDimensions = 4_096;
/** Statuses that a text itself can cause. */
const textStatuses = [400, 413, 422];

/** The part of the response that is used; `safeFetch` limits the size of the body. */
const embeddingsResponse = z.object({ data: z.array(z.object({ embedding: z.array(z.number()) })) });

/** Null if no endpoint is configured. */
export function configuredLanguageModel({ languageModel }: Config): LanguageModel | null {
  return languageModel === undefined ? null : openEmbeddings(languageModel);
}

export function openEmbeddings(endpoint: Endpoint): LanguageModel {
  const { baseUrl, embeddingModel, apiKey, timeoutMs, pauses, wait } = { ...defaults, ...endpoint };
  const url = `${baseUrl.replace(/\/$/, '')}/embeddings`;
  const headers = {
    'content-type': 'application/json',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };
  const send: Fetch = safeFetch(fetch, {
    origins: [new URL(baseUrl).origin],
    timeout: timeoutMs,
    away: () => new ModelUnavailableError('cannot be reached'),
  });

  /** Retries network failures, 429 and 5xx. Returns the last response, whatever its status. */
  async function post(body: string): Promise<Response> {
    for (const pause of pauses) {
      const response = await send(url, { method: 'POST', headers, body }).catch(() => undefined);
      const wantedMs = ((response && retryAfterSeconds(response)) ?? 0) * 1_000;
      if (response && (!isTemporary(response) || wantedMs > maxWaitMs)) return response;
      await wait(Math.max(pause, wantedMs));
    }
    return await send(url, { method: 'POST', headers, body });
  }

  async function embedBatch(texts: readonly string[]): Promise<Float32Array[]> {
    const input = texts.map((text) => text.slice(0, maxTextChars).toWellFormed());
    const response = await post(JSON.stringify({ model: embeddingModel, input, encoding_format: 'float' }));
    if (!response.ok) throw errorOf(response);
    return await vectorsOf(response, texts.length);
  }

  return {
    model: embeddingModel,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let start = 0; start < texts.length; start += maxTextsPerCall)
        vectors.push(...(await embedBatch(texts.slice(start, start + maxTextsPerCall))));
      return vectors;
    },
  };
}

async function vectorsOf(response: Response, count: number): Promise<Float32Array[]> {
  const body: unknown = await response.json().catch(() => undefined);
  const { data, success } = embeddingsResponse.safeParse(body);
  if (!success) throw new ModelUnavailableError('returned an unreadable response');
  const vectors = data.data.map(({ embedding }) => Float32Array.from(embedding));
  const dimensions = vectors[0]?.length ?? 0;
  const isComplete = vectors.length === count && dimensions > 0 && dimensions <= maxDimensions;
  const isRegular = vectors.every((vector) => vector.length === dimensions && vector.every(Number.isFinite));
  if (!isComplete || !isRegular) throw new ModelUnavailableError('did not return one vector for each text');
  return vectors;
}

function isTemporary({ status }: Response): boolean {
  return status === 429 || status >= 500;
}

/** Carries the status only: the endpoint's own message can quote the texts. */
function errorOf(response: Response): Error {
  const { status } = response;
  if (textStatuses.includes(status)) return new TextRejectedError(`the language model answered ${status}`);
  return new ModelUnavailableError(`answered ${status}`, retryAfterSeconds(response));
}

/** The header `Retry-After` holds seconds or a date. */
function retryAfterSeconds({ headers }: Response): number | undefined {
  const header = headers.get('retry-after');
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
