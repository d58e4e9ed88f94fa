import { readFile, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { runStep } from '../tools/steps.ts';
import { atMost, type Goal, goalTable, type Outcome } from './lib/goals.ts';
import { resultFile } from './lib/report.ts';

interface Benchmark {
  readonly name: string;
  readonly script: [path: string, ...options: string[]];
}

/** MiniSearch needs about 8 GiB for a million developers. */
const roomy = totalmem() > 20 * 2 ** 30;
const aMillion: readonly Benchmark[] = roomy
  ? [{ name: 'matching-1000000', script: ['bench/matching/matching.ts', '1000000'] }]
  : [
      { name: 'matching-1000000', script: ['bench/matching/matching.ts', '1000000', '--without=MiniSearch'] },
      {
        name: 'matching-1000000-MiniSearch',
        script: ['bench/matching/matching.ts', '1000000', '--only=MiniSearch'],
      },
    ];

const benchmarks: readonly Benchmark[] = [
  { name: 'matching-10000', script: ['bench/matching/matching.ts', '10000'] },
  { name: 'matching-100000', script: ['bench/matching/matching.ts', '100000'] },
  ...aMillion,
  { name: 'teams', script: ['bench/matching/teams.ts'] },
  { name: 'events', script: ['bench/events/events.ts'] },
  { name: 'events-desk', script: ['bench/events/desk.ts'] },
  { name: 'chat', script: ['bench/chat/chat.ts'] },
  { name: 'chat-scroll', script: ['bench/chat/scroll.ts'] },
  { name: 'posts', script: ['bench/posts/posts.ts'] },
  { name: 'start', script: ['bench/start.ts'] },
  { name: 'extract', script: ['bench/analysis/extract.ts'] },
  { name: 'analysis', script: ['bench/analysis/analysis.ts'] },
  { name: 'web', script: ['bench/web/web.ts'] },
  { name: 'abuse', script: ['bench/abuse/abuse.ts'] },
];

/** Limit of JavaScript's heap; typed arrays and PostgreSQL are additional. */
const memory = `--max-old-space-size=${roomy ? 16_384 : 6_144}`;
const timeoutMs = 15 * 60_000;

/**
 * Runs all benchmarks, or those named, one after another, each in a separate process. A benchmark cannot warm
 * up another one, and one that fails or hangs does not affect the results of the others.
 */
async function runBenchmarks(named: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { name, script } of benchmarks) {
    if (named.length > 0 && !named.includes(name)) continue;
    await rm(resultFile(name), { force: true });
    const succeeded = await runStep({ name, script: [memory, ...script], timeoutMs });
    outcomes.push({ name, goals: await goalsOf(name), failed: !succeeded });
  }
  return outcomes;
}

async function goalsOf(name: string): Promise<Goal[]> {
  const text = await readFile(resultFile(name), 'utf8').catch(() => '{}');
  const { goals = [] }: { goals?: Goal[] } = JSON.parse(text);
  return goals;
}

/** How the engine's time grows for ten times as many developers. */
function growth(outcomes: readonly Outcome[]): Outcome {
  const p50 = (size: number) =>
    outcomes.find(({ name }) => name === `matching-${size}`)?.goals.find(({ unit }) => unit === 'ms')?.value;
  const goals = [10_000, 100_000].flatMap((size) => {
    const [small, large] = [p50(size), p50(size * 10)];
    if (small === undefined || large === undefined) return [];
    const what = `from ${size} to ${size * 10} developers`;
    return [atMost(what, large / small, 10, 'times the time for 10 times the data')];
  });
  return { name: 'matching grows', goals, failed: false };
}

const outcomes = await runBenchmarks(process.argv.slice(2));
console.table(goalTable([...outcomes, growth(outcomes)]));
process.exitCode = outcomes.some(({ failed }) => failed) ? 1 : 0;
