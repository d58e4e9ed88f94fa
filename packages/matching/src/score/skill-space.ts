import { Numbering } from '../index/numbering.ts';
import { createSkillLinks, type SkillCatalogue, type SkillLinks, type SkillSource } from './skill-links.ts';

/** Linked skills as numbers: the skill itself first, then by decreasing factor. */
export interface LinkedSkills {
  readonly skills: Uint32Array;
  readonly factors: Float64Array;
  /** 1 for a related skill, otherwise 0. */
  readonly related: Uint8Array;
  readonly list: readonly SkillSource[];
  /** Skill → its index in the arrays. */
  readonly positions: ReadonlyMap<number, number>;
}

/** Skills as numbers, with their links. Numbers are assigned on first use and never change. */
export class SkillSpace {
  readonly #numbering = new Numbering();
  readonly #links: SkillLinks;
  readonly #catalogue: SkillCatalogue;
  readonly #sources: LinkedSkills[] = [];
  readonly #targets: LinkedSkills[] = [];
  /** Cache by id: a look-up in the catalogue normalises the text first, which is slow. */
  readonly #labels = new Map<string, string>();

  constructor(catalogue: SkillCatalogue) {
    this.#catalogue = catalogue;
    this.#links = createSkillLinks(catalogue);
  }

  numberOf(skillId: string): number {
    return this.#numbering.numberOf(skillId);
  }

  /** The number of the skill that an id, label or alias names. */
  resolve(label: string): number {
    return this.numberOf(this.#catalogue.resolve(label).id);
  }

  labelOf(skillId: string): string {
    const known = this.#labels.get(skillId);
    if (known !== undefined) return known;
    const { label } = this.#catalogue.resolve(skillId);
    this.#labels.set(skillId, label);
    return label;
  }

  /** The skills that show the skill. */
  sourcesOf(skill: number): LinkedSkills {
    return this.#cached(this.#sources, skill, (id) => this.#links.sourcesOf(id));
  }

  /** The skills that the skill shows. */
  targetsOf(skill: number): LinkedSkills {
    return this.#cached(this.#targets, skill, (id) => this.#links.targetsOf(id));
  }

  #cached(
    cache: LinkedSkills[],
    skill: number,
    linksOf: (id: string) => readonly SkillSource[],
  ): LinkedSkills {
    const known = cache[skill];
    if (known) return known;
    const list = linksOf(this.#numbering.nameOf(skill));
    const skills = Uint32Array.from(list, (source) => this.numberOf(source.skillId));
    const linked = {
      skills,
      positions: new Map(Array.from(skills, (linkedSkill, at) => [linkedSkill, at])),
      factors: Float64Array.from(list, (source) => source.factor),
      related: Uint8Array.from(list, ({ how }) => (how === 'related' ? 1 : 0)),
      list,
    };
    cache[skill] = linked;
    return linked;
  }
}
