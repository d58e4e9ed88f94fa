import type { Method } from '@teamwright/contracts/core/endpoint.ts';
import type { ErrorBody } from '@teamwright/contracts/core/errors.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from '../actors/admins.ts';
import { listen } from '../processes/live.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { type StringFieldOfEndpoint, stringFieldsOfContract } from './string-fields.ts';

/** CPU time of the event loop, which client and server share here. Other programs do not count. */
const maxRefusalMs = 50;
/** The first calls also compile code, so the fastest of several equal calls counts. */
const tries = 5;

/** Texts of the maximum size of a body. */
const hostileTexts: [string, string][] = [
  ['combining marks of two classes in turn', '\u0300\u0316'.repeat(60_000)],
  ['letters that each carry twenty marks', `a${'\u0316\u0300'.repeat(10)}`.repeat(5_700)],
  ['spaces', ' '.repeat(240_000)],
  ['line breaks', '\n'.repeat(100_000)],
  ['bidi overrides', '\u202e'.repeat(80_000)],
  ['one ligature that decomposes into eighteen letters', '\ufdfa'.repeat(80_000)],
  ['digits', '1'.repeat(240_000)],
  ['at signs and dots', '@.'.repeat(120_000)],
];
/** Node rejects requests whose line and headers exceed 16 KiB. */
const maxQueryBytes = 15_000;

let site: TestApp;
let url: string;
let cookie: string;

beforeAll(async () => {
  site = await createTestApp();
  url = await listen(site);
  cookie = (await createAdmin(site)).cookie;
});
afterAll(() => site.close());

interface Refusal {
  readonly status: number;
  readonly body: ErrorBody;
  readonly cheapestMs: number;
}

async function refusalOf(method: Method, path: string, body?: unknown): Promise<Refusal> {
  const request = {
    method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  let cheapestMs = Number.POSITIVE_INFINITY;
  let last: Omit<Refusal, 'cheapestMs'> | undefined;
  for (let n = 0; n < tries && cheapestMs > maxRefusalMs; n += 1) {
    const begun = process.threadCpuUsage();
    const response = await fetch(`${url}${path}`, request);
    last = { status: response.status, body: (await response.json()) as ErrorBody };
    const { user, system } = process.threadCpuUsage(begun);
    cheapestMs = Math.min(cheapestMs, (user + system) / 1000);
  }
  if (last === undefined) throw new Error('there was no call');
  return { ...last, cheapestMs };
}

function expectRefusal({ status, body, cheapestMs }: Refusal, name: string): void {
  expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
  expect(Object.keys(body.fields ?? {}).map((field) => field.split('.')[0])).toContain(name);
  expect(cheapestMs).toBeLessThan(maxRefusalMs);
}

const pathOf = ({ endpoint }: StringFieldOfEndpoint) =>
  endpoint.path
    .replace(':kind', 'comment')
    .replace(':version', '1')
    .replace(/:\w+/g, '01890000-0000-7000-8000-000000000000');

describe.each(hostileTexts)('240 KB of %s', (_what, text) => {
  test.each(stringFieldsOfContract('body'))('are rejected with the field by %s', async (_, field) => {
    const refusal = await refusalOf(field.endpoint.method, pathOf(field), field.with(text));
    expectRefusal(refusal, field.name);
  });
});

/** Percent-encoding triples the size, so such texts are too short in a query to be rejected everywhere. */
const queryTexts = hostileTexts.filter(([, text]) => encodeURIComponent(text.charAt(0)).length < 9);

describe.each(queryTexts)('15 KB of %s in a query', (_what, text) => {
  test.each(stringFieldsOfContract('query'))('are rejected with the field by %s', async (_, field) => {
    const bytesOfThousand = encodeURIComponent(text.slice(0, 1_000)).length;
    const value = text.slice(0, Math.floor((1_000 * maxQueryBytes) / bytesOfThousand));
    const fields = Object.entries(field.with(value)).map(([name, one]): [string, string] => [
      name,
      String(one),
    ]);
    const refusal = await refusalOf(field.endpoint.method, `${pathOf(field)}?${new URLSearchParams(fields)}`);
    expectRefusal(refusal, field.name);
  });
});
