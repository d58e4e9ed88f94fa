import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { openEmbedded } from '../apps/server/src/platform/postgres/embedded.ts';
import { freePort, temporaryDataDir } from '../e2e/support/server.ts';
import { root } from '../tools/steps.ts';
import { atMost } from './lib/goals.ts';
import { median } from './lib/rate.ts';
import { keep } from './lib/report.ts';

const rounds = 7;
/** Milliseconds in addition to the start of PostgreSQL. */
const aim = 1_500;
const server = [
  'env',
  'NODE_COMPILE_CACHE=node_modules/.cache/node',
  process.execPath,
  '--import',
  './apps/server/src/platform/drizzle-resolve-cache.ts',
  'apps/server/src/main.ts',
];

/** How long a command takes on an existing data directory until it reports that it is ready. */
async function untilReady(command: readonly string[], dataDir: string): Promise<number> {
  const [program = '', ...words] = command;
  const port = String(await freePort());
  const begun = performance.now();
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await readyLine(child);
  const took = performance.now() - begun;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return took;
}

async function readyLine(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('The server has no output');
  for await (const line of createInterface({ input: child.stdout }))
    if (line.startsWith('Teamwright is ready at')) return;
  throw new Error('The server ended before it was ready');
}

/** The start of PostgreSQL alone, with nothing of the product except the ownership lock. */
async function databaseAlone(dataDir: string): Promise<number> {
  const begun = performance.now();
  const embedded = await openEmbedded({ dataDir, role: 'server' });
  const took = performance.now() - begun;
  await embedded.close();
  return took;
}

/**
 * With the demo community. The first start creates the database, the second is a warm-up. They take turns.
 */
async function benchStart(): Promise<void> {
  const { path, remove } = await temporaryDataDir();
  try {
    for (const command of [['npm', 'start'], server]) await untilReady(command, path);
    const times: Record<'alone' | 'process' | 'command', number[]> = { alone: [], process: [], command: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.alone.push(await databaseAlone(path));
      times.process.push(await untilReady(server, path));
      times.command.push(await untilReady(['npm', 'start'], path));
    }
    const [alone, ofProcess, ofCommand] = [median(times.alone), median(times.process), median(times.command)];
    const rows = [
      { what: 'PostgreSQL alone', ms: Math.round(alone) },
      { what: 'the server, to ready', ms: Math.round(ofProcess) },
      { what: 'npm start, to ready', ms: Math.round(ofCommand) },
    ];
    for (const { what, ms } of rows) console.log(`${what}: ${ms} ms`);
    await keep('start', rows, [
      atMost('the server, to ready, more than PostgreSQL alone', ofProcess - alone, aim, 'ms'),
      atMost('npm start, to ready, more than PostgreSQL alone', ofCommand - alone, aim, 'ms'),
    ]);
  } finally {
    await remove();
  }
}

if (import.meta.main) await benchStart();
