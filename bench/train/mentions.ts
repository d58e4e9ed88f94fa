// node bench/train/mentions.ts --data DIR --runs DIR [--write] [--seed 1] [--ridge 2] [--fewest 5]
// Fits the weights that decide whether a named skill in an advertisement is required. The run file in --runs
// is cross-validated: every advertisement is handled with weights fitted without it. --write stores weights
// fitted on all data in the package; without it only the run file changes.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { askedSkills } from '@teamwright/matching/extract/asked-skills.ts';
import { openDataFolder } from '../match/data-folder.ts';
import { answersFor } from '../match/mentions.ts';
import { answerLine } from '../match/skill-answer.ts';
import { fitAdvertisements, heldOutWeights } from './mentions/cross-validate.ts';
import { readLabelled } from './mentions/labelled.ts';
import { writeAskedWeights } from './mentions/write-weights.ts';

const foldCount = 10;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    runs: { type: 'string' },
    task: { type: 'string', default: 'ads' },
    seed: { type: 'string', default: '1' },
    ridge: { type: 'string', default: '2' },
    fewest: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});
if (!values.data || !values.runs) {
  console.error('usage: node bench/train/mentions.ts --data DIR --runs DIR [--write] [--seed 1]');
  process.exit(2);
}

const options = { ridge: Number(values.ridge), fewest: Number(values.fewest) };
const advertisements = readLabelled(values.data, openDataFolder(values.data), values.task);
const answers = heldOutWeights(advertisements, options, foldCount, Number(values.seed)).map(
  ({ advertisement, weights }) =>
    answerLine(advertisement.qid, answersFor(askedSkills(advertisement.text, weights))),
);
mkdirSync(values.runs, { recursive: true });
writeFileSync(join(values.runs, `${values.task}.jsonl`), `${answers.join('\n')}\n`);
console.log(`${advertisements.length} advertisements answered in ${foldCount} folds → ${values.task}.jsonl`);

if (values.write) {
  const path = writeAskedWeights(fitAdvertisements(advertisements, options));
  console.log(`weights fitted on all of them → ${path}`);
}
