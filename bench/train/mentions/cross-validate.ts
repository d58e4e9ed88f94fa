import type { AskedWeights } from '@teamwright/matching/extract/asked-skills.ts';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import type { LabelledAdvertisement } from './labelled.ts';
import { type FitOptions, fitLogistic } from './logistic.ts';
import { withUsualWords } from './usual-words.ts';

/** An advertisement with weights fitted without it. */
export interface HeldOut {
  readonly advertisement: LabelledAdvertisement;
  readonly weights: AskedWeights;
}

/** Fits once per fold, each time without the advertisements of the fold; the seed determines the split. */
export function heldOutWeights(
  advertisements: readonly LabelledAdvertisement[],
  options: FitOptions,
  folds: number,
  seed: number,
): HeldOut[] {
  const random = createRandom(seed);
  const shuffled = advertisements
    .map((advertisement) => ({ advertisement, order: random.next() }))
    .sort((a, b) => a.order - b.order);
  return Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const weights = fitAdvertisements(
      shuffled.filter((_, index) => index % folds !== fold).map(({ advertisement }) => advertisement),
      options,
    );
    return shuffled
      .filter((_, index) => index % folds === fold)
      .map(({ advertisement }) => ({ advertisement, weights }));
  });
}

export function fitAdvertisements(
  advertisements: readonly LabelledAdvertisement[],
  options: FitOptions,
): Map<string, number> {
  return fitLogistic(withUsualWords(advertisements), options);
}
