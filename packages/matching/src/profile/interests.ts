import { featureOf, wordImpacts } from '../index/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An interest or role: a skill that a project may require, or words that it may mention. */
export interface Interest {
  readonly label: string;
  readonly skill: number;
  readonly words: Uint32Array;
}

export function compileInterest(label: string, { space, words }: Vocabulary): Interest {
  return { label, skill: space.resolve(label), words: wordImpacts(label, words).map(featureOf) };
}
