import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

const dimensions = 64;

/** The faults of the fake, changeable at any time. */
interface Faults {
  /** The status instead of 200, for this many calls. */
  status: number;
  times: number;
  headers: Record<string, string>;
  /** Only for calls with such a text. */
  when: RegExp | undefined;
  slowMs: number;
  /** The body instead of vectors. */
  body: ((inputs: readonly string[]) => string) | undefined;
}

export interface FakeLanguageModel {
  readonly url: string;
  readonly env: {
    readonly AI_BASE_URL: string;
    readonly AI_EMBEDDING_MODEL: string;
    readonly AI_API_KEY: string;
  };
  readonly faults: Faults;
  /** All calls. */
  readonly calls: {
    readonly model: string;
    readonly inputs: readonly string[];
    readonly key: string | undefined;
  }[];
  close(): Promise<void>;
}

export const noFaults: Faults = {
  status: 200,
  times: 0,
  headers: {},
  slowMs: 0,
  body: undefined,
  when: undefined,
};

/** A fake OpenAI-compatible endpoint. Texts that share words get similar vectors. */
export async function startLanguageModel(): Promise<FakeLanguageModel> {
  const calls: FakeLanguageModel['calls'] = [];
  const faults = { ...noFaults };
  const server = createServer(async (request, response) => {
    const { model, input } = JSON.parse(await readText(request)) as { model: string; input: string[] };
    calls.push({ model, inputs: input, key: request.headers.authorization });
    if (faults.slowMs > 0) await new Promise((resolve) => setTimeout(resolve, faults.slowMs).unref());
    answer(response, model, input, faults);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    env: { AI_BASE_URL: url, AI_EMBEDDING_MODEL: 'words', AI_API_KEY: 'a key of the tests' },
    faults,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(response: ServerResponse, model: string, inputs: readonly string[], faults: Faults): void {
  const broken = faults.times > 0 && (!faults.when || faults.when.test(inputs.join('\n')));
  if (broken) faults.times -= 1;
  const status = broken ? faults.status : 200;
  const headers = { 'content-type': 'application/json', ...(broken && faults.headers) };
  response.writeHead(status, headers);
  if (status !== 200) response.end(JSON.stringify({ error: { message: `no: ${inputs.join(' ')}` } }));
  else
    response.end(
      broken && faults.body ? faults.body(inputs) : embeddingsBody(model, inputs.map(vectorOfWords)),
    );
}

/** The response format that OpenAI documents. */
export function embeddingsBody(model: string, vectors: readonly (readonly unknown[])[]): string {
  const data = vectors.map((embedding, index) => ({ object: 'embedding', index, embedding }));
  return JSON.stringify({ object: 'list', data, model, usage: { prompt_tokens: 1, total_tokens: 1 } });
}

/** Each word moves the vector in its own direction. */
export function vectorOfWords(text: string): number[] {
  const vector = Array.from({ length: dimensions }, () => 0.001);
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    let state = 7;
    for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    for (let at = 0; at < dimensions; at += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      vector[at] = (vector[at] ?? 0) + (state >>> 31 ? 1 : -1);
    }
  }
  return vector;
}
