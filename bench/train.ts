// npm run train:match -- --data DIR [--tasks a-new,joss] [--runs DIR] [--write]
// Fits the weights of the ranking tasks on a data folder with answers, and
// prints the figures of cross-validation by query. --write stores the weights in packages/matching and the
// figures in bench/results. --runs stores the cross-validated rankings.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hashId } from '@teamwright/matching/index/hash.ts';
import { openDataFolder } from './match/data-folder.ts';
import { questionOf } from './match/ranking/questions.ts';
import { rank, runLines } from './match/ranking/rankings.ts';
import { readJudgements } from './train/judgements.ts';
import { measure } from './train/metrics.ts';
import { recipes } from './train/recipes.ts';
import { storeFigures } from './train/store-figures.ts';
import { storeWeights } from './train/store-weights.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    tasks: { type: 'string' },
    runs: { type: 'string' },
    write: { type: 'boolean' },
  },
});
if (!values.data) {
  console.error('usage: npm run train:match -- --data DIR [--tasks a,b] [--runs DIR] [--write]');
  process.exit(2);
}

const foldCount = 5;
const foldOf = (qid: string) => hashId(`fold ${qid}`) % foldCount;
const data = openDataFolder(values.data);
const asked = values.tasks?.split(',');
for (const entry of data.tasks) {
  const recipe = recipes[entry.name];
  if (!recipe || (asked && !asked.includes(entry.name))) continue;
  const question = questionOf(entry, data);
  const judgements = readJudgements(data, entry.name);
  const fitOn = recipe(question, judgements);
  const byFold = Array.from({ length: foldCount }, (_, fold) => fitOn((qid) => foldOf(qid) !== fold));
  const rankings = rank(question, (qid) => byFold[foldOf(qid)] ?? {});
  const candidates = data.lines(entry.candidates ?? '').length;
  const figures = measure(question, rankings, judgements, candidates);
  for (const [name, { value, error }] of Object.entries(figures)) {
    console.log(`${entry.name.padEnd(6)} ${name.padEnd(8)} ${value.toFixed(4)} ± ${error.toFixed(4)}`);
  }
  if (values.runs) {
    mkdirSync(values.runs, { recursive: true });
    writeFileSync(join(values.runs, `${entry.name}.run`), `${runLines(rankings).join('\n')}\n`);
  }
  if (values.write) {
    storeWeights(
      entry.name,
      fitOn(() => true),
    );
    storeFigures(entry.name, figures);
  }
}
