import { readFileSync, writeFileSync } from 'node:fs';
import type { Weights } from '@teamwright/matching/rank/linear-model.ts';

const fileName = new URL('../../packages/matching/src/rank/weights.json', import.meta.url);

/**
 * Replaces one task's weights in the package's data file; four digits are more than the fit can determine.
 */
export function storeWeights(task: string, weights: Weights): void {
  const all: Record<string, Weights> = JSON.parse(readFileSync(fileName, 'utf8'));
  all[task] = Object.fromEntries(
    Object.entries(weights)
      .map(([name, weight]) => [name, Number(weight.toPrecision(4))] as const)
      .filter(([, weight]) => weight !== 0),
  );
  writeFileSync(fileName, `${JSON.stringify(all, null, 2)}\n`);
}
