import type { Weights } from './linear-model.ts';
import fitted from './weights.json' with { type: 'json' };

const byTask: Readonly<Record<string, Weights>> = fitted;

/**
 * The shipped weights of a kind of ranking.
 * @throws Error for a kind without weights.
 */
export function weightsOf(kind: string): Weights {
  const weights = byTask[kind];
  if (!weights) throw new Error(`No weights for rankings of kind ${kind}`);
  return weights;
}
