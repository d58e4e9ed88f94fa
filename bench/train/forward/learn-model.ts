import { neutral } from '@teamwright/matching/score/weights.ts';
import {
  connections,
  connectionsValue,
  firstMeasure,
  gateOf,
  linear,
  linearValue,
  type Model,
  rowSize,
  scoreOf,
  stated,
  unconnected,
} from './model.ts';
import { addExcess } from './promises.ts';
import type { TrainingList } from './training-list.ts';

const steps = 300;
const stepSize = 0.06;
/** What a point beyond a promise costs, relative to the loss. */
const price = 0.05;
/** No connection alone gives all points, so that a second one still adds. */
const mostOfShare = 0.95;
/** Each measure of known works adds one point to its neutral value. */
const ofWork = 1 / (1 - neutral.work);
/** Points that measures keep, so that their terms stay visible, and so that owners find users who visit. */
const kept: Partial<Record<(typeof linear)[number], number>> = {
  recency: 1,
  nextUse: 1,
  mostSimilarText: ofWork,
  similarTexts: ofWork,
  similarSkills: ofWork,
  lastVisit: 10,
  strength: 0.1,
};
const least = linear.map((name) => kept[name] ?? 0);
const free = 100 - stated.total - least.reduce((sum, one) => sum + one, 0);
const learned = linear.length + 1 + connections.length;

/**
 * The points that order the right answers first: a softmax over each list, every task with the same weight. The
 * promises of the score are penalties.
 */
export function learnModel(lists: readonly TrainingList[]): Model {
  const tasks = [...new Set(lists.map(({ task }) => task))];
  const values = new Float64Array(learned + tasks.length);
  // Log-odds per point, as a logarithm: one scale per task.
  values.fill(Math.log(0.15), learned);
  const [mean, square] = [values.map(() => 0), values.map(() => 0)];
  for (let step = 1; step <= steps; step += 1) {
    const gradient = gradientAt(values, lists, tasks);
    for (const [at, slope] of gradient.entries()) {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.99 * (square[at] ?? 0) + 0.01 * slope ** 2;
      const size = Math.sqrt((square[at] ?? 0) / (1 - 0.99 ** step)) + 1e-9;
      values[at] = (values[at] ?? 0) - (stepSize * (mean[at] ?? 0)) / (1 - 0.9 ** step) / size;
    }
  }
  return modelOf(values);
}

/** The free points are a softmax of the first values, so that they add up; shares are logistic functions. */
function modelOf(values: Float64Array): Model {
  const parts = softmax(values.subarray(0, linear.length + 1));
  return {
    points: Float64Array.from(linear, (_, at) => (least[at] ?? 0) + free * (parts[at] ?? 0)),
    connectionPoints: free * (parts[linear.length] ?? 0),
    shares: values.slice(linear.length + 1, learned).map((value) => mostOfShare / (1 + Math.exp(-value))),
  };
}

function softmax(values: Float64Array): Float64Array {
  const odds = values.map((value) => Math.exp(value));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}

function gradientAt(
  values: Float64Array,
  lists: readonly TrainingList[],
  tasks: readonly TrainingList['task'][],
): Float64Array {
  const model = modelOf(values);
  const raw = new Float64Array(values.length);
  const counts = tasks.map((task) => lists.filter((list) => list.task === task).length);
  for (const list of lists) {
    const task = tasks.indexOf(list.task);
    const scale = Math.exp(values[learned + task] ?? 0);
    addList(list, model, scale, 1 / (counts[task] ?? 1), raw, learned + task);
  }
  addExcess(model, price, raw);
  const parts = softmax(values.subarray(0, linear.length + 1));
  const average = parts.reduce((sum, part, at) => sum + part * (raw[at] ?? 0), 0);
  for (const [at, part] of parts.entries()) raw[at] = free * part * ((raw[at] ?? 0) - average);
  for (const [at, share] of model.shares.entries()) {
    const position = linear.length + 1 + at;
    raw[position] = (raw[position] ?? 0) * share * (1 - share / mostOfShare);
  }
  return raw;
}

/** Adds the gradient of −log(the softmax share of each right answer among the wrong ones). */
function addList(
  { rows, right, standsFor }: TrainingList,
  model: Model,
  scale: number,
  say: number,
  raw: Float64Array,
  scalePosition: number,
): void {
  const scores = Float64Array.from(standsFor, (_, at) => scale * scoreOf(rows, at * rowSize, model));
  const highest = scores.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score, at) => (standsFor[at] ?? 0) * Math.exp(score - highest));
  const wrong = odds.subarray(right).reduce((sum, one) => sum + one, 0);
  let perOdds = 0;
  for (let at = 0; at < odds.length; at += 1) {
    const own = odds[at] ?? 0;
    const slope = at < right ? (-say / right) * (wrong / (own + wrong)) : perOdds * own;
    if (at < right) perOdds += say / right / (own + wrong);
    raw[scalePosition] = (raw[scalePosition] ?? 0) + slope * (scores[at] ?? 0);
    addRow(rows, at * rowSize, model, slope * scale, raw);
  }
}

/** Adds the gradient of a row's score, times `slope`. */
function addRow(rows: Float32Array, from: number, model: Model, slope: number, raw: Float64Array): void {
  if (Math.abs(slope) < 1e-9) return;
  const gate = gateOf(rows, from);
  for (let at = 0; at < linear.length; at += 1)
    raw[at] = (raw[at] ?? 0) + slope * linearValue(rows, from, at, gate);
  const none = unconnected(rows, from, model.shares);
  raw[linear.length] = (raw[linear.length] ?? 0) + slope * connectionsValue(gate, none);
  for (const [at, share] of model.shares.entries()) {
    const value = rows[from + firstMeasure + linear.length + at] ?? 0;
    if (value === 0) continue;
    const gain = model.connectionPoints * (1 - neutral.connections) * (none / (1 - share * value)) * value;
    raw[linear.length + 1 + at] = (raw[linear.length + 1 + at] ?? 0) + slope * gain;
  }
}
