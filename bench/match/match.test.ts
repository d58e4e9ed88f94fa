import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const script = fileURLToPath(new URL('../match.ts', import.meta.url));
/** The command starts PostgreSQL and builds a site for each kind of task. */
const timeout = 240_000;

const dates = { history: { before: '2018-03-01' }, queries: { from: '2018-03-01', before: '2018-10-01' } };
const history = 'past.jsonl';
const people = 'people.jsonl';
const tasks = {
  a: { kind: 'ranking', queries: 'a.jsonl', candidates: people, history, depth: 1000 },
  pool: { kind: 'ranking', queries: 'a.jsonl', candidates: 'pool.jsonl', history, depth: 1000 },
  b: { kind: 'ranking', queries: 'b.jsonl', candidates: 'open.jsonl', history, people, depth: 1000 },
  team: { kind: 'team', queries: 'team.jsonl', candidates: people, history },
  ads: { kind: 'skills', queries: 'ads.jsonl' },
};

/** d2 has worked with d1, and d4 with d3. */
const files: Record<string, readonly object[]> = {
  [history]: [
    past('p1', 'd1', ['react'], { d1: 9, d2: 30 }),
    past('p2', 'd3', ['rust'], { d3: 40, d4: 2 }),
    past('p3', 'd5', ['react', 'css'], { d5: 12 }),
    past('p4', 'd6', ['rust', 'wasm'], { d6: 20 }),
  ],
  [people]: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'].map((id) => ({ id, school: id === 'd5' ? 's1' : '' })),
  'pool.jsonl': ['d3', 'd4'].map((id) => ({ id })),
  'a.jsonl': [
    { ...posted('q2', 'd1', ['react'], '2018-05-01'), qid: 'q2', exclude: ['d1'] },
    { ...posted('q1', 'd9', ['rust'], '2018-04-01'), qid: 'q1', exclude: ['d9', 'd5'] },
  ],
  'b.jsonl': [
    { qid: 'd2', exclude: [] },
    { qid: 'd4', exclude: ['o1'] },
  ],
  'open.jsonl': [
    posted('o1', 'd1', ['react'], '2018-05-01'),
    posted('o2', 'd8', ['react', 'css'], '2018-06-01'),
    posted('o3', 'd8', ['rust'], '2018-07-01'),
  ],
  'team.jsonl': [
    { ...posted('t1', 'd9', [], '2018-05-01'), qid: 't1', skills: ['React', 'Rust'], k: 2, exclude: ['d9'] },
  ],
  'ads.jsonl': [{ qid: 'ad', text: 'Requirements\nExperience with Kubernetes' }],
};

function past(id: string, owner: string, tags: string[], team: Record<string, number>) {
  return { ...posted(id, owner, tags, '2018-01-20'), built: `Built with ${tags.join(' and ')}`, team };
}

function posted(id: string, owner: string, tags: string[], date: string) {
  return { id, date, title: `Project ${id}`, about: 'Shows the way home.', tags, owner, school: 's1' };
}

let folder: string;
let read: (name: string) => Promise<string[]>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teamwright-match-test-'));
  for (const [name, lines] of Object.entries(files))
    await writeFile(join(folder, name), lines.map((line) => JSON.stringify(line)).join('\n'));
  read = await answer(tasks, 'all');
}, timeout);
afterAll(() => rm(folder, { recursive: true }));

async function answer(
  some: Partial<typeof tasks>,
  runs: string,
): Promise<(name: string) => Promise<string[]>> {
  await writeFile(join(folder, 'tasks.json'), JSON.stringify({ ...dates, tasks: some }));
  await run(process.execPath, [script, '--data', folder, '--runs', join(folder, runs)]);
  return async (name) => (await readFile(join(folder, runs, name), 'utf8')).trim().split('\n');
}

/** The ranked ids of a query. */
function idsOf(lines: readonly string[], qid: string): (string | undefined)[] {
  return lines.filter((line) => line.startsWith(`${qid} `)).map((line) => line.split(' ')[2]);
}

test('answers every kind of task through the services, without excluded people and projects', async () => {
  const a = await read('a.run');
  expect(idsOf(a, 'q2')).toHaveLength(5);
  expect(idsOf(a, 'q2')[0]).toBe('d2');
  expect(idsOf(a, 'q1').toSorted()).toEqual(['d1', 'd2', 'd3', 'd4', 'd6']);
  expect(idsOf(await read('shown/a.run'), 'q2')[0]).toBe('d2');
  expect(idsOf(await read('pool.run'), 'q1').toSorted()).toEqual(['d3', 'd4']);
  const b = await read('b.run');
  expect(idsOf(b, 'd2')).toHaveLength(3);
  expect(idsOf(b, 'd2')[0]).toBe('o1');
  expect(idsOf(b, 'd4').toSorted()).toEqual(['o2', 'o3']);
  const [team = ''] = await read('team.jsonl');
  expect([1, 2]).toContain(JSON.parse(team).members.length);
  const [ad = ''] = await read('ads.jsonl');
  expect(JSON.parse(ad).skills[0].label).toBe('Kubernetes');
});

test('gives the same answers again, for a folder that has only one of the tasks', { timeout }, async () => {
  const single = await answer({ a: tasks.a }, 'single');
  for (const name of ['a.run', 'shown/a.run']) expect(await single(name)).toEqual(await read(name));
});
