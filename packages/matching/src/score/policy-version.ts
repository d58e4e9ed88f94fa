import { fairness } from '../fairness/rules.ts';
import type { ScoreWeights } from './scoring.ts';
import { declaredRecency, neutral, relatedCredit } from './weights.ts';

/** Raised when the terms change, or the way of choosing or scoring without its figures. */
const rules = 2;

/** Names what a page was made by: it changes by itself with any of the figures. */
export function policyVersionOf(weights: ScoreWeights): string {
  return `${comparable}${digest(JSON.stringify({ weights, neutral, relatedCredit, declaredRecency, fairness }))}`;
}

/** Begins every version whose pages were measured by the terms of this one: what others noted is no evidence. */
export const comparable = `${rules}-`;

/** FNV-1a, in eight hexadecimal digits. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
