import type { MeasuredList } from './lists.ts';
import { rowSize } from './model.ts';
import type { Task } from './questions.ts';

/**
 * A list for fitting: all right answers, the wrong ones that the plain baseline ranks best, and a sample of the others.
 * So the lists do not depend on the shipped points, and fitting again gives the same points.
 */
export interface TrainingList {
  readonly task: Task;
  readonly rows: Float32Array;
  /** The first rows are right. */
  readonly right: number;
  /** How many candidates each row stands for. */
  readonly standsFor: Float32Array;
}

const hardest = 30;
const oneIn = 20;
export const minRightGain = 0.5;

/** Undefined if the list has no right or no wrong answer. */
export function trainingList({ task, size, rows, gains, plain }: MeasuredList): TrainingList | undefined {
  const all = [...gains.subarray(0, size).keys()];
  const right = all.filter((at) => (gains[at] ?? 0) >= minRightGain);
  const wrong = all.filter((at) => (gains[at] ?? 0) < minRightGain);
  if (right.length === 0 || wrong.length === 0) return undefined;
  wrong.sort((a, b) => (plain[b] ?? 0) - (plain[a] ?? 0) || a - b);
  const step = task === 'a-new' || task === 'a-all' ? oneIn : 1;
  const hard = wrong.slice(0, hardest);
  const kept = [...right, ...hard, ...wrong.slice(hardest).filter((_, at) => at % step === 0)];
  const chosen = new Float32Array(kept.length * rowSize);
  for (const [row, at] of kept.entries())
    chosen.set(rows.subarray(at * rowSize, (at + 1) * rowSize), row * rowSize);
  const standsFor = Float32Array.from(kept, (_, at) => (at < right.length + hard.length ? 1 : step));
  return { task, rows: chosen, right: right.length, standsFor };
}
