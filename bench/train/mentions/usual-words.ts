import { wordOfFeature } from '@teamwright/matching/extract/asked-words.ts';
import type { LabelledAdvertisement } from './labelled.ts';
import type { Example } from './logistic.ts';

/** Words in a smaller share of the advertisements are specific to their subjects and get no weights. */
const minShare = 0.25;

/** The examples of all advertisements, with only the neighbouring words that are common in advertisements. */
export function withUsualWords(advertisements: readonly LabelledAdvertisement[]): Example[] {
  const counts = new Map<string, number>();
  for (const { examples } of advertisements)
    for (const feature of new Set(examples.flatMap(({ features }) => [...features.keys()])))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const isKept = (feature: string) =>
    wordOfFeature(feature) === undefined || (counts.get(feature) ?? 0) >= minShare * advertisements.length;
  return advertisements
    .flatMap(({ examples }) => examples)
    .map(({ features, positive }) => ({
      features: new Map([...features].filter(([feature]) => isKept(feature))),
      positive,
    }));
}
