import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { atLeast, type Goal } from './goals.ts';
import { describeMachine } from './machine.ts';

/** One measured figure beside its peer of the same run. */
export interface BenchRow {
  readonly what: string;
  /** Work done in each second. */
  readonly perSecond: number;
  readonly peer: string;
  readonly peerPerSecond: number;
  /** `perSecond / peerPerSecond`; what may be quoted. */
  readonly ratio: number;
  /** The ratio that is aimed at. */
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

/** Where the results of a benchmark are kept. */
export function resultFile(name: string): string {
  return join(import.meta.dirname, 'results', `${name}.json`);
}

/** Keeps rows of any kind and what they reach, with the machine they were measured on, in bench/results. */
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
