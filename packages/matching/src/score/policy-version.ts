import { fairness } from '../fairness/rules.ts';
import type { ScoreWeights } from './scoring.ts';
import { declaredRecency, mix, neutral, relatedCredit } from './weights.ts';

/** Increase it if the terms change, or the way of choosing or scoring without a change of its figures. */
const rules = 3;

/** Identifies the rules that produced a page; changes with any of the figures. */
export function policyVersionOf(weights: ScoreWeights): string {
  return `${comparable}${digest(JSON.stringify({ weights, mix, neutral, relatedCredit, declaredRecency, fairness }))}`;
}

/**
 * The prefix of all versions whose pages used the terms of this version. Pages of other versions are not used
 * for learning.
 */
export const comparable = `${rules}-`;

/** FNV-1a, in eight hexadecimal digits. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
