import type { Skill } from '../types/skills.ts';
import { relatedSkillCredit } from './weights.ts';

/**
 * The part of a taxonomy that the engine uses. The shipped taxonomy is the default; tests use a small one.
 */
export interface SkillCatalogue {
  readonly skills: readonly Skill[];
  /** The skill that an id, label or alias names, or a free tag. Never fails. */
  resolve(label: string): Skill;
}

/** A skill that shows a wanted one: credit = strength × factor. */
export interface SkillSource {
  readonly skillId: string;
  readonly factor: number;
  readonly how: 'own' | 'implied' | 'related';
}

export interface SkillLinks {
  /**
   * The skills that show the given one: itself first, then skills that imply it (over any number of steps,
   * weights multiplied, best path) and related skills with low factors; best factor first.
   */
  sourcesOf(skillId: string): readonly SkillSource[];
  /** The skills that the given one implies, without related skills. */
  targetsOf(skillId: string): readonly SkillSource[];
}

type Links = ReadonlyMap<string, readonly SkillSource[]>;

export function createSkillLinks({ skills }: SkillCatalogue): SkillLinks {
  const implies = collect(skills, ({ id, implies }) =>
    implies.map((link) => ({ from: id, to: link.id, factor: link.weight, how: 'implied' })),
  );
  const impliedBy = collect(skills, ({ id, implies }) =>
    implies.map((link) => ({ from: link.id, to: id, factor: link.weight, how: 'implied' })),
  );
  const relatedSkills = collect(skills, ({ id, related }) =>
    related.flatMap((link) => [
      { from: id, to: link.id, factor: link.weight * relatedSkillCredit, how: 'related' },
      { from: link.id, to: id, factor: link.weight * relatedSkillCredit, how: 'related' },
    ]),
  );
  return {
    sourcesOf: (skillId) => ordered(withRelated(reach(skillId, impliedBy), relatedSkills.get(skillId) ?? [])),
    targetsOf: (skillId) => ordered(reach(skillId, implies)),
  };
}

interface Edge {
  readonly from: string;
  readonly to: string;
  readonly factor: number;
  readonly how: 'implied' | 'related';
}

function collect(skills: readonly Skill[], edgesOf: (skill: Skill) => Edge[]): Links {
  const links = new Map<string, SkillSource[]>();
  for (const { from, to, factor, how } of skills.flatMap(edgesOf)) {
    const list = links.get(from) ?? [];
    list.push({ skillId: to, factor, how });
    links.set(from, list);
  }
  return links;
}

/**
 * All skills reachable along the links, with the best product of weights. Weights of at most 1 make cycles
 * harmless.
 */
function reach(skillId: string, links: Links): Map<string, SkillSource> {
  const best = new Map<string, SkillSource>();
  const open: SkillSource[] = [{ skillId, factor: 1, how: 'own' }];
  for (let source = open.pop(); source; source = open.pop()) {
    if (source.factor <= (best.get(source.skillId)?.factor ?? 0)) continue;
    best.set(source.skillId, source);
    for (const next of links.get(source.skillId) ?? []) {
      open.push({ ...next, factor: next.factor * source.factor });
    }
  }
  return best;
}

function withRelated(
  found: Map<string, SkillSource>,
  relatedSkills: readonly SkillSource[],
): Map<string, SkillSource> {
  for (const related of relatedSkills) {
    if (related.factor > (found.get(related.skillId)?.factor ?? 0)) found.set(related.skillId, related);
  }
  return found;
}

function ordered(found: Map<string, SkillSource>): SkillSource[] {
  return [...found.values()].sort(
    (a, b) => isOwn(b) - isOwn(a) || b.factor - a.factor || (a.skillId < b.skillId ? -1 : 1),
  );
}

function isOwn({ how }: SkillSource): number {
  return how === 'own' ? 1 : 0;
}
