import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teamwright-form-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function form(instance: unknown, ...words: string[]) {
  const input = join(folder, 'instance.json');
  const output = join(folder, 'result.json');
  await writeFile(input, JSON.stringify(instance));
  const script = join(import.meta.dirname, 'form.ts');
  await run(process.execPath, [script, '--in', input, '--out', output, ...words]);
  const { elapsedMs, ...result } = JSON.parse(await readFile(output, 'utf8'));
  return { elapsedMs, result };
}

const people = Array.from({ length: 12 }, (_, at) => ({ id: `p${at}`, level: at / 12 }));
const instance = {
  people,
  sizes: { min: 3, max: 3, preferred: 3 },
  rules: [{ id: 'fair', kind: 'level', strength: 1, mode: 'balanced', tolerance: 0.5 }],
};

test('writes the same teams for the same work budget, whatever else the file says', async () => {
  const { result } = await form(instance, '--iterations', '5000', '--seed', '3');
  const noted = { ...instance, best: { score: 1 }, bound: { score: 2 }, clash: ['fair'], why: 'unread' };
  expect((await form(noted, '--iterations', '5000', '--seed', '3')).result).toEqual(result);
  expect(result.teams).toHaveLength(4);
  expect(result).toMatchObject({ unplaced: [], clash: null });
});

test('ends within its time limit, or soon after the process can start at all', async () => {
  const { elapsedMs } = await form(instance, '--time', '1500');
  expect(elapsedMs).toBeLessThan(4_000);
});

test('names each wrong field and ends with code 2', async () => {
  const wrong = {
    ...instance,
    people: [{ id: 'a', level: 2 }, { id: 'a' }],
    rules: [{ id: 'hours', kind: 'hours', strength: 1, hours: -1 }],
  };
  await expect(form(wrong)).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/people\[0\]\.level: .+\n(.*\n)*.*rules\[0\]\.hours: /),
  });
  await expect(form(instance, '--time', 'soon')).rejects.toMatchObject({
    code: 2,
    stderr: '--time must be a whole number, not soon\n',
  });
});
