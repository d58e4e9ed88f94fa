// node bench/train/teams.ts --data DIR [--task team] [--write]
// Fits the chances of teams, chooses the cost of popularity, and prints figures of five-fold cross-validation
// by query. --write stores what is fitted on all questions in bench/match/team/fitted.json and the figures in
// bench/results.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hashId } from '@teamwright/matching/index/hash.ts';
import { openDataFolder } from '../match/data-folder.ts';
import { prospectNames } from '../match/team/prospects.ts';
import { readSetting } from '../match/team/setting.ts';
import { storeFigures } from './store-figures.ts';
import { chooseCalm } from './teams/choose-calm.ts';
import { Proofs } from './teams/proofs.ts';
import { Trial } from './teams/trial.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    task: { type: 'string', default: 'team' },
    write: { type: 'boolean', default: false },
  },
});
if (!values.data) {
  console.error('usage: node bench/train/teams.ts --data DIR [--task team] [--write]');
  process.exit(2);
}

const foldCount = 5;
const data = openDataFolder(values.data);
const entry = data.tasks.find(({ name }) => name === values.task);
if (!entry) throw new Error(`No task ${values.task} in ${values.data}`);
const foldOf = (qid: string) => hashId(`fold ${qid}`) % foldCount;
const trial = new Trial(readSetting(entry, data), new Proofs(entry, data));

const byFold = Array.from({ length: foldCount }, (_, fold) => {
  const chances = trial.fit((qid) => foldOf(qid) !== fold);
  const choice = chooseCalm(trial, chances);
  console.log(`fold ${fold}`, choice.calm);
  return choice.teams;
});
const figures = trial.measure(trial.setting.questions.map(({ qid }, at) => byFold[foldOf(qid)]?.[at] ?? []));
for (const [name, { value, error }] of Object.entries(figures))
  console.log(`${name.padEnd(16)} ${value.toFixed(4)} ± ${error.toFixed(4)}`);

if (values.write) {
  const chances = trial.fit(() => true);
  const { calm } = chooseCalm(trial, chances);
  console.log(`all    `, calm, `of ${prospectNames.length} prospects`);
  const file = new URL('../match/team/fitted.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify({ chances, calm }, null, 2)}\n`);
  storeFigures(entry.name, figures);
}
