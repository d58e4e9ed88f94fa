import { type AskedCandidate, askedCandidates } from './asked-candidates.ts';
import { shippedAskedWeights } from './asked-weights.ts';
import { type KnownWords, wordsOfFeatures } from './asked-words.ts';
import type { ExtractedSkill } from './extract-skills.ts';

/** The log-odds that each feature adds to a name being required; unlisted features add nothing. */
export type AskedWeights = ReadonlyMap<string, number>;

/**
 * Names with at least this probability are kept. The best threshold for F1 is half the F1 that can be reached
 * (Lipton, Elkan and Naryanaswamy, 2014), here slightly more than three quarters.
 */
const minProbability = 0.4;
/** Longer than any real advertisement; the rest of a longer text is ignored. */
const maxAdvertisementLength = 50_000;
const wordsOf = new WeakMap<AskedWeights, KnownWords>();

/**
 * The skills that an advertisement requires. A linear model over the position and context of each named skill
 * decides. Mentions are in text order; only the first 50,000 characters are read.
 */
export function askedSkills(text: string, weights: AskedWeights = shippedAskedWeights): ExtractedSkill[] {
  return askedCandidates(text.slice(0, maxAdvertisementLength), knownWords(weights))
    .filter((candidate) => askedProbability(candidate, weights) >= minProbability)
    .flatMap(({ mentions }) => mentions)
    .sort((a, b) => a.start - b.start);
}

function askedProbability({ features }: AskedCandidate, weights: AskedWeights): number {
  let sum = 0;
  for (const [feature, size] of features) sum += (weights.get(feature) ?? 0) * size;
  return 1 / (1 + Math.exp(-sum));
}

/** The words that have weights, cached per set of weights. */
function knownWords(weights: AskedWeights): KnownWords {
  const known = wordsOf.get(weights) ?? wordsOfFeatures(weights.keys());
  wordsOf.set(weights, known);
  return known;
}
