import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { maxFileLength } from '@teamwright/matching/manifests/clean-text.ts';
import { createMatcher } from '@teamwright/matching/matcher.ts';
import type { Steps } from '@teamwright/matching/steps.ts';
import { allSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { noon } from '@teamwright/matching/testing/profiles.ts';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import { runToEnd } from '@teamwright/matching/testing/run-to-end.ts';
import { syntheticDeveloper, syntheticProject } from '@teamwright/matching/testing/synthetic.ts';
import type { Matcher } from '@teamwright/matching/types/matcher.ts';
import sharp from 'sharp';
import { inSlices } from '../../apps/server/src/core/concurrency/slices.ts';
import viewCode from '../../apps/server/src/features/repositories/repositories.evidence.view.ts';
import { encodePicture, encodeRoomPicture } from '../../apps/server/src/platform/picture.ts';
import { createWorkPool } from '../../apps/server/src/platform/work-pool.ts';
import { largestRepositories } from '../analysis/repositories.ts';

const communitySize = 20_000;
const maxTeamSize = 50;
const maxSkills = 60;
const measuredMs = 3_000;

export const maxLoopDelayMs = 50;

export interface LoopRow {
  readonly what: string;
  /** Delay of the event loop while the work runs repeatedly, as on the server. */
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Duration of the same work without pauses; undefined if it cannot run that way. */
  readonly atOnceMs: number | undefined;
}

interface Work {
  readonly what: string;
  readonly run: () => Promise<unknown>;
  readonly atOnce?: () => unknown;
}

const skills = allSkills();

function community(): Matcher {
  const random = createRandom(communitySize);
  const matcher = createMatcher();
  for (let id = 0; id < communitySize; id += 1) {
    matcher.upsertDeveloper(syntheticDeveloper(id, random, skills));
    matcher.upsertProject(syntheticProject(id, random, skills));
  }
  const required = skills
    .slice(0, maxSkills)
    .map(({ id, label }) => ({ skillId: id, label, kind: 'technology' as const }));
  matcher.upsertProject({ ...syntheticProject(communitySize, random, skills), memberIds: [], required });
  return matcher;
}

function inSteps(what: string, steps: () => Steps<unknown>): Work {
  return { what, run: () => inSlices(steps()), atOnce: () => runToEnd(steps()) };
}

function matchingWorks(matcher: Matcher): Work[] {
  const project = `p${communitySize}`;
  const mustHave = skills.slice(maxSkills - 30, maxSkills).map(({ id }) => id);
  const outlook = { exclude: new Set<string>(), skip: [], also: [], strength: 0.6, now: noon };
  const team = { size: maxTeamSize, now: noon };
  return [
    inSteps('a skill outlook over 20,000 projects', () => matcher.outlook('d5', outlook)),
    inSteps('a team of 50 for 60 skills', () => matcher.composeTeams(project, team)),
    inSteps('a team of 10 that misses some of 30 must-haves', () =>
      matcher.composeTeams(project, { size: 10, mustHave, hours: 19, now: noon }),
    ),
  ];
}

function textWorks(pool: ReturnType<typeof createWorkPool>): Work[] {
  const module = import.meta.resolve(
    '../../apps/server/src/features/repositories/repositories.evidence.view.ts',
  );
  const sentence =
    'It is built with React and PostgreSQL, and tells of tides, ferries and the weather at sea.\n';
  const text = sentence.repeat(maxFileLength / sentence.length);
  const readme = { repository: 'a/b', readme: { path: 'README.md', text }, firstSeen: 0, lastSeen: 0 };
  const snapshots = largestRepositories().map(({ name, snapshot }) => ({ name, snapshot }));
  return [{ name: 'README', snapshot: readme }, ...snapshots].map(({ name, snapshot }) => {
    const input = { snapshot, private: false };
    return {
      what: `the longest ${name}`,
      run: () => pool.run({ module }, input),
      atOnce: () => viewCode(input),
    };
  });
}

async function pictureWorks(): Promise<Work[]> {
  const background = { r: 20, g: 90, b: 160 };
  const create = { width: 4_000, height: 4_000, channels: 3 as const, background };
  const picture = await sharp({ create }).png().toBuffer();
  return [
    { what: 'an avatar of 16 million pixels', run: () => encodePicture(picture) },
    { what: 'a room picture of 16 million pixels', run: () => encodeRoomPicture(picture) },
  ];
}

async function measure({ what, run, atOnce }: Work): Promise<LoopRow> {
  // Compiles the code and starts the thread.
  await run();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const until = performance.now() + measuredMs;
  while (performance.now() < until) await run();
  delay.disable();
  const begun = performance.now();
  atOnce?.();
  const atOnceMs = atOnce && Math.round(performance.now() - begun);
  return { what, p99Ms: inMs(delay.percentile(99)), maxMs: inMs(delay.max), atOnceMs };
}

function inMs(nanoseconds: number): number {
  return Math.round(nanoseconds / 1e5) / 10;
}

/** The delay of the event loop during each kind of long work, one after another. */
export async function measureLongWork(): Promise<LoopRow[]> {
  const pool = createWorkPool();
  const rows: LoopRow[] = [];
  const quiet = { what: 'quiet', run: () => pause(10) };
  try {
    for (const work of [
      quiet,
      ...matchingWorks(community()),
      ...textWorks(pool),
      ...(await pictureWorks()),
    ]) {
      const row = await measure(work);
      rows.push(row);
      const atOnce = row.atOnceMs === undefined ? '' : `; in one go ${row.atOnceMs} ms`;
      console.log(`${row.what}: event loop delay p99 ${row.p99Ms} ms, max ${row.maxMs} ms${atOnce}`);
    }
    return rows;
  } finally {
    await pool.close();
  }
}
