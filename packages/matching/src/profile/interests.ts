import type { Numbering } from '../index/numbering.ts';
import { featureOf, wordImpacts } from '../index/words.ts';
import type { SkillSpace } from '../score/skill-space.ts';

/** An interest or role: a skill that a project may require, or words that it may mention. */
export interface Interest {
  readonly label: string;
  readonly skill: number;
  readonly words: Uint32Array;
}

export function compileInterest(label: string, space: SkillSpace, words: Numbering): Interest {
  return { label, skill: space.resolve(label), words: wordImpacts(label, words).map(featureOf) };
}
