import type { CoverageHow, Skill } from '../types.ts';
import { relatedCredit } from './weights.ts';

/** What the engine needs of a taxonomy; the shipped one is the default, tests bring a small one of their own. */
export interface SkillCatalogue {
  readonly skills: readonly Skill[];
  /** The skill that an id, label or alias names, or a free tag. Never fails. */
  resolve(label: string): Skill;
}

/** A skill that shows a wanted one: credit = strength × factor. */
export interface SkillSource {
  readonly skillId: string;
  readonly factor: number;
  readonly how: Exclude<CoverageHow, 'none'>;
}

interface Reverse {
  readonly impliedBy: ReadonlyMap<string, readonly SkillSource[]>;
  readonly relatedTo: ReadonlyMap<string, readonly SkillSource[]>;
}

/**
 * Answers, per wanted skill, which skills show it: itself, all that imply it (along any number of steps, weights
 * multiplied, best path), and its neighbours for a little. Best factor first, the skill itself always first.
 */
export function createSkillLinks(catalogue: SkillCatalogue): (skillId: string) => readonly SkillSource[] {
  const reverse = reverseLinks(catalogue.skills);
  const cache = new Map<string, readonly SkillSource[]>();
  return (skillId) => {
    const known = cache.get(skillId);
    if (known) return known;
    const sources = sourcesOf(skillId, reverse);
    cache.set(skillId, sources);
    return sources;
  };
}

function reverseLinks(skills: readonly Skill[]): Reverse {
  const impliedBy = new Map<string, SkillSource[]>();
  const relatedTo = new Map<string, SkillSource[]>();
  for (const { id, implies, related } of skills) {
    for (const link of implies) {
      append(impliedBy, link.id, { skillId: id, factor: link.weight, how: 'implied' });
    }
    for (const link of related) {
      const factor = link.weight * relatedCredit;
      append(relatedTo, link.id, { skillId: id, factor, how: 'related' });
      append(relatedTo, id, { skillId: link.id, factor, how: 'related' });
    }
  }
  return { impliedBy, relatedTo };
}

function append(map: Map<string, SkillSource[]>, key: string, source: SkillSource): void {
  const list = map.get(key);
  if (list) list.push(source);
  else map.set(key, [source]);
}

function sourcesOf(skillId: string, { impliedBy, relatedTo }: Reverse): SkillSource[] {
  const best = new Map<string, SkillSource>();
  const open: SkillSource[] = [{ skillId, factor: 1, how: 'own' }];
  for (let source = open.pop(); source; source = open.pop()) {
    if (source.factor <= (best.get(source.skillId)?.factor ?? 0)) continue;
    best.set(source.skillId, source);
    for (const parent of impliedBy.get(source.skillId) ?? []) {
      open.push({ ...parent, factor: parent.factor * source.factor });
    }
  }
  for (const neighbour of relatedTo.get(skillId) ?? []) {
    if (neighbour.factor > (best.get(neighbour.skillId)?.factor ?? 0)) best.set(neighbour.skillId, neighbour);
  }
  return [...best.values()].sort(
    (a, b) => rank(b) - rank(a) || b.factor - a.factor || (a.skillId < b.skillId ? -1 : 1),
  );
}

function rank(source: SkillSource): number {
  return source.how === 'own' ? 1 : 0;
}
