import { featureOf, ownWords, wordImpacts } from '../index/words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An interest or role: a skill that a project may require, or words that it may mention. */
export interface Interest {
  /** Numbered from 0 in the order of first use. */
  readonly number: number;
  readonly label: string;
  readonly skill: number;
  readonly words: Uint32Array;
}

/** Many developers have the same interests, so each is compiled and stored once. */
export function compileInterest(label: string, { interests, space, words }: Vocabulary): Interest {
  const known = interests.get(label);
  if (known) return known;
  const interest = {
    number: interests.size,
    label,
    skill: space.resolve(label),
    words: wordImpacts([ownWords(label)], words).map(featureOf),
  };
  interests.set(label, interest);
  return interest;
}
