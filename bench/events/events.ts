import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createCohort, scoreOf } from '@teamwright/matching/events/cohort.ts';
import type { Formation } from '@teamwright/matching/events/form-teams.ts';
import type { EventInstance } from '@teamwright/matching/events/instance.ts';
import { viewTeam } from '@teamwright/matching/events/team-view.ts';
import { createFormations } from '../../apps/server/src/platform/formation/formations.ts';
import { atLeast, atMost, type Goal } from '../lib/goals.ts';
import { percentile } from '../lib/percentile.ts';
import { keep } from '../lib/report.ts';
import { makeEvent } from './make-event.ts';
import { measureMoves } from './measure-moves.ts';
import { measurePublication } from './measure-publication.ts';
import { annealPlainly } from './plain-annealing.ts';

/**
 * Proposals of each run: about what one thread does in 3, 2, 10 and 15 seconds. Small events use most for the proof.
 */
const cases = [
  { size: 60, iterations: 6_000_000, worstShare: 0.78 },
  { size: 1_000, iterations: 2_500_000, worstShare: 0.85 },
  { size: 5_000, iterations: 6_000_000, worstShare: 0.85 },
  { size: 10_000, iterations: 20_000_000, worstShare: 0.85 },
];
const maxGap = 0.005;
/** The event that plain annealing forms too, in this many times the processor time of the engine. */
const annealedSize = 10_000;
const annealingTimes = 2;
/** The event with which the review table and the event loop are measured. */
const reviewedSize = 1_000;
const publishedTeams = 250;

const rows: object[] = [];
const goals: Goal[] = [];

/** No clock: the work budget ends a run. */
const timeMs = 10 * 60_000;
const formations = createFormations();
const loopDelay = monitorEventLoopDelay({ resolution: 5 });

async function run(
  instance: EventInstance,
  iterations: number,
): Promise<{ formed: Formation; seconds: number }> {
  const before = process.cpuUsage();
  loopDelay.reset();
  loopDelay.enable();
  const formed = await formations.form({ instance, seed: 1, iterations, timeMs });
  loopDelay.disable();
  const { user, system } = process.cpuUsage(before);
  return { formed, seconds: (user + system) / 1e6 };
}

/** The longest delay of the event loop of this process while the formation ran in its worker, and the review table. */
function reviewGoals(instance: EventInstance, { teams }: Formation): Goal[] {
  const moveMs = percentile(measureMoves(instance, teams), 0.95);
  const delayMs = loopDelay.max / 1e6;
  rows.push({ people: reviewedSize, moveMs, delayMs });
  console.log(`a move ${moveMs.toFixed(3)} ms (p95), event loop at most ${delayMs.toFixed(1)} ms`);
  return [
    atMost(`scores after a move, ${reviewedSize} people, p95`, moveMs, 16, 'ms'),
    atMost(`longest delay of the event loop, ${reviewedSize} people`, delayMs, 50, 'ms'),
  ];
}

/** The score beside that of plain annealing, which has more time. */
function annealingGoal(instance: EventInstance, score: number, seconds: number): Goal {
  const annealed = annealPlainly(instance, annealingTimes * seconds);
  rows.push({ people: annealedSize, annealed, annealedSeconds: annealingTimes * seconds });
  console.log(
    `plain annealing in ${annealingTimes} times the time: ${annealed?.toFixed(2) ?? 'not allowed'}`,
  );
  const what = `score of ${annealedSize} people, beside plain annealing in ${annealingTimes} times the time`;
  return atLeast(what, score / (annealed ?? 1), 1, 'times the peer');
}

/** The score of the worst team as a share of the mean. */
function worstShare(instance: EventInstance, { teams }: Formation): number {
  const cohort = createCohort(instance);
  const scores = teams.map(({ members }) =>
    scoreOf(cohort, viewTeam(members.flatMap((id) => cohort.indexOf.get(id) ?? []))),
  );
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return Math.min(...scores) / mean;
}

for (const { size, iterations, worstShare: leastShare } of cases) {
  const instance = makeEvent(size);
  const { formed, seconds } = await run(instance, iterations);
  const { score, bound, fault } = formed;
  if (fault !== null) throw new Error(`the teams of ${size} people are not allowed: ${fault}`);
  rows.push({ people: size, proposals: iterations, score, bound, seconds });
  const gap = bound === null ? undefined : (bound - score) / bound;
  console.log(
    `${size} people, ${iterations} proposals: score ${score.toFixed(2)}, bound ${bound?.toFixed(2) ?? 'none'}, ` +
      `${seconds.toFixed(1)} s of processor time`,
  );
  goals.push(
    atLeast(
      `worst team of ${size} people, share of the mean`,
      worstShare(instance, formed),
      leastShare,
      'of 1',
    ),
  );
  if (size === 60 && gap !== undefined)
    goals.push(atMost('gap to the proved bound, 60 people', gap, maxGap, 'of 1'));
  if (size === reviewedSize) goals.push(...reviewGoals(instance, formed));
  if (size === annealedSize) goals.push(annealingGoal(instance, score, seconds));
  if (size > 60) goals.push(atMost(`1,000 proposals, ${size} people`, (1e6 * seconds) / iterations, 5, 'ms'));
}
await formations.close();
const { publishedMs, notifiedMs } = await measurePublication(publishedTeams);
rows.push({ teams: publishedTeams, publishedMs, notifiedMs });
console.log(
  `${publishedTeams} teams published in ${publishedMs.toFixed(0)} ms, all notified after ${notifiedMs.toFixed(0)} ms`,
);
goals.push(
  atMost(`${publishedTeams} teams published`, publishedMs, 5_000, 'ms'),
  atMost(`${publishedTeams} teams published, 1,000 participants notified`, notifiedMs, 5_000, 'ms'),
);
await keep('events', rows, goals);
