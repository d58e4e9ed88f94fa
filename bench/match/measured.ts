import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Scoring } from '@teamwright/matching/score/scoring.ts';
import type { DataFolder } from './data-folder.ts';

/** What a run measured: the version of the score, the time, and the dates of the data. */
export interface Measured {
  readonly version: string;
  readonly measuredAt: string;
  readonly days: DataFolder['days'];
  readonly tasks: readonly string[];
}

const fileName = 'measured.json';

/** Writes beside the run files what they measure, for the command that stores the figures. */
export function writeMeasured(runs: string, days: DataFolder['days'], tasks: readonly string[]): void {
  const version = new Scoring().version;
  const measured: Measured = { version, measuredAt: new Date().toISOString(), days, tasks };
  mkdirSync(runs, { recursive: true });
  writeFileSync(join(runs, fileName), `${JSON.stringify(measured, null, 2)}\n`);
}

export function readMeasured(runs: string): Measured {
  return JSON.parse(readFileSync(join(runs, fileName), 'utf8'));
}
