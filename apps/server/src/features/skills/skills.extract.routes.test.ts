import { limits } from '@teamwright/contracts/core/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemCtx } from '../../core/http.ts';
import { createUser, type TestUser } from '../../testing/actors/factories.ts';
import { cheapestCpuMs } from '../../testing/cpu-time.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { extractSkills } from './skills.extract.service.ts';

let site: TestApp;
let owner: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  owner = await createUser(site);
});
afterAll(() => site.close());

async function extract(body: unknown) {
  const answer = await owner.call('POST', '/api/skills/extract', { body });
  return { status: answer.statusCode, body: answer.json() };
}

function labels(list: readonly { label: string }[]): string[] {
  return list.map(({ label }) => label);
}

test('returns the skills of a posting with their places, technologies and practices apart', async () => {
  const text = '  Tide board\n\nA React app; machine learning guesses delays. React again.';
  const { status, body } = await extract({ kind: 'posting', text });
  expect(status).toBe(200);
  expect(labels(body.technologies)).toEqual(['React']);
  expect(labels(body.skills)).toEqual(['Machine learning']);
  const [{ mentions }] = body.technologies;
  expect(mentions.map(({ start, end }: { start: number; end: number }) => text.slice(start, end))).toEqual([
    'React',
    'React',
  ]);
});

test('returns only the required skills of an advertisement', async () => {
  const text =
    'Backend Engineer\nRequirements\nKnowledge of Docker\nCompany description\nA leader in machine learning';
  const { body } = await extract({ kind: 'advertisement', text });
  expect({ technologies: labels(body.technologies), skills: labels(body.skills) }).toEqual({
    technologies: ['Docker'],
    skills: [],
  });
  for (const kind of ['bio', 'resume'])
    expect(labels((await extract({ kind, text })).body.skills)).toEqual(['Backend', 'Machine learning']);
});

test.each([
  [{ kind: 'posting', text: 'x'.repeat(limits.skillText.posting + 1) }, 'text'],
  [{ kind: 'advertisement', text: 'x'.repeat(limits.skillText.advertisement + 1) }, 'text'],
  [{ kind: 'bio', text: 'x'.repeat(limits.skillText.bio + 1) }, 'text'],
  [{ kind: 'resume', text: 'x'.repeat(limits.skillText.resume + 1) }, 'text'],
  [{ kind: 'bio' }, 'text'],
  [{ kind: 'letter', text: 'React' }, 'kind'],
])('rejects a text that is too long or of an unknown kind: case %#', async (wrong, field) => {
  const { status, body } = await extract(wrong);
  expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
});

test('returns empty lists for texts of one repeated character and of half characters', async () => {
  for (const piece of ['(', ' ', '\ud800', '\u0000']) {
    const answer = await extract({ kind: 'advertisement', text: piece.repeat(20_000) });
    expect(answer).toEqual({ status: 200, body: { technologies: [], skills: [] } });
  }
});

test('rejects an advertisement of a megabyte, and reads the next one', async () => {
  const { status, body } = await extract({ kind: 'advertisement', text: 'React '.repeat(175_000) });
  expect({ status, code: body.code }).toEqual({ status: 413, code: 'too_large' });
  expect((await extract({ kind: 'advertisement', text: 'Knowledge of Docker' })).status).toBe(200);
});

test('marks exactly the letters of names between bidirectional and invisible characters', async () => {
  const text = 'Requirements\nKnowledge of \u202eDocker\u202c, \u2066Kotlin\u2069 and \u200bReact\u200b';
  const { status, body } = await extract({ kind: 'advertisement', text });
  const marked = (body.technologies as { mentions: { start: number; end: number }[] }[]).flatMap(
    ({ mentions }) => mentions.map(({ start, end }) => text.slice(start, end)),
  );
  expect({ status, marked }).toEqual({ status: 200, marked: ['Docker', 'Kotlin', 'React'] });
});

test('does not join the halves of a name that an invisible character divides', async () => {
  const { body } = await extract({ kind: 'advertisement', text: 'Knowledge of Dock\u200ber' });
  expect(body).toEqual({ technologies: [], skills: [] });
});

test('uses at most 20 ms of the event loop for the longest advertisement', async () => {
  const piece = 'Requirements: React, Node.js, Docker, Go and cloud apis; ';
  const text = piece.repeat(400).slice(0, limits.skillText.advertisement);
  const cost = await cheapestCpuMs(async () => {
    expect((await extract({ kind: 'advertisement', text })).status).toBe(200);
  });
  expect(cost).toBeLessThan(20);
});

test('returns unavailable if the workers are busy for too long', async () => {
  const stuck = { ...site.app.deps, workPool: { run: rejectedBySignal, close: async () => {} } };
  const ctx = { ...systemCtx(site.app), deps: stuck };
  await expect(extractSkills(ctx, { kind: 'bio', text: 'React' })).rejects.toMatchObject({
    code: 'unavailable',
  });
});

/** A pool whose worker never gets to the task. */
async function rejectedBySignal<Result>(
  _task: unknown,
  _input: unknown,
  signal?: AbortSignal,
): Promise<Result> {
  return await new Promise<Result>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
