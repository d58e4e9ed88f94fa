import type { JudgedList } from './judged-list.ts';

const topDepth = 10;
const discounts = Float64Array.from({ length: topDepth }, (_, at) => 1 / Math.log2(at + 2));
/** Answers with at least this gain count as right. */
const minRightGain = 0.5;

/** The value of a list's first ten: nDCG@10 plus half of the share of right answers among them. */
export function topFigure({ gains, ideal }: JudgedList, scores: Float64Array): number {
  if (ideal === 0) return 0;
  const top = bestTen(scores);
  let sum = 0;
  let right = 0;
  for (const [rank, place] of top.entries()) {
    const gain = gains[place] ?? 0;
    sum += worth(gain) * (discounts[rank] ?? 0);
    if (gain >= minRightGain) right += 1;
  }
  return sum / ideal + right / topDepth / 2;
}

/** The highest possible DCG of `gains`. */
export function idealOf(gains: Float32Array): number {
  const sorted = [...gains].sort((a, b) => b - a).slice(0, topDepth);
  return sorted.reduce((sum, gain, rank) => sum + worth(gain) * (discounts[rank] ?? 0), 0);
}

/** One complete match has a much higher value than two halves. */
function worth(gain: number): number {
  return 2 ** (3 * gain) - 1;
}

/** Indexes of the ten highest scores, highest first; equal scores in the order of indexes. */
function bestTen(scores: Float64Array): number[] {
  const top: number[] = [];
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0;
    if (top.length === topDepth && score <= (scores[top[topDepth - 1] ?? 0] ?? 0)) continue;
    let at = top.length;
    while (at > 0 && score > (scores[top[at - 1] ?? 0] ?? 0)) at -= 1;
    top.splice(at, 0, place);
    if (top.length > topDepth) top.pop();
  }
  return top;
}
