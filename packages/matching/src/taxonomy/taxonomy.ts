import type { Skill } from '../types.ts';
import { taxonomyRows } from './data/rows.ts';
import { freeTag, tagText } from './free-tag.ts';
import { labelKey, looseKeys } from './label-key.ts';
import { linkTaxonomy } from './link-taxonomy.ts';
import { createSkillSearch } from './skill-search.ts';
import type { TaxonomySkill } from './skill-table.ts';

/** Raised when rows change in a way that makes stored extractions worth computing again. */
export const taxonomyVersion = 2;

const skills: readonly TaxonomySkill[] = linkTaxonomy(taxonomyRows);
const byId = new Map(skills.map((skill) => [skill.id, skill]));
const byKey = new Map(
  skills.flatMap((skill) =>
    [skill.id, skill.label, ...skill.aliases].map((name) => [labelKey(name), skill] as const),
  ),
);
const search = createSkillSearch(skills);

/** Every skill of the taxonomy, in the order of its tables: the most used of each table first. */
export function allSkills(): readonly TaxonomySkill[] {
  return skills;
}

/** The skill of this id, free tags not included. */
export function getSkill(id: string): TaxonomySkill | undefined {
  return byId.get(id);
}

/** The skill an id, label or alias names, whatever its case, spaces, hyphens and dots; undefined if none. */
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
 * The skill that a text names, or a free tag. Never fails, and the id it gives resolves to itself: a tag's id
 * gives the same tag again, or the skill that the taxonomy has learned for it since.
 */
export function resolveSkill(label: string): Skill {
  const text = tagText(label) ?? label;
  const tag = freeTag(text);
  return knownSkill(text) ?? knownSkill(tagText(tag.id) ?? '') ?? tag;
}

/**
 * Suggestions for what someone is typing: the exact name, then names that start with it, then those with a
 * word that does, then those that contain it; within each, languages first and the most used first.
 */
export function searchSkills(text: string, limit: number): Skill[] {
  return search(text, limit);
}
