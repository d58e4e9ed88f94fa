import { solve } from './linear-algebra.ts';
import { logistic } from './losses.ts';
import type { SampledQuery } from './samples.ts';
import { standardised } from './standardised.ts';

/** Feature → weight; missing features have weight 0. */
export type Weights = Readonly<Record<string, number>>;

/** `listwise` moves right answers to the very top, `pairwise` above as many wrong answers as possible. */
export interface FitOptions {
  readonly loss: 'pairwise' | 'listwise';
  /** Strength of the regularisation towards 0, or `towards`, in queries of evidence. */
  readonly shrink: number;
  /** Weights by feature name; a feature that never differs within a query keeps this weight. */
  readonly towards?: Weights;
}

const maxSteps = 15;

/** Newton's method on the penalised loss. The loss is convex, so the result is unique. */
export function fitWeights(
  names: readonly string[],
  samples: readonly SampledQuery[],
  options: FitOptions,
): Weights {
  const scaled = standardised(names.length, samples);
  const towards = Float64Array.from(names, (name, at) => {
    const deviation = scaled.deviations[at] ?? 1;
    return Number.isFinite(deviation) ? (options.towards?.[name] ?? 0) * deviation : 0;
  });
  let weights = towards.slice();
  let state = logistic(scaled.queries, weights, options, towards);
  for (let step = 0; step < maxSteps; step += 1) {
    const direction = solve(state.hessian, state.gradient);
    let rate = 1;
    let next = state;
    let moved = weights;
    while (rate > 1e-3) {
      const by = rate;
      moved = weights.map((weight, at) => weight - by * (direction[at] ?? 0));
      next = logistic(scaled.queries, moved, options, towards);
      if (next.loss <= state.loss) break;
      rate /= 2;
    }
    const gained = state.loss - next.loss;
    if (gained <= 0) break;
    weights = moved;
    state = next;
    if (gained < 1e-5 * state.loss) break;
  }
  return Object.fromEntries(
    names.map((name, at) => {
      const deviation = scaled.deviations[at] ?? 1;
      return [
        name,
        Number.isFinite(deviation) ? (weights[at] ?? 0) / deviation : (options.towards?.[name] ?? 0),
      ];
    }),
  );
}
