// npm run train:match -- --data DIR [--most 15] [--write]
// Learns the points of the score forward in time: cuts the history at each month of 2016 and 2017 and ranks who
// joined which project in the month after the cut. Prints points that are fitted to 2016, with their figures of 2017
// beside those of the shipped points and of a plain baseline, the shipped ranking of capable people after each cut, and
// the share of the pairs of each tier that worked together. --write stores the fitted points in the package instead of
// printing figures, and says whether they have changed.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dayMs } from '@teamwright/matching/profile/decay.ts';
import { openDataFolder } from '../match/data-folder.ts';
import { CutTable } from './forward/cuts.ts';
import { figuresOf, type ListFigures, printFigures } from './forward/figures.ts';
import { learnModel } from './forward/learn-model.ts';
import { type MeasuredList, measuredLists } from './forward/lists.ts';
import { modelFile, rowSize, scoreOf } from './forward/model.ts';
import { type PastWork, readSchools, readWorks } from './forward/past.ts';
import { periodOf, type Task } from './forward/questions.ts';
import { Stage } from './forward/stage.ts';
import { TierTable } from './forward/tiers.ts';
import { type TrainingList, trainingList } from './forward/training-list.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    most: { type: 'string', default: '15' },
    write: { type: 'boolean', default: false },
  },
});
if (!values.data) {
  console.error('usage: npm run train:match -- --data DIR [--most 15] [--write]');
  process.exit(2);
}

const most = Number(values.most);
const data = openDataFolder(values.data);
const base = data.tasks.find(({ history }) => history !== undefined)?.history ?? '';
const works = readWorks(data, base);
const stage = new Stage(works, readSchools(data, 'base/developers.jsonl.gz'));
const earlier: TrainingList[] = [];
const tiers = new TierTable();
const cuts = new CutTable();
const ways = ['shipped', 'fitted to 2016', 'plain baseline'] as const;
const figures = new Map<Task, Record<(typeof ways)[number], ListFigures>[]>();

for (let month = 0; month < 12; month += 1)
  for (const list of listsOf(month)) {
    earlier.push(...[trainingList(list)].filter((one) => one !== undefined));
    cuts.count(month, list);
  }
const fitted = learnModel(earlier);
console.log('fitted to 2016:', JSON.stringify(modelFile(fitted)));
if (values.write) {
  const file = new URL('../../packages/matching/src/score/model.json', import.meta.url);
  const content = `${JSON.stringify(modelFile(fitted), null, 2)}\n`;
  const isSame = readFileSync(file, 'utf8') === content;
  writeFileSync(file, content);
  console.log(isSame ? 'model.json is unchanged' : 'model.json has changed: run the command again');
  process.exit();
}

for (let month = 12; month < 24; month += 1)
  for (const list of listsOf(month)) {
    judge(list);
    cuts.count(month, list);
  }
printFigures(figures, ways);
cuts.print();
tiers.print();

/** The measured questions of a month, counted from January 2016; what came before is known. */
function listsOf(month: number): MeasuredList[] {
  const dayOf = (months: number) => Math.floor(Date.UTC(2016, months, 1) / dayMs);
  stage.advance(dayOf(month));
  const later = between(dayOf(month), dayOf(month + 4));
  return measuredLists(stage, periodOf(stage, between(dayOf(month), dayOf(month + 1)), later, most));
}

function between(from: number, before: number): PastWork[] {
  return works.filter(({ day }) => day >= from && day < before);
}

function judge(list: MeasuredList): void {
  const scores = Float32Array.from(list.gains.subarray(0, list.size), (_, at) =>
    scoreOf(list.rows, at * rowSize, fitted),
  );
  const [shipped, learned, plain] = [list.shipped, scores, list.plain].map((one) => figuresOf(list, one));
  if (!shipped || !learned || !plain) return;
  const all = figures.get(list.task) ?? [];
  figures.set(list.task, all);
  all.push({ shipped, 'fitted to 2016': learned, 'plain baseline': plain });
  if (list.task === 'a-all') tiers.count(list);
}
