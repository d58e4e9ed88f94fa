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
}

export function createVocabulary(catalogue: SkillCatalogue): Vocabulary {
  return {
    space: new SkillSpace(catalogue),
    words: new Numbering(),
    places: new Numbering(),
    people: new Numbering(),
    zones: new Numbering(),
    interests: new Map(),
  };
}
