import { readFileSync, writeFileSync } from 'node:fs';
import type { DataFolder } from '../../match/data-folder.ts';
import { storeResult } from '../store-figures.ts';
import { overall } from './compare.ts';
import type { Outcome } from './train-score.ts';

const fileName = new URL('../../../packages/matching/src/score/weights.json', import.meta.url);

/**
 * Replaces the points in the package by the fitted ones, or by the initial ones if the fit was not better,
 * and stores what they were fitted on. The figures of cross-validation are stored in bench/results.
 */
export function storeScore(outcomes: readonly Outcome[], { days }: DataFolder): void {
  const all: Record<string, unknown> = JSON.parse(readFileSync(fileName, 'utf8'));
  for (const { direction, start, fitted, taken, queries } of outcomes) {
    const fit = { verdict: taken ? 'taken' : 'no better', queries, ...days };
    all[direction] = { start, points: taken ? fitted : start, fit };
  }
  writeFileSync(fileName, `${JSON.stringify(all, null, 2)}\n`);
  storeResult(
    'score.json',
    Object.fromEntries(outcomes.map((outcome) => [outcome.direction, resultOf(outcome)])),
  );
}

function resultOf({ fitted, taken, comparisons }: Outcome): unknown {
  return {
    taken,
    fitted,
    tasks: Object.fromEntries(comparisons.map(({ task, figures }) => [task, figures])),
    gain: { AUC: overall(comparisons, 'AUC'), 'nDCG@10': overall(comparisons, 'nDCG@10') },
  };
}
