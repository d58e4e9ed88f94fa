import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createWorkPool, type WorkerTask, type WorkPool, type WorkPoolOptions } from './work-pool.ts';

let folder: string;
const pools: WorkPool[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'teamwright-work-'));
});
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function pool(options: WorkPoolOptions = {}): WorkPool {
  const one = createWorkPool(options);
  pools.push(one);
  return one;
}

async function task<Input, Result>(name: string, source: string): Promise<WorkerTask<Input, Result>> {
  const path = join(folder, `${name}.ts`);
  await writeFile(path, source);
  return { module: pathToFileURL(path).href };
}

const doubling = () =>
  task<{ values: Uint32Array }, number[]>(
    'doubling',
    'export default ({ values }: { values: Uint32Array }) => Array.from(values, (value) => 2 * value);',
  );
const endless = () => task<null, never>('endless', 'export default () => { for (;;); };');

test('returns the result of a TypeScript function from another thread', async () => {
  const inside = await task<null, boolean>(
    'inside',
    "import { isMainThread } from 'node:worker_threads';\nexport default () => isMainThread;",
  );
  expect(await pool().run(await doubling(), { values: Uint32Array.of(1, 2, 3) })).toEqual([2, 4, 6]);
  expect(await pool().run(inside, null)).toBe(false);
});

test('does not block the event loop, and ends an endless task as unavailable after its time limit', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 10);
  const slow = pool({ taskTimeoutMs: 1_000 }).run(await endless(), null);
  await expect(slow).rejects.toMatchObject({ code: 'unavailable' });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});

test('runs further tasks after an ended one', async () => {
  const one = pool({ taskTimeoutMs: 2_000 });
  const controller = new AbortController();
  const ended = one.run(await endless(), null, controller.signal);
  controller.abort(new Error('the caller is gone'));
  await expect(ended).rejects.toThrow('the caller is gone');
  expect(await one.run(await doubling(), { values: Uint32Array.of(4) })).toEqual([8]);
});

test('rejects a task as unavailable immediately when the queue is full', async () => {
  const one = pool({ maxQueued: 1 });
  const stuck = await endless();
  const [running, queued, ...refused] = Array.from({ length: 4 }, () => one.run(stuck, null));
  for (const result of await Promise.allSettled(refused))
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
  await Promise.all([
    expect(running).rejects.toMatchObject({ code: 'unavailable' }),
    expect(queued).rejects.toMatchObject({ code: 'unavailable' }),
    one.close(),
  ]);
});

test('takes tasks again after earlier ones have ended', async () => {
  const one = pool({ maxQueued: 0 });
  for (const value of [1, 2, 3])
    expect(await one.run(await doubling(), { values: Uint32Array.of(value) })).toEqual([value * 2]);
});

test('throws the error of the task itself', async () => {
  const broken = await task<null, never>('broken', "export default () => { throw new RangeError('no'); };");
  await expect(pool().run(broken, null)).rejects.toThrow(new RangeError('no'));
});

test('passes neither the environment nor the options of the process to a task', async () => {
  const looking = await task<null, string[]>('looking', 'export default () => Object.keys(process.env);');
  expect(await pool().run(looking, null)).toEqual([]);
});

test('ends a running task before its time limit on close, and rejects later ones', async () => {
  // The limit is longer than the time limit of this test.
  const one = pool({ taskTimeoutMs: 10 * 60_000 });
  const running = one.run(await endless(), null);
  const outcome = expect(running).rejects.toMatchObject({ code: 'unavailable' });
  await one.close();
  await outcome;
  await expect(one.run(await doubling(), { values: Uint32Array.of(1) })).rejects.toMatchObject({
    code: 'unavailable',
  });
});
