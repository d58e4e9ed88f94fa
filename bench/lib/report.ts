import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { atLeast, type Goal } from './goals.ts';
import { describeMachine } from './machine.ts';

/** A measured value beside a baseline of the same run. */
export interface BenchRow {
  readonly what: string;
  /** Completed work per second. */
  readonly perSecond: number;
  readonly peer: string;
  readonly peerPerSecond: number;
  /** `perSecond / peerPerSecond`; only this value may be quoted. */
  readonly ratio: number;
  /** The goal for the ratio. */
  readonly aim: number;
}

export function row(
  what: string,
  perSecond: number,
  peer: { name: string; perSecond: number },
  aim: number,
): BenchRow {
  const ratio = Math.round((perSecond / peer.perSecond) * 100) / 100;
  return {
    what,
    perSecond: Math.round(perSecond),
    peer: peer.name,
    peerPerSecond: Math.round(peer.perSecond),
    ratio,
    aim,
  };
}

export function print(rows: readonly BenchRow[]): void {
  for (const { what, perSecond, peer, peerPerSecond, ratio, aim } of rows)
    console.log(`${what}: ${perSecond}/s, ${peer}: ${peerPerSecond}/s, ratio ${ratio} (aim ${aim})`);
}

export function ratioGoals(rows: readonly BenchRow[]): Goal[] {
  return rows.map(({ what, peer, ratio, aim }) =>
    atLeast(`${what}, beside ${peer}`, ratio, aim, 'times the peer'),
  );
}

/** The file with the results of a benchmark. */
export function resultFile(name: string): string {
  return join(import.meta.dirname, '../results', `${name}.json`);
}

/** Stores rows and their goals in bench/results, with the machine on which they were measured. */
export async function keep(
  name: string,
  rows: readonly object[],
  goals: readonly Goal[] = [],
): Promise<void> {
  const file = resultFile(name);
  await mkdir(dirname(file), { recursive: true });
  const results = { measuredAt: new Date().toISOString(), machine: describeMachine(), goals, rows };
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`);
}
