// node_modules/.bin/node bench/store-match.ts --data DIR --runs OUT --scores FILE
// Stores the scorer's figures (its option --json) of the runs in OUT: all in bench/results/match.json, and those that
// the page /about/matching shows in the web app. Stored figures of other tasks stay if the version of the score is the
// same. Exit status: 2 for wrong usage.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resultFile } from './lib/report.ts';
import {
  figuresOf,
  type Reference,
  type Scores,
  type StoredFigures,
  shownOf,
  withEarlier,
} from './match/figures.ts';
import { readMeasured } from './match/measured.ts';

const { values } = parseArgs({
  options: { data: { type: 'string' }, runs: { type: 'string' }, scores: { type: 'string' } },
});
if (!values.data || !values.runs || !values.scores) {
  console.error('usage: node bench/store-match.ts --data DIR --runs OUT --scores FILE');
  process.exit(2);
}

const scores: Scores = JSON.parse(readFileSync(values.scores, 'utf8'));
const reference: Reference = JSON.parse(readFileSync(join(values.data, 'reference.json'), 'utf8'));
const earlier: StoredFigures = JSON.parse(readFileSync(resultFile('match'), 'utf8'));
const stored = withEarlier(figuresOf(readMeasured(values.runs), scores, reference), earlier);
store(resultFile('match'), stored);
store(join(import.meta.dirname, '../apps/web/src/features/legal/matching/figures.json'), shownOf(stored));

function store(file: string, figures: object): void {
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}
console.log(`stored ${stored.figures.length} figures of version ${stored.version}`);
