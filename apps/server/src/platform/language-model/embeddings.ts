import { setTimeout as sleep } from 'node:timers/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, type EmbeddingModel, embedMany } from 'ai';
import { guardedFetch } from '../guarded-fetch.ts';
import { type LanguageModel, longestText, ModelAway, TextRefused } from './language-model.ts';

interface Endpoint {
  readonly baseUrl: string;
  readonly embeddingModel: string;
  readonly apiKey: string | undefined;
  /** Milliseconds for one call. */
  readonly timeout?: number;
  /** Milliseconds before the second and the third try. */
  readonly pauses?: readonly number[];
}

const usual = { timeout: 15_000, pauses: [1_000, 4_000] };
const textsInACall = 32;
/** Whom the endpoint asks to wait for longer is better served by a job that comes back. */
const longestWaitSeconds = 10;
const mostDimensions = 4_096;
/** What a text itself can be the reason of. */
const aboutTheText = [400, 413, 422];

export function openEmbeddings(endpoint: Endpoint): LanguageModel {
  const { baseUrl, embeddingModel, apiKey, timeout, pauses } = { ...usual, ...endpoint };
  const provider = createOpenAICompatible({
    name: 'endpoint',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    fetch: guardedFetch(fetch, { origins: [new URL(baseUrl).origin], timeout, away: asNetworkError }),
  });
  const model = provider.embeddingModel(embeddingModel);
  return {
    model: embeddingModel,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let at = 0; at < texts.length; at += textsInACall)
        vectors.push(...(await withRetries(model, texts.slice(at, at + textsInACall), pauses)));
      return vectors;
    },
  };
}

/** The library takes this for a network that failed, whatever became of the call. */
function asNetworkError(cause: unknown): Error {
  return new TypeError('fetch failed', { cause });
}

/** A network that fails, 429 and 5xx are tried twice more; other answers stay what they are. */
async function withRetries(model: EmbeddingModel, texts: readonly string[], pauses: readonly number[]) {
  for (let tried = 0; ; tried += 1) {
    try {
      return await ask(model, texts);
    } catch (error) {
      const pause = pauses[tried];
      if (!APICallError.isInstance(error)) throw unexpected(error);
      const wanted = secondsWanted(error);
      const waits = wanted === undefined || wanted <= longestWaitSeconds;
      if (!mayPass(error) || pause === undefined || !waits) throw told(error);
      await sleep(Math.max(pause, (wanted ?? 0) * 1_000));
    }
  }
}

async function ask(model: EmbeddingModel, texts: readonly string[]): Promise<Float32Array[]> {
  const values = texts.map((text) => text.slice(0, longestText).toWellFormed());
  const { embeddings } = await embedMany({ model, values, maxRetries: 0 });
  const dimensions = embeddings[0]?.length ?? 0;
  const fits = dimensions > 0 && dimensions <= mostDimensions && embeddings.length === texts.length;
  const sound = embeddings.every((one) => one.length === dimensions && one.every(Number.isFinite));
  if (!fits || !sound) throw new ModelAway('answered something else than a vector for each text');
  return embeddings.map((one) => Float32Array.from(one));
}

function mayPass({ statusCode }: APICallError): boolean {
  return statusCode === undefined || statusCode === 429 || statusCode >= 500;
}

/** Only the status leaves the door: the library's error holds the texts and the answer. */
function told(error: APICallError): Error {
  const { statusCode } = error;
  if (statusCode === undefined) return new ModelAway('cannot be reached');
  if (aboutTheText.includes(statusCode)) return new TextRefused(`the language model answered ${statusCode}`);
  return new ModelAway(`answered ${statusCode}`, secondsWanted(error));
}

function unexpected(error: unknown): Error {
  return error instanceof ModelAway ? error : new ModelAway('answered what cannot be read');
}

/** What `Retry-After` says, in seconds; it may also be a date. */
function secondsWanted({ responseHeaders }: APICallError): number | undefined {
  const header = responseHeaders?.['retry-after'];
  if (header === undefined) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
