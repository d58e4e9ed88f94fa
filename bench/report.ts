import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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

/** Keeps rows of any kind, with the machine they were measured on, in bench/results. */
export async function keep(name: string, rows: readonly object[]): Promise<void> {
  const folder = join(import.meta.dirname, 'results');
  await mkdir(folder, { recursive: true });
  const results = { measuredAt: new Date().toISOString(), machine: describeMachine(), rows };
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(results, null, 2)}\n`);
}
