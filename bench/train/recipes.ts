import type { FitOptions } from '@teamwright/matching/learn/fit-weights.ts';

export interface Recipe extends FitOptions {
  /** One in so many wrong answers is used. */
  readonly step: number;
}

/** How each task's weights are fitted, chosen by cross-validation. */
export const recipes: Readonly<Record<string, Recipe>> = {
  'a-new': { loss: 'listwise', shrink: 3, step: 80 },
  'a-all': { loss: 'listwise', shrink: 3, step: 80 },
  'a-cap': { loss: 'listwise', shrink: 3, step: 5 },
  'b-new': { loss: 'listwise', shrink: 3, step: 10 },
  joss: { loss: 'listwise', shrink: 3, step: 2 },
  'b-all': { loss: 'listwise', shrink: 3, step: 10 },
};
