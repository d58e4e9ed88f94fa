import { type AskedCandidate, askedCandidates } from './asked-candidates.ts';
import { shippedAskedWeights } from './asked-weights.ts';
import { type KnownWords, wordsOfFeatures } from './asked-words.ts';
import type { ExtractedSkill } from './extract-skills.ts';

/** What each feature adds to the log-odds that a name is asked for; those not listed add nothing. */
export type AskedWeights = ReadonlyMap<string, number>;

/**
 * Names at least this likely are kept. The best threshold for F1 is half the F1 that can be reached
 * (Lipton, Elkan and Naryanaswamy, 2014), here a little more than three quarters.
 */
const LIKELY_ENOUGH = 0.4;
/** No advertisement is longer; what else is given as one costs no more time. */
const LONGEST_ADVERTISEMENT = 50_000;
const wordsOf = new WeakMap<AskedWeights, KnownWords>();

/**
 * The skills that an advertisement asks for, of those it names: a linear model over where and how each name
 * stands decides. The mentions are in the order of the text, of which the first 50,000 characters count.
 */
export function askedSkills(text: string, weights: AskedWeights = shippedAskedWeights): ExtractedSkill[] {
  return askedCandidates(text.slice(0, LONGEST_ADVERTISEMENT), knownWords(weights))
    .filter((candidate) => askedProbability(candidate, weights) >= LIKELY_ENOUGH)
    .flatMap(({ mentions }) => mentions)
    .sort((a, b) => a.start - b.start);
}

function askedProbability({ features }: AskedCandidate, weights: AskedWeights): number {
  let sum = 0;
  for (const [feature, size] of features) sum += (weights.get(feature) ?? 0) * size;
  return 1 / (1 + Math.exp(-sum));
}

/** The words that the weights weigh; found out once for each set of weights. */
function knownWords(weights: AskedWeights): KnownWords {
  const known = wordsOf.get(weights) ?? wordsOfFeatures(weights.keys());
  wordsOf.set(weights, known);
  return known;
}
