import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Smaller weights do not change a result. */
const minWeight = 0.02;

/** Writes fitted weights to the package's data file, the largest first in each group; returns its path. */
export function writeAskedWeights(weights: ReadonlyMap<string, number>): string {
  const rows = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= minWeight)
    .map(([feature, weight]) => `${feature} | ${weight.toFixed(2)}`)
    .sort();
  const path = join(import.meta.dirname, '../../../packages/matching/src/extract/asked-weights.ts');
  writeFileSync(path, head + rows.join('\n') + tail);
  return path;
}

const head = `import { readWeights } from './read-weights.ts';

/**
 * The log-odds that each feature adds to a name in an advertisement being required. Written by
 * \`bench/train/mentions.ts\`, which fits them to labelled advertisements; do not edit.
 */
export const shippedAskedWeights = readWeights(\`
`;
const tail = '\n`);\n';
