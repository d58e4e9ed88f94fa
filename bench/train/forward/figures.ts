import type { MeasuredList } from './lists.ts';
import type { Task } from './questions.ts';
import { minRightGain } from './training-list.ts';

/** For graded gains, R@100 is the share of right answers among the first ten instead. */
export interface ListFigures {
  readonly ndcg: number;
  readonly recall: number;
  readonly auc: number;
}

/** Rankings end here; candidates below are tied. */
const depth = 1000;
const top = 10;

/** Figures of one complete list. Undefined without a right or a wrong answer. */
export function figuresOf(
  { task, size, gains }: Pick<MeasuredList, 'task' | 'size' | 'gains'>,
  scores: Float32Array,
): ListFigures | undefined {
  const order = [...gains.subarray(0, size).keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const isRight = (at: number) => (gains[at] ?? 0) >= minRightGain;
  const right = order.filter(isRight).length;
  if (right === 0 || right === size) return undefined;
  const found = order.slice(0, task === 'a-cap' ? top : 100).filter(isRight).length;
  return {
    ndcg:
      discounted(order, gains) /
      discounted(
        order.toSorted((a, b) => (gains[b] ?? 0) - (gains[a] ?? 0)),
        gains,
      ),
    recall: found / (task === 'a-cap' ? top : right),
    auc: areaUnder(order, isRight),
  };
}

function discounted(order: readonly number[], gains: Float32Array): number {
  return order
    .slice(0, top)
    .reduce((sum, at, rank) => sum + (2 ** (3 * (gains[at] ?? 0)) - 1) / Math.log2(rank + 2), 0);
}

function areaUnder(order: readonly number[], isRight: (at: number) => boolean): number {
  let [hits, ahead] = [0, 0];
  const listed = order.slice(0, depth);
  for (const at of listed) {
    if (isRight(at)) hits += 1;
    else ahead += hits;
  }
  const right = order.filter(isRight).length;
  const wrong = order.length - right;
  const below = wrong - (listed.length - hits);
  return (ahead + hits * below + ((right - hits) * below) / 2) / (right * wrong);
}

/** Prints each figure of each task with its standard error by question, for several ways to rank. */
export function printFigures<Way extends string>(
  figures: ReadonlyMap<Task, readonly Readonly<Record<Way, ListFigures>>[]>,
  ways: readonly Way[],
): void {
  for (const [task, lists] of figures) {
    for (const name of ['ndcg', 'recall', 'auc'] as const) {
      const cells = ways.map((way) => {
        const { value, error } = average(lists.map((one) => one[way][name]));
        return `${way} ${value.toFixed(4)} ± ${error.toFixed(4)}`;
      });
      const label =
        name === 'ndcg' ? 'nDCG@10' : name === 'auc' ? 'AUC' : task === 'a-cap' ? 'P@10' : 'R@100';
      console.log(`${task.padEnd(6)} ${label.padEnd(8)} ${cells.join(', ')} (${lists.length} questions)`);
    }
  }
}

/** The mean of a value over all questions, with its standard error. */
export interface Figure {
  readonly value: number;
  readonly error: number;
}

export function average(values: readonly number[]): Figure {
  const value = values.reduce((sum, one) => sum + one, 0) / values.length;
  const error = Math.sqrt(values.reduce((sum, one) => sum + (one - value) ** 2, 0)) / values.length;
  return { value, error };
}
