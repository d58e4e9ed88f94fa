import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Figures } from './metrics.ts';

const fileName = 'rankings.json';

/** Replaces one task's cross-validated figures in bench/results. */
export function storeFigures(task: string, figures: Figures): void {
  const file = fileOf(fileName);
  const all: Record<string, unknown> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  storeResult(fileName, { ...all, [task]: figures });
}

/** Four digits per figure and three per error: more than cross-validation can determine. */
export function storeResult(name: string, result: unknown): void {
  const rounded = JSON.stringify(
    result,
    (key, value) => (typeof value === 'number' ? Number(value.toPrecision(key === 'error' ? 3 : 4)) : value),
    2,
  );
  writeFileSync(fileOf(name), `${rounded}\n`);
}

function fileOf(name: string): URL {
  return new URL(`../results/${name}`, import.meta.url);
}
