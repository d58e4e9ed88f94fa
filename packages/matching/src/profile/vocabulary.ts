import { Numbering } from '../index/numbering.ts';
import type { SkillCatalogue } from '../score/skill-links.ts';
import { SkillSpace } from '../score/skill-space.ts';
import type { Interest } from './interests.ts';

/** The numbers that represent texts in records and indexes; shared by developers and projects. */
export interface Vocabulary {
  readonly space: SkillSpace;
  readonly words: Numbering;
  readonly places: Numbering;
  readonly people: Numbering;
  readonly zones: Numbering;
  readonly interests: Map<string, Interest>;
  /** Texts that many users type, stored once. */
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

/** The first stored copy of an equal text, so that a million records share one string. */
export function keptOnce(text: string, { texts }: Vocabulary): string {
  const known = texts.get(text);
  if (known === undefined) texts.set(text, text);
  return known ?? text;
}
