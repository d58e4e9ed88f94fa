import { Numbering } from '../index/numbering.ts';
import { createSkillLinks, type SkillCatalogue, type SkillSource } from './skill-links.ts';

/** The sources of one wanted skill as numbers, best factor first; the first is the skill itself. */
export interface NumberedSources {
  readonly skills: Uint32Array;
  readonly factors: Float64Array;
  readonly list: readonly SkillSource[];
}

/** Skills as numbers, with what shows them. Numbers are given on first use and never change. */
export class SkillSpace {
  readonly #numbering = new Numbering();
  readonly #links: (skillId: string) => readonly SkillSource[];
  readonly #catalogue: SkillCatalogue;
  readonly #sources: NumberedSources[] = [];

  constructor(catalogue: SkillCatalogue) {
    this.#catalogue = catalogue;
    this.#links = createSkillLinks(catalogue);
  }

  get size(): number {
    return this.#numbering.size;
  }

  numberOf(skillId: string): number {
    return this.#numbering.numberOf(skillId);
  }

  /** The number of the skill that an id, label or alias names. */
  resolve(label: string): number {
    return this.numberOf(this.#catalogue.resolve(label).id);
  }

  labelOf(skillId: string): string {
    return this.#catalogue.resolve(skillId).label;
  }

  sourcesOf(skill: number): NumberedSources {
    const known = this.#sources[skill];
    if (known) return known;
    const list = this.#links(this.#numbering.nameOf(skill));
    const sources = {
      skills: Uint32Array.from(list, (source) => this.numberOf(source.skillId)),
      factors: Float64Array.from(list, (source) => source.factor),
      list,
    };
    this.#sources[skill] = sources;
    return sources;
  }
}
