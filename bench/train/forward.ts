// npm run train:match -- --data DIR [--most 15] [--step 30] [--points JSON]
// Validates the score forward in time: cuts the history at each month of 2016 and 2017 and ranks who joined
// which project after the cut. Prints each task's figures beside a plain baseline (the skills of the best
// seat), and which share of the pairs of each tier worked together. --points tries other points per term.
import { parseArgs } from 'node:util';
import { fitOf, harmonicMean, tierOf } from '@teamwright/matching/score/fit.ts';
import type { PairScorer } from '@teamwright/matching/score/pair-scorer.ts';
import { features } from '@teamwright/matching/score/weights.ts';
import { openDataFolder } from '../match/data-folder.ts';
import { compared, figuresOf, type ListFigures } from './forward/figures.ts';
import { visitPairs } from './forward/lists.ts';
import { type PastWork, readSchools, readWorks } from './forward/past.ts';
import { periodOf, type Task } from './forward/questions.ts';
import { Stage } from './forward/stage.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    most: { type: 'string', default: '15' },
    step: { type: 'string', default: '30' },
    points: { type: 'string' },
  },
});
if (!values.data) {
  console.error('usage: npm run train:match -- --data DIR [--most 15] [--step 30] [--points JSON]');
  process.exit(2);
}

const [most, step] = [Number(values.most), Number(values.step)];
const tried: Record<string, number> | undefined = values.points ? JSON.parse(values.points) : undefined;
const points = tried && Float64Array.from(features, (feature) => tried[feature] ?? 0);
const data = openDataFolder(values.data);
const base = data.tasks.find(({ history }) => history !== undefined)?.history ?? '';
const works = readWorks(data, base);
const stage = new Stage(works, readSchools(data, 'base/developers.jsonl.gz'));
const tasks: readonly Task[] = ['a-new', 'a-all', 'b-new', 'b-all', 'a-cap'];
const ours = new Map(tasks.map((task) => [task, [] as ListFigures[]]));
const baseline = new Map(tasks.map((task) => [task, [] as ListFigures[]]));
const tiers = new Map<string, { pairs: number; together: number }>();

for (let month = 0; month < 24; month += 1) {
  const dayOf = (months: number) => Math.floor(Date.UTC(2016, months, 1) / 86_400_000);
  stage.advance(dayOf(month));
  measureMonth(between(dayOf(month), dayOf(month + 1)), between(dayOf(month), dayOf(month + 4)));
}
print();

function between(from: number, before: number): PastWork[] {
  return works.filter(({ day }) => day >= from && day < before);
}

function measureMonth(month: readonly PastWork[], later: readonly PastWork[]): void {
  const lists = new Map<string, { task: Task; ours: number[]; plain: number[]; gains: number[] }>();
  visitPairs(
    stage,
    periodOf(stage, month, later, most),
    ({ task, id }, _candidate, gain, scorer) => {
      const key = `${task} ${id}`;
      const list = lists.get(key) ?? { task, ours: [], plain: [], gains: [] };
      lists.set(key, list);
      list.ours.push(rankOf(scorer));
      list.plain.push(scorer.measured[0] ?? 0);
      list.gains.push(gain);
      if (task === 'a-all') countTier(scorer, gain);
    },
    step,
  );
  for (const { task, gains, ours: scores, plain } of lists.values()) {
    const sampled = task === 'a-new' || task === 'a-all' ? step : 1;
    const figures = [scores, plain].map((one) => figuresOf({ task, scores: one, gains, step: sampled }));
    if (figures[0]) ours.get(task)?.push(figures[0]);
    if (figures[1]) baseline.get(task)?.push(figures[1]);
  }
}

function rankOf(scorer: PairScorer): number {
  if (!points) return scorer.rank();
  return harmonicMean(fitOf(points, scorer.youToProject.of), fitOf(points, scorer.projectToYou.of));
}

function countTier(scorer: PairScorer, gain: number): void {
  const tier = tierOf(Math.floor(scorer.rank()));
  const count = tiers.get(tier) ?? { pairs: 0, together: 0 };
  tiers.set(tier, count);
  count.pairs += gain > 0 ? 1 : step;
  count.together += gain > 0 ? 1 : 0;
}

function print(): void {
  for (const task of tasks) {
    for (const name of ['nDCG@10', 'R@100', 'AUC'] as const) {
      const { value, gain } = compared(ours.get(task) ?? [], baseline.get(task) ?? [], name);
      const figures = [value.value, value.error, gain.value, gain.error].map((one) => one.toFixed(4));
      console.log(
        `${task.padEnd(6)} ${name.padEnd(8)} ${figures[0]} ± ${figures[1]}, over the baseline ${figures[2]} ± ${figures[3]}`,
      );
    }
  }
  for (const [tier, { pairs, together }] of tiers)
    console.log(
      `${tier}: ${together} of ${pairs} pairs worked together, ${((100 * together) / pairs).toFixed(3)} %`,
    );
}
