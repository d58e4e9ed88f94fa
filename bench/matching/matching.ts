import { parseArgs } from 'node:util';
import { Community } from '@teamwright/matching/score/community.ts';
import { allSkills, resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { noon } from '@teamwright/matching/testing/profiles.ts';
import { atLeast, atMost, type Goal } from '../lib/goals.ts';
import { percentile } from '../lib/percentile.ts';
import { keep } from '../lib/report.ts';
import { type SyntheticCommunity, syntheticCommunity } from './community.ts';
import { engine, fullScan, type Ranker, textSearch } from './rankers.ts';
import { sqlOverlap } from './sql.ts';

const page = 10;
/** Baselines take turns of this length, so that other load on the machine affects all equally. */
const rounds = 6;
const turnMs = 1_500;
/** The first searches do not count: code is compiled, and lists are sorted on first use. */
const warmUpMs = 3_000;
const aims: Readonly<Record<number, number>> = { 10000: 1, 100000: 2, 1000000: 8 };

export interface MatchingRow {
  readonly ranker: string;
  readonly developers: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** How many times slower than the engine, by the medians. */
  readonly timesEngine?: number;
  /** Milliseconds per developer to build the data. */
  readonly loadMs: number;
  /** Share of the ten best by score that the result contains. */
  readonly agreement?: number;
  readonly mebibytes?: number;
  /** The goal for the median. */
  readonly aimMs?: number;
}

interface Entry {
  readonly ranker: Ranker;
  readonly loadMs: number;
  readonly times: number[];
  /** Last result by project. */
  readonly answers: Map<string, readonly string[]>;
}

/**
 * Times the ten best developers for a project in a synthetic community. The full scan needs the engine's
 * community.
 */
async function benchSize(
  from: SyntheticCommunity,
  takesPart: (name: string) => boolean,
): Promise<MatchingRow[]> {
  const community = new Community({ skills: allSkills(), resolve: resolveSkill });
  const rankers: Record<string, () => Ranker | Promise<Ranker>> = {
    engine: () => engine(community),
    'full scan': () => fullScan(community),
    MiniSearch: textSearch,
    'SQL overlap': () => sqlOverlap('usual'),
    'SQL overlap at its best': () => sqlOverlap('best'),
  };
  const entries: Entry[] = [];
  for (const [name, create] of Object.entries(rankers))
    if (takesPart(name)) entries.push(await load(await create(), from));
  for (const entry of entries) await turn(entry, from, warmUpMs);
  for (const entry of entries) entry.times.length = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const entry of entries) await turn(entry, from, turnMs);
  }
  for (const { ranker } of entries) await ranker.close?.();
  return entries.map((entry) => rowOf(entry, entries, from.size));
}

async function load(ranker: Ranker, from: SyntheticCommunity): Promise<Entry> {
  const started = performance.now();
  await ranker.load(from);
  return { ranker, loadMs: performance.now() - started, times: [], answers: new Map() };
}

/**
 * Runs searches for one project after another for the length of a turn, continuing after the previous turn.
 */
async function turn(
  { ranker, times, answers }: Entry,
  { projects }: SyntheticCommunity,
  ms: number,
): Promise<void> {
  const until = performance.now() + ms;
  do {
    const project = projects[times.length % projects.length];
    if (!project) throw new Error('There are no projects');
    const started = performance.now();
    const found = await ranker.find(project, page, noon);
    times.push(performance.now() - started);
    answers.set(project.id, found);
  } while (performance.now() < until);
}

function rowOf(entry: Entry, entries: readonly Entry[], size: number): MatchingRow {
  const named = (name: string) => entries.find(({ ranker }) => ranker.name === name);
  const own = named('engine');
  const scan = named('full scan');
  const p50Ms = percentile(entry.times, 0.5);
  const bytes = entry.ranker.bytes?.();
  return {
    ranker: entry.ranker.name,
    developers: size,
    p50Ms: rounded(p50Ms),
    p95Ms: rounded(percentile(entry.times, 0.95)),
    ...(own && { timesEngine: rounded(p50Ms / percentile(own.times, 0.5)) }),
    loadMs: rounded(entry.loadMs / size),
    ...(scan && { agreement: rounded(agreement(entry.answers, scan.answers)) }),
    ...(bytes !== undefined && { mebibytes: Math.round(bytes / 2 ** 20), aimMs: aims[size] }),
  };
}

/** Over the projects for which both have results. */
function agreement(answers: Entry['answers'], exact: Entry['answers']): number {
  const shares = [...exact].flatMap(([id, best]) => {
    const found = answers.get(id);
    return found ? [found.filter((one) => best.includes(one)).length / Math.max(1, best.length)] : [];
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The goals for the rows of one size. */
function goalsOf(rows: readonly MatchingRow[]): Goal[] {
  return rows.flatMap(({ ranker, developers, p50Ms, timesEngine, aimMs }) => {
    if (aimMs !== undefined) return [atMost(`best 10 of ${developers} developers, p50`, p50Ms, aimMs, 'ms')];
    if (!ranker.startsWith('SQL') || developers !== 100_000 || timesEngine === undefined) return [];
    return [atLeast(`best 10 of ${developers}, beside ${ranker}`, timesEngine, 20, 'times the peer')];
  });
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, without: { type: 'string' } },
  });
  const takesPart = (name: string) =>
    (values.only === undefined || name === values.only) && name !== values.without;
  for (const size of positionals.length > 0 ? positionals.map(Number) : Object.keys(aims).map(Number)) {
    const rows = await benchSize(syntheticCommunity(size, size > 200_000 ? 20 : 50), takesPart);
    console.table(rows);
    const suffix = values.only === undefined ? '' : `-${values.only}`;
    await keep(`matching-${size}${suffix}`, rows, goalsOf(rows));
  }
}
