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

test('prints no control characters from the file', async () => {
  const [erase, name] = ['\u001b[2K', '\u001b[2K\nNo error\u202e'];
  const wrong = { ...instance, people: [{ id: 'a', roles: { [name]: 'high' } }] };
  await expect(form(wrong)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^people\[0\]\.roles\.\[2K No error: .+\n$/),
  });
  const input = join(folder, 'broken.json');
  await writeFile(input, `${erase}{`);
  const script = join(import.meta.dirname, 'form.ts');
  await expect(run(process.execPath, [script, '--in', input, '--out', input])).rejects.toMatchObject({
    stderr: expect.not.stringContaining(erase),
  });
  const unmet = {
    ...instance,
    people: people.slice(0, 4).map((one) => ({ ...one, answers: { goal: one.id } })),
    sizes: { min: 2, max: 2, preferred: 2 },
    rules: [{ id: name, kind: 'same', strength: 'hard', question: 'goal' }],
    published: [
      { id: 'A', members: ['p0', 'p1'] },
      { id: 'B', members: ['p2', 'p3'] },
    ],
  };
  await writeFile(input, JSON.stringify(unmet));
  const words = ['--in', input, '--out', join(folder, 'unmet.json'), '--iterations', '100'];
  expect((await run(process.execPath, [script, ...words])).stderr).toBe(
    'No valid teams were found: team 1 breaks the rule [2K No error\n',
  );
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
