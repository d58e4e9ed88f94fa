import { createMatcher } from '@teamwright/matching/matcher.ts';
import { Community } from '@teamwright/matching/score/community.ts';
import { allSkills, resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { noon } from '@teamwright/matching/testing/profiles.ts';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import { syntheticVectors } from '@teamwright/matching/testing/vectors.ts';
import type { Matcher, ProjectProfile } from '@teamwright/matching/types.ts';
import { Nearest } from '@teamwright/matching/vectors/nearest.ts';
import { cosine, packVector, squareOf, unpackVector } from '@teamwright/matching/vectors/packed-vector.ts';
import { atMost } from '../lib/goals.ts';
import { percentile } from '../lib/percentile.ts';
import { keep } from '../lib/report.ts';
import { syntheticCommunity } from './community.ts';

const sizes = [10_000, 100_000];
const dimensions = 384;
const wanted = 50;
/** Number of timed searches per project, after as many warm-up searches. */
const turns = 10;

interface VectorRow {
  readonly developers: number;
  /** Similarity of all vectors; null: no vectors. */
  readonly common: number | null;
  /** Share of the nearest fifty (by a full scan) that are found. */
  readonly recall?: number;
  /** Median time to find these fifty. */
  readonly nearestMs?: number;
  /** Median time of an explained page of ten. */
  readonly pageMs: number;
  /** Milliseconds per developer. */
  readonly loadMs: number;
  /** Heap and buffers per developer. */
  readonly bytesEach: number;
}

/** A community whose members have vectors, or none. */
function loaded(size: number, common: number | null) {
  const { developers, projects } = syntheticCommunity(size, 50);
  const vectors = common === null ? undefined : syntheticVectors(dimensions, createRandom(5), common);
  const community = new Community({ skills: allSkills(), resolve: resolveSkill });
  const matcher = createMatcher({ community });
  const before = bytesInUse();
  let ms = 0;
  for (const profile of developers()) {
    const developer = { ...profile, vector: vectors?.next() ?? null };
    const started = performance.now();
    matcher.upsertDeveloper(developer);
    ms += performance.now() - started;
  }
  for (const project of projects) matcher.upsertProject({ ...project, vector: vectors?.next() ?? null });
  for (const project of projects) matcher.recommendDevelopers(project.id, { limit: 10, now: noon });
  return { community, matcher, projects, loadMs: ms / size, bytesEach: (bytesInUse() - before) / size };
}

function bytesInUse(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function timePages(matcher: Matcher, projects: readonly ProjectProfile[]): number {
  return median(projects, ({ id }) => matcher.recommendDevelopers(id, { limit: 10, now: noon }));
}

function median(projects: readonly ProjectProfile[], work: (project: ProjectProfile) => unknown): number {
  const times: number[] = [];
  for (let turn = 0; turn < 2 * turns; turn += 1) {
    for (const project of projects) {
      const started = performance.now();
      work(project);
      if (turn >= turns) times.push(performance.now() - started);
    }
  }
  return percentile(times, 0.5);
}

function measureNearest({ developers, projects }: Community, asked: readonly ProjectProfile[]) {
  const nearest = new Nearest(developers);
  const vectorOf = ({ id }: ProjectProfile) => projects.get(id)?.vector ?? packVector(null);
  const found = asked.map((project) => [...nearest.among(vectorOf(project), wanted)]);
  const shares = asked.map((project, at) => {
    const numbers = new Set(found[at]);
    const truth = trulyNearest(developers, vectorOf(project));
    return truth.filter((number) => numbers.has(number)).length / truth.length;
  });
  return {
    recall: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    nearestMs: median(asked, (project) => nearest.among(vectorOf(project), wanted)),
  };
}

function trulyNearest(developers: Community['developers'], vector: Uint32Array): number[] {
  const values = unpackVector(vector);
  return Array.from({ length: developers.extent }, (_, number) => {
    const other = developers.documentAt(number);
    return { number, near: other?.open ? cosine(values, squareOf(vector), other.vector) : -1 };
  })
    .sort((a, b) => b.near - a.near)
    .slice(0, wanted)
    .map(({ number }) => number);
}

function benchVectors(size: number, common: number | null): VectorRow {
  const { community, matcher, projects, loadMs, bytesEach } = loaded(size, common);
  const measured = common === null ? {} : measureNearest(community, projects);
  const pageMs = timePages(matcher, projects);
  const figures = { ...measured, pageMs, loadMs, bytesEach };
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
  );
  return { developers: size, common, ...figures, ...rounded };
}

const rows = sizes.flatMap((size) => [null, 0, 1].map((common) => benchVectors(size, common)));
console.table(rows);
await keep(
  'vectors',
  rows,
  rows.flatMap(({ developers, common, nearestMs }) =>
    nearestMs === undefined
      ? []
      : [atMost(`the nearest ${wanted} of ${developers}, ${common} in common`, nearestMs, 1.5, 'ms')],
  ),
);
