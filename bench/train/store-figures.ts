import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Figures } from './metrics.ts';

const FILE = new URL('../results/rankings.json', import.meta.url);

/** Replaces one task's cross-validated figures beside the other benchmarks' results. */
export function storeFigures(task: string, figures: Figures): void {
  const all: Record<string, unknown> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  all[task] = Object.fromEntries(
    Object.entries(figures).map(([name, { value, error }]) => [
      name,
      { value: Number(value.toPrecision(4)), error: Number(error.toPrecision(3)) },
    ]),
  );
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
}
