import { analyseRepository } from '@teamwright/matching/analysis/analyse-repository.ts';
import { proposeSkills } from '@teamwright/matching/analysis/propose-skills.ts';
import type { RepositorySnapshot } from '@teamwright/matching/analysis/repository.ts';
import { atMost } from '../lib/goals.ts';
import { median } from '../lib/rate.ts';
import { keep } from '../lib/report.ts';
import { largestRepositories, usualRepository } from './repositories.ts';

const passes = 5;
const analysesOfAPass = 15;
/** The goal of the specification: 50 ms per repository without network, for any size. */
const aimMs = 50;

interface AnalysisRow {
  readonly what: string;
  /** Median over the passes. */
  readonly milliseconds: number;
  readonly aimMs: number;
  readonly reached: boolean;
}

/** Processor time per analysis, independent of other load on the machine. */
function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  for (let times = 0; times < analysesOfAPass; times += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / analysesOfAPass;
}

function measure(what: string, snapshot: RepositorySnapshot): AnalysisRow {
  const analyse = () => proposeSkills(analyseRepository(snapshot));
  const pass = () => processorMs(analyse);
  pass();
  const milliseconds = Math.round(median(Array.from({ length: passes }, pass)) * 10) / 10;
  return { what, milliseconds, aimMs, reached: milliseconds <= aimMs };
}

/** The analysis time of each repository, and of the slowest in a separate row. */
export function benchAnalysis(): AnalysisRow[] {
  const rows = [
    measure('a usual repository', usualRepository()),
    ...largestRepositories().map(({ name, snapshot }) => measure(`the largest of ${name}`, snapshot)),
  ];
  const slowest = rows.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one));
  return [...rows, { ...slowest, what: `the most for any repository: ${slowest.what}` }];
}

if (import.meta.main) {
  const rows = benchAnalysis();
  for (const { what, milliseconds, reached } of rows)
    console.log(
      `analysis of ${what}: ${milliseconds} ms (aim ${aimMs} ms reached: ${reached ? 'yes' : 'no'})`,
    );
  await keep(
    'analysis',
    rows,
    rows.map(({ what, milliseconds }) => atMost(`analysis of ${what}`, milliseconds, aimMs, 'ms')),
  );
}
