import type { Skill } from '../types/skills.ts';
import { taxonomyRows } from './data/rows.ts';
import { freeTag, tagText } from './free-tag.ts';
import { labelKey, looseKeys } from './label-key.ts';
import { linkTaxonomy } from './link-taxonomy.ts';
import { createSkillSearch } from './skill-search.ts';
import type { TaxonomySkill } from './skill-table.ts';

const skills: readonly TaxonomySkill[] = linkTaxonomy(taxonomyRows);
const byId = new Map(skills.map((skill) => [skill.id, skill]));
const byKey = new Map(
  skills.flatMap((skill) =>
    [skill.id, skill.label, ...skill.aliases].map((name) => [labelKey(name), skill] as const),
  ),
);
const search = createSkillSearch(skills);

/** All skills of the taxonomy in the order of its tables, the most used of each table first. */
export function allSkills(): readonly TaxonomySkill[] {
  return skills;
}

/** The skill with this id, without free tags. */
export function getSkill(id: string): TaxonomySkill | undefined {
  return byId.get(id);
}

/**
 * The skill that an id, label or alias names, ignoring case, spaces, hyphens and dots; undefined if unknown.
 */
export function knownSkill(label: string): TaxonomySkill | undefined {
  const key = labelKey(label);
  const exact = byKey.get(key);
  if (exact) return exact;
  for (const loose of looseKeys(key)) {
    const skill = byKey.get(loose);
    if (skill) return skill;
  }
  return undefined;
}

/**
 * The skill that a text names, or a free tag. Never fails. Resolving the returned id gives the same skill
 * again; for a tag it gives the skill that was added to the taxonomy since.
 */
export function resolveSkill(label: string): Skill {
  const text = tagText(label) ?? label;
  const tag = freeTag(text);
  return knownSkill(text) ?? knownSkill(tagText(tag.id) ?? '') ?? tag;
}

/**
 * Suggestions for an incomplete text: the exact name, then names that start with it, then names with a word
 * that starts with it, then names that contain it. Within each group languages come first, then the most used
 * skills.
 */
export function searchSkills(text: string, limit: number): Skill[] {
  return search(text, limit);
}
