import { fairness } from '../fairness/rules.ts';
import {
  companionShare,
  enoughStrength,
  hourShares,
  indirectShare,
  learningNear,
  learningStrength,
  maxUnshown,
  mix,
  neutral,
  projectActivity,
  relatedCredit,
  relatedShare,
  shareWithoutSkills,
  solidStrength,
  statedRecency,
  unprovenShare,
  weights,
} from './weights.ts';

/** Increase it if the terms change, or the way of choosing or scoring without a change of its figures. */
const rules = 8;

/** Identifies the rules that produced a page; changes with any figure of the points and of fairness. */
export function policyVersion(): string {
  return `${rules}-${digest(JSON.stringify({ weights, mix, neutral, relatedCredit, relatedShare, statedRecency, companionShare, maxUnshown, indirectShare, projectActivity, shareWithoutSkills, enoughStrength, solidStrength, learningStrength, learningNear, unprovenShare, hourShares, fairness }))}`;
}

/** FNV-1a, in eight hexadecimal digits. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
