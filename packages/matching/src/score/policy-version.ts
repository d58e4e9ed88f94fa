import { fairness } from '../fairness/rules.ts';
import {
  companionShare,
  enoughStrength,
  hourShares,
  indirectShare,
  learningRelatedFactor,
  learningStrength,
  maxUnshown,
  mix,
  neutral,
  projectActivity,
  relatedSkillCredit,
  relatedWordsShare,
  shareWithoutSkills,
  solidStrength,
  statedRecency,
  unprovenShare,
  weights,
} from './weights.ts';

/** Increase it if the terms change, or the way of choosing or scoring without a change of its figures. */
const rules = 10;

/** In a fixed order. */
const figures = [
  weights,
  mix,
  neutral,
  relatedSkillCredit,
  relatedWordsShare,
  statedRecency,
  companionShare,
  maxUnshown,
  indirectShare,
  projectActivity,
  shareWithoutSkills,
  enoughStrength,
  solidStrength,
  learningStrength,
  learningRelatedFactor,
  unprovenShare,
  hourShares,
  fairness,
];

/** Identifies the rules that produced a page; changes with any figure of the points and of fairness. */
export function policyVersion(): string {
  return versionOf(figures);
}

/** Depends on the figures and their order. The names of properties do not count, so a new name is no new version. */
export function versionOf(figures: unknown): string {
  return `${rules}-${digest(JSON.stringify(withoutNames(figures)))}`;
}

function withoutNames(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Object.values(value).map(withoutNames) : value;
}

/** FNV-1a, in eight hexadecimal digits. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
