import { analyseRepository } from '@teamwright/matching/analysis/analyse-repository.ts';
import { proposeSkills } from '@teamwright/matching/analysis/propose-skills.ts';
import type { RepositorySnapshot } from '@teamwright/matching/analysis/repository.ts';
import { detectorRows } from '@teamwright/matching/detect/rows/rows.ts';
import { median, rateOf } from './rate.ts';
import { type BenchRow, keep, print, row } from './report.ts';

const rounds = 5;
const roundMs = 1_000;
/** What quality asks for: 50 ms a repository without network. */
const limit = { name: 'limit of 50 ms each', perSecond: 20 };

/** As large as the server reads: 60 manifests of 400 names, a README of 100,000 characters, 3,000 paths. */
function largestRepository(): RepositorySnapshot {
  const names = detectorRows.flatMap((detector) =>
    detector.names.filter(({ kind }) => kind === 'npm').map(({ name }) => name),
  );
  const files: Record<string, string> = {};
  for (let index = 0; index < 60; index += 1) {
    const own = Array.from(
      { length: 400 },
      (_, at) => names[(index * 37 + at) % names.length] ?? `own-${at}`,
    );
    const dependencies = Object.fromEntries(own.map((name) => [name, '^1.0.0']));
    files[`packages/part-${index}/package.json`] = JSON.stringify({ dependencies }, null, 2);
  }
  const sentence =
    'It is built with React and PostgreSQL, and tells of tides, ferries and the weather at sea.\n';
  return {
    repository: 'bench/largest',
    languages: { TypeScript: 900_000, CSS: 90_000, Go: 40_000 },
    topics: ['react', 'postgresql'],
    files,
    paths: Array.from({ length: 3_000 }, (_, index) => `src/part-${index % 90}/file-${index}.ts`),
    readme: { path: 'README.md', text: sentence.repeat(1_100) },
    firstSeen: 0,
    lastSeen: 0,
  };
}

function usualRepository(): RepositorySnapshot {
  const { files = {}, paths = [], readme, ...rest } = largestRepository();
  const [first] = Object.entries(files);
  const few = { ...(first && { [first[0]]: first[1].slice(0, 2_000) }), 'compose.yaml': 'services: {}\n' };
  const short = readme && { ...readme, text: readme.text.slice(0, 4_000) };
  return { ...rest, files: few, paths: paths.slice(0, 300), ...(short && { readme: short }) };
}

/** Repositories that are analysed each second in one process, everything read: beside the limit that is set. */
export async function benchAnalysis(): Promise<BenchRow[]> {
  const cases = [
    ['analysis of a usual repository', usualRepository()],
    ['analysis of the largest that is read', largestRepository()],
  ] as const;
  const rows: BenchRow[] = [];
  for (const [what, snapshot] of cases) {
    const work = async () => proposeSkills(analyseRepository(snapshot));
    await rateOf(1, roundMs, work);
    const rates: number[] = [];
    for (let round = 0; round < rounds; round += 1) rates.push(await rateOf(1, roundMs, work));
    rows.push(row(what, median(rates), limit, 1));
  }
  return rows;
}

if (import.meta.main) {
  const rows = await benchAnalysis();
  print(rows);
  await keep('analysis', rows);
}
