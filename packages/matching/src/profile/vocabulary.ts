import { Numbering } from '../index/numbering.ts';
import type { SkillCatalogue } from '../score/skill-links.ts';
import { SkillSpace } from '../score/skill-space.ts';
import type { Interest } from './interests.ts';

/** The numbers that stand for texts in records and indexes; one vocabulary serves both sides of the matching. */
export interface Vocabulary {
  readonly space: SkillSpace;
  readonly words: Numbering;
  readonly places: Numbering;
  readonly people: Numbering;
  readonly zones: Numbering;
  readonly interests: Map<string, Interest>;
  /** What many people type alike. */
  readonly texts: Map<string, string>;
}

export function createVocabulary(catalogue: SkillCatalogue): Vocabulary {
  return {
    space: new SkillSpace(catalogue),
    words: new Numbering(),
    places: new Numbering(),
    people: new Numbering(),
    zones: new Numbering(),
    interests: new Map(),
    texts: new Map(),
  };
}

/** The same text, in the copy that was met first: a million records then hold one. */
export function keptOnce(text: string, { texts }: Vocabulary): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}
