import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../config.ts';
import {
  embeddingsBody,
  type FakeLanguageModel,
  noFaults,
  startLanguageModel,
  vectorOfWords,
} from '../../testing/language-model.ts';
import { configuredLanguageModel, openEmbeddings } from './embeddings.ts';
import { ModelUnavailableError, maxTextChars, TextRejectedError } from './language-model.ts';

let endpoint: FakeLanguageModel;

beforeAll(async () => {
  endpoint = await startLanguageModel();
});
beforeEach(() => {
  endpoint.calls.length = 0;
  Object.assign(endpoint.faults, noFaults);
});
afterAll(() => endpoint.close());

function open(over: Partial<Parameters<typeof openEmbeddings>[0]> = {}) {
  const { url } = endpoint;
  return openEmbeddings({ baseUrl: url, embeddingModel: 'words', apiKey: 'k3y', pauses: [5, 10], ...over });
}

async function failure(texts = ['tide tables']): Promise<Error> {
  return await open({ timeoutMs: 200 })
    .embed(texts)
    .then(
      () => new Error('no error'),
      (error) => error,
    );
}

function fail(status: number, times: number, headers: Record<string, string> = {}): void {
  Object.assign(endpoint.faults, { status, times, headers });
}

test('sends all texts in one call with the key and returns their vectors in order', async () => {
  const vectors = await open().embed(['tide tables', 'harbour log']);
  expect(vectors).toEqual(
    [vectorOfWords('tide tables'), vectorOfWords('harbour log')].map((one) => Float32Array.from(one)),
  );
  expect(endpoint.calls).toEqual([
    { model: 'words', inputs: ['tide tables', 'harbour log'], key: 'Bearer k3y' },
  ]);
});

test('sends at most 32 texts per call and cuts long texts between characters', async () => {
  const texts = Array.from({ length: 70 }, (_, at) => `${at}`);
  expect(await open().embed([...texts, 'x'.repeat(maxTextChars - 1).concat('🦀 more')])).toHaveLength(71);
  expect(endpoint.calls.map(({ inputs }) => inputs.length)).toEqual([32, 32, 7]);
  const last = endpoint.calls.at(-1)?.inputs.at(-1) ?? '';
  expect([last.length, last.isWellFormed()]).toEqual([maxTextChars, true]);
});

describe('retries', () => {
  test.each([429, 500, 503])('twice after a %i', async (status) => {
    fail(status, 2);
    expect(await open().embed(['tide'])).toHaveLength(1);
    fail(status, 3);
    expect(await failure()).toBeInstanceOf(ModelUnavailableError);
    expect(endpoint.calls).toHaveLength(6);
  });

  test('after its own pauses, or after Retry-After if that is longer', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => waits.push(ms);
    fail(429, 1, { 'retry-after': '1' });
    await open({ wait }).embed(['tide']);
    fail(503, 2);
    await open({ wait }).embed(['tide']);
    expect(waits).toEqual([1_000, 5, 10]);
  });

  test('not at all when Retry-After is long, and reports the seconds', async () => {
    fail(429, 1, { 'retry-after': '90' });
    expect(await failure()).toMatchObject({ name: 'ModelUnavailableError', retryAfter: 90 });
    fail(503, 1, { 'retry-after': new Date(Date.now() + 60_000).toUTCString() });
    expect(await failure()).toMatchObject({
      name: 'ModelUnavailableError',
      retryAfter: expect.closeTo(60, -1),
    });
    expect(endpoint.calls).toHaveLength(2);
  });

  test('when no response arrives within the time limit', async () => {
    endpoint.faults.slowMs = 2_000;
    expect(await failure()).toMatchObject({ message: 'the language model cannot be reached' });
    expect(endpoint.calls).toHaveLength(3);
  });

  test('when the endpoint cannot be reached', async () => {
    const gone = open({ baseUrl: 'http://127.0.0.1:1/v1' });
    await expect(gone.embed(['tide'])).rejects.toBeInstanceOf(ModelUnavailableError);
  });
});

describe('does not retry', () => {
  test.each([400, 413, 422])('after a %i, which the text may have caused', async (status) => {
    fail(status, 1);
    expect(await failure()).toBeInstanceOf(TextRejectedError);
  });

  test.each([401, 403, 404])('after a %i, which the text cannot cause', async (status) => {
    fail(status, 1);
    expect(await failure()).toBeInstanceOf(ModelUnavailableError);
  });

  test.each([
    ['no JSON', () => '{"data": [{'],
    ['another shape', () => '{"vectors": []}'],
    ['no vector', () => embeddingsBody('words', [])],
    ['too many', () => embeddingsBody('words', [[1], [2], [3]])],
    ['vectors of two dimensions', () => embeddingsBody('words', [[1, 2], [1]])],
    ['nothing in a vector', () => embeddingsBody('words', [[], []])],
    [
      'a value that is not a number',
      () =>
        embeddingsBody('words', [
          [1, null],
          [1, 2],
        ]),
    ],
    [
      'a number too large for a double',
      () =>
        embeddingsBody('words', [
          [1, 2],
          [1, 2],
        ]).replace('1', '1e999'),
    ],
    ['a number too large for a float', () => embeddingsBody('words', [[1e300], [1]])],
    [
      'too many dimensions',
      (inputs: readonly string[]) =>
        embeddingsBody(
          'words',
          inputs.map(() => Array(4_097).fill(1)),
        ),
    ],
  ])('a response with %s', async (_what, body) => {
    Object.assign(endpoint.faults, { times: 1, body });
    expect(await failure(['tide', 'log'])).toBeInstanceOf(ModelUnavailableError);
  });

  test('and does not follow a redirect', async () => {
    fail(302, 1, { location: 'http://169.254.169.254/latest' });
    expect(await failure()).toBeInstanceOf(ModelUnavailableError);
    expect(endpoint.calls).toHaveLength(1);
  });
});

test.each([400, 401, 500])('the error of a response %i contains neither text nor key', async (status) => {
  fail(status, 3);
  const error = await failure(['a secret harbour']);
  const shown = JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: error.cause });
  expect(shown).not.toMatch(/secret harbour|k3y/);
});

test('there is no language model without the setting, and one at the endpoint with it', async () => {
  expect(configuredLanguageModel(loadConfig({}))).toBeNull();
  const model = configuredLanguageModel(loadConfig(endpoint.env));
  expect(model?.model).toBe('words');
  expect(await model?.embed(['tide'])).toEqual([Float32Array.from(vectorOfWords('tide'))]);
});
