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
const aims: Readonly<Record<number, number>> = { 10000: 1.5, 100000: 3, 1000000: 12 };
const maxBytesEach = 1200;
const maxUpdateMs = 50;
/** Developers that change, each before a search that must show the change. */
const updates = 200;

export interface MatchingRow {
  readonly ranker: string;
  readonly developers: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Mean processor time, which other load on the machine affects less. */
  readonly cpuMs: number;
  /** How many times slower than the engine, by the medians. */
  readonly timesEngine?: number;
  /** Milliseconds per developer to build the data. */
  readonly loadMs: number;
  /** Share of the ten best by score that the result contains. */
  readonly agreement?: number;
  readonly bytesEach?: number;
  /** 95th percentile of a change and the next search, which shows it. */
  readonly updateMs?: number;
  /** The goal for the median. */
  readonly aimMs?: number;
}

interface Entry {
  readonly ranker: Ranker;
  readonly loadMs: number;
  readonly times: number[];
  /** Processor time of all searches, in milliseconds. */
  cpuMs: number;
  updateMs?: number;
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
  for (const entry of entries) {
    entry.times.length = 0;
    entry.cpuMs = 0;
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const entry of entries) await turn(entry, from, turnMs);
  }
  for (const entry of entries) await timeUpdates(entry, from);
  for (const { ranker } of entries) await ranker.close?.();
  return entries.map((entry) => rowOf(entry, entries, from.size));
}

async function load(ranker: Ranker, from: SyntheticCommunity): Promise<Entry> {
  const started = performance.now();
  await ranker.load(from);
  return { ranker, loadMs: performance.now() - started, times: [], cpuMs: 0, answers: new Map() };
}

/**
 * Runs searches for one project after another for the length of a turn, continuing after the previous turn.
 */
async function turn(entry: Entry, { projects }: SyntheticCommunity, ms: number): Promise<void> {
  const { ranker, times, answers } = entry;
  const until = performance.now() + ms;
  const before = process.cpuUsage();
  do {
    const project = projects[times.length % projects.length];
    if (!project) throw new Error('There are no projects');
    const started = performance.now();
    const found = await ranker.find(project, page, noon);
    times.push(performance.now() - started);
    answers.set(project.id, found);
  } while (performance.now() < until);
  const { user, system } = process.cpuUsage(before);
  entry.cpuMs += (user + system) / 1000;
}

/** Lets developers change, and searches after each change. */
async function timeUpdates(entry: Entry, { developers, projects }: SyntheticCommunity): Promise<void> {
  const { update, find } = entry.ranker;
  const [project] = projects;
  if (update === undefined || project === undefined) return;
  const times: number[] = [];
  for (const developer of developers()) {
    if (times.length >= updates) break;
    const started = performance.now();
    update({ ...developer, text: `${developer.text} Also repairs nets.` });
    await find(project, page, noon);
    times.push(performance.now() - started);
  }
  entry.updateMs = percentile(times, 0.95);
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
    cpuMs: rounded(entry.cpuMs / entry.times.length),
    ...(own && { timesEngine: rounded(p50Ms / percentile(own.times, 0.5)) }),
    loadMs: rounded(entry.loadMs / size),
    ...(scan && { agreement: rounded(agreement(entry.answers, scan.answers)) }),
    ...(bytes !== undefined && { bytesEach: Math.round(bytes / size), aimMs: aims[size] }),
    ...(entry.updateMs !== undefined && { updateMs: rounded(entry.updateMs) }),
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
  return rows.flatMap(({ ranker, developers, p50Ms, timesEngine, aimMs, bytesEach, updateMs }) => {
    if (aimMs !== undefined)
      return [
        atMost(`best 10 of ${developers} developers, p50`, p50Ms, aimMs, 'ms'),
        atMost(`memory of ${developers} developers`, bytesEach ?? 0, maxBytesEach, 'bytes each'),
        atMost(`a change among ${developers} developers and a search`, updateMs ?? 0, maxUpdateMs, 'ms'),
      ];
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
