import { setTimeout as pause } from 'node:timers/promises';
import { atMost, type Goal } from '../lib/goals.ts';
import { keep } from '../lib/report.ts';
import type { Attack } from './attack.ts';
import { attacks } from './attacks.ts';
import { watchDuring } from './bystander.ts';
import { type LoopRow, maxLoopDelayMs, measureLongWork } from './long-work.ts';
import { type Site, withSite } from './site.ts';

/** A shorter attack is followed by a pause, so that the baseline is measured long enough. */
const minWatchMs = 3_000;

interface AbuseRow {
  readonly what: string;
  readonly attackMs: number;
  readonly longestWaitMs: number;
  readonly quietLongestWaitMs: number;
  readonly maxExtraWaitMs: number;
  /** Number of calls by the bystander, and how many got status 503. */
  readonly calls: number;
  readonly unavailable: number;
}

/** Runs an attack, then measures the same length of time without it. */
async function measure(site: Site, attack: Attack): Promise<AbuseRow> {
  const task = { url: site.url, cookie: site.bystander.cookie };
  const strike = await attack.prepare(site);
  let attackMs = 0;
  const attacked = await watchDuring(task, async () => {
    const begun = performance.now();
    await strike();
    attackMs = performance.now() - begun;
    await pause(Math.max(0, minWatchMs - attackMs));
  });
  const quiet = await watchDuring(task, () => pause(Math.max(minWatchMs, attackMs)));
  return {
    what: attack.name,
    attackMs: Math.round(attackMs),
    longestWaitMs: Math.round(attacked.longestWaitMs),
    quietLongestWaitMs: Math.round(quiet.longestWaitMs),
    maxExtraWaitMs: attack.maxExtraWaitMs,
    calls: attacked.calls,
    unavailable: attacked.unavailable,
  };
}

function goalsOf(row: AbuseRow): Goal[] {
  const extra = row.longestWaitMs - row.quietLongestWaitMs;
  return [
    atMost(`${row.what}: longest wait of a bystander above quiet`, extra, row.maxExtraWaitMs, 'ms'),
    atMost(`${row.what}: a bystander's calls refused`, row.unavailable, 0, 'responses with 503'),
  ];
}

function loopGoalOf({ what, p99Ms }: LoopRow): Goal {
  return atMost(`${what}: p99 delay of the event loop`, p99Ms, maxLoopDelayMs, 'ms');
}

/** Arguments select attacks by a part of their name, or `long work`; results are then not stored. */
async function benchAbuse(selected: readonly string[]): Promise<void> {
  const rows: AbuseRow[] = [];
  const chosen = attacks.filter(
    ({ name }) => selected.length === 0 || selected.some((part) => name.includes(part)),
  );
  if (chosen.length > 0)
    await withSite(async (site) => {
      for (const attack of chosen) {
        const row = await measure(site, attack);
        rows.push(row);
        console.log(
          `${row.what}: longest wait ${row.longestWaitMs} ms, quiet ${row.quietLongestWaitMs} ms, ` +
            `${row.unavailable} of ${row.calls} calls got 503; the attack took ${row.attackMs} ms`,
        );
      }
    });
  const wantsLongWork = selected.length === 0 || selected.includes('long work');
  const loopRows = wantsLongWork ? await measureLongWork() : [];
  const goals = [...rows.flatMap(goalsOf), ...loopRows.map(loopGoalOf)];
  if (selected.length === 0) await keep('abuse', [...rows, ...loopRows], goals);
}

if (import.meta.main) await benchAbuse(process.argv.slice(2));
