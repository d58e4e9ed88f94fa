import type { SkillLink } from '../types/skills.ts';
import type { TaxonomySkill } from './skill-table.ts';

/** Completes the rows: `related` holds in both directions, but only one row states it. */
export function linkTaxonomy(rows: readonly TaxonomySkill[]): TaxonomySkill[] {
  const reverse = new Map<string, SkillLink[]>();
  for (const { id, related } of rows) {
    for (const link of related) {
      const back = reverse.get(link.id) ?? [];
      back.push({ id, weight: link.weight });
      reverse.set(link.id, back);
    }
  }
  return rows.map((skill) => ({ ...skill, related: merge(skill.related, reverse.get(skill.id) ?? []) }));
}

function merge(stated: readonly SkillLink[], reversed: readonly SkillLink[]): SkillLink[] {
  const seen = new Set(stated.map((link) => link.id));
  return [...stated, ...reversed.filter((link) => !seen.has(link.id))];
}
