import { allSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { NOW } from '@teamwright/matching/testing/profiles.ts';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import { syntheticDeveloper, syntheticProject } from '@teamwright/matching/testing/synthetic.ts';
import type { DeveloperProfile, ProjectProfile } from '@teamwright/matching/types.ts';
import { type Contestant, engine, fullScan, textSearch } from './matching-contestants.ts';
import { percentile } from './percentile.ts';
import { keep } from './report.ts';

const PAGE = 10;
const PROJECTS = 50;
/** Contestants take turns, so that a busy moment of the machine hits all alike. */
const ROUNDS = 3;
/** The first searches do not count: the compiler is at work, and lists are put in order on first use. */
const WARM_UP_MS = 2000;

export interface MatchingRow {
  readonly contestant: string;
  readonly developers: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** Milliseconds per developer to build what the contestant answers from. */
  readonly loadMs: number;
  /** Share of the best ten by score that the contestant's page holds. */
  readonly agreement: number;
}

/** Times the ten best developers for a project among synthetic communities of the given sizes. */
export function benchMatching(sizes: readonly number[] = [10_000, 100_000]): MatchingRow[] {
  return sizes.flatMap(benchSize);
}

function benchSize(size: number): MatchingRow[] {
  const random = createRandom(size);
  const skills = allSkills();
  const developers = Array.from({ length: size }, (_, id) => syntheticDeveloper(id, random, skills));
  const projects = Array.from({ length: PROJECTS }, (_, id) => syntheticProject(id, random, skills));
  const loaded = [engine, fullScan, textSearch].map((create) => load(create(), developers, projects));
  const [, exact] = loaded;
  const best = exact ? projects.map(({ id }) => new Set(exact.contestant.find(id, PAGE, NOW))) : [];
  for (let round = 0; round < ROUNDS; round += 1) for (const entry of loaded) timeRound(entry, projects);
  return loaded.map(({ contestant, loadMs, times }) => ({
    contestant: contestant.name,
    developers: size,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    loadMs: loadMs / size,
    agreement: agreement(contestant, projects, best),
  }));
}

interface Loaded {
  readonly contestant: Contestant;
  readonly loadMs: number;
  readonly times: number[];
}

function load(contestant: Contestant, developers: DeveloperProfile[], projects: ProjectProfile[]): Loaded {
  const started = performance.now();
  contestant.load(developers, projects);
  const loadMs = performance.now() - started;
  const until = performance.now() + WARM_UP_MS;
  while (performance.now() < until) for (const { id } of projects) contestant.find(id, PAGE, NOW);
  return { contestant, loadMs, times: [] };
}

function timeRound({ contestant, times }: Loaded, projects: readonly ProjectProfile[]): void {
  for (const { id } of projects) {
    const started = performance.now();
    contestant.find(id, PAGE, NOW);
    times.push(performance.now() - started);
  }
}

function agreement(contestant: Contestant, projects: readonly ProjectProfile[], best: Set<string>[]): number {
  const shares = projects.map(({ id }, at) => {
    const expected = best[at] ?? new Set();
    return (
      contestant.find(id, PAGE, NOW).filter((found) => expected.has(found)).length /
      Math.max(1, expected.size)
    );
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

if (import.meta.main) {
  const rows = benchMatching();
  console.table(rows);
  for (const { developers, contestant, p50Ms } of rows.filter((row) => row.contestant !== 'engine')) {
    const own = rows.find((row) => row.developers === developers && row.contestant === 'engine');
    console.log(
      `${developers} developers: ${(p50Ms / (own?.p50Ms ?? 1)).toFixed(1)} times faster than ${contestant}`,
    );
  }
  await keep('matching', rows);
}
