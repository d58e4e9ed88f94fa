import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  embeddingsBody,
  type LanguageModelStandIn,
  noFaults,
  startLanguageModel,
  vectorOfWords,
} from '../../testing/language-model.ts';
import { openEmbeddings } from './embeddings.ts';
import { longestText, ModelAway, TextRefused } from './language-model.ts';

let endpoint: LanguageModelStandIn;

beforeAll(async () => {
  endpoint = await startLanguageModel();
});
beforeEach(() => {
  endpoint.calls.length = 0;
  Object.assign(endpoint.faults, noFaults);
});
afterAll(() => endpoint.close());

function door(over: { timeout?: number; pauses?: readonly number[]; baseUrl?: string } = {}) {
  const { url } = endpoint;
  return openEmbeddings({ baseUrl: url, embeddingModel: 'words', apiKey: 'k3y', pauses: [5, 10], ...over });
}

async function failure(texts = ['tide tables']): Promise<Error> {
  return await door({ timeout: 200 })
    .embed(texts)
    .then(
      () => new Error('it answered'),
      (error) => error,
    );
}

function fail(status: number, times: number, headers: Record<string, string> = {}): void {
  Object.assign(endpoint.faults, { status, times, headers });
}

test('asks for all texts at once, with the key, and answers their vectors in order', async () => {
  const vectors = await door().embed(['tide tables', 'harbour log']);
  expect(vectors).toEqual(
    [vectorOfWords('tide tables'), vectorOfWords('harbour log')].map((one) => Float32Array.from(one)),
  );
  expect(endpoint.calls).toEqual([
    { model: 'words', inputs: ['tide tables', 'harbour log'], key: 'Bearer k3y' },
  ]);
});

test('cuts what is long, sends few texts in a call, and whole characters only', async () => {
  const texts = Array.from({ length: 70 }, (_, at) => `${at}`);
  expect(await door().embed([...texts, 'x'.repeat(longestText - 1).concat('🦀 more')])).toHaveLength(71);
  expect(endpoint.calls.map(({ inputs }) => inputs.length)).toEqual([32, 32, 7]);
  const last = endpoint.calls.at(-1)?.inputs.at(-1) ?? '';
  expect([last.length, last.isWellFormed()]).toEqual([longestText, true]);
});

describe('tries again', () => {
  test.each([429, 500, 503])('after a %i, twice', async (status) => {
    fail(status, 2);
    expect(await door().embed(['tide'])).toHaveLength(1);
    fail(status, 3);
    expect(await failure()).toBeInstanceOf(ModelAway);
    expect(endpoint.calls).toHaveLength(6);
  });

  test('after as long as it is asked to wait', async () => {
    fail(429, 1, { 'retry-after': '1' });
    const started = performance.now();
    await door().embed(['tide']);
    expect(performance.now() - started).toBeGreaterThan(950);
  });

  test('not at once when it is asked to wait for long, and says for how long', async () => {
    fail(429, 1, { 'retry-after': '90' });
    expect(await failure()).toMatchObject({ name: 'ModelAway', retryAfter: 90 });
    fail(503, 1, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() });
    expect(await failure()).toMatchObject({ name: 'ModelAway', retryAfter: expect.closeTo(60, -1) });
    expect(endpoint.calls).toHaveLength(2);
  });

  test('when nothing comes within the time', async () => {
    endpoint.faults.slowMs = 2_000;
    expect(await failure()).toMatchObject({ message: 'the language model cannot be reached' });
    expect(endpoint.calls).toHaveLength(3);
  });

  test('when nobody is there', async () => {
    const gone = door({ baseUrl: 'http://127.0.0.1:1/v1' });
    await expect(gone.embed(['tide'])).rejects.toBeInstanceOf(ModelAway);
  });
});

describe('does not try again', () => {
  test.each([400, 413, 422])('after a %i, which may be about the text', async (status) => {
    fail(status, 1);
    expect(await failure()).toBeInstanceOf(TextRefused);
  });

  test.each([401, 403, 404])('after a %i, which is not', async (status) => {
    fail(status, 1);
    expect(await failure()).toBeInstanceOf(ModelAway);
  });

  test.each([
    ['no JSON', () => '{"data": [{'],
    ['another shape', () => '{"vectors": []}'],
    ['no vector', () => embeddingsBody('words', [])],
    ['too many', () => embeddingsBody('words', [[1], [2], [3]])],
    ['vectors of two dimensions', () => embeddingsBody('words', [[1, 2], [1]])],
    ['nothing in a vector', () => embeddingsBody('words', [[], []])],
    [
      'what is no number',
      () =>
        embeddingsBody('words', [
          [1, null],
          [1, 2],
        ]),
    ],
    [
      'what is too large for a number',
      () =>
        embeddingsBody('words', [
          [1, 2],
          [1, 2],
        ]).replace('1', '1e999'),
    ],
    [
      'too many dimensions',
      (inputs: readonly string[]) =>
        embeddingsBody(
          'words',
          inputs.map(() => Array(4_097).fill(1)),
        ),
    ],
  ])('an answer that holds %s', async (_what, body) => {
    Object.assign(endpoint.faults, { times: 1, body });
    expect(await failure(['tide', 'log'])).toBeInstanceOf(ModelAway);
  });

  test('and is not led elsewhere', async () => {
    fail(302, 1, { location: 'http://169.254.169.254/latest' });
    expect(await failure()).toBeInstanceOf(ModelAway);
    expect(endpoint.calls).toHaveLength(1);
  });
});

test.each([400, 401, 500])('an error of %i holds neither text nor key', async (status) => {
  fail(status, 3);
  const error = await failure(['a secret harbour']);
  const shown = JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: error.cause });
  expect(shown).not.toMatch(/secret harbour|k3y/);
});
