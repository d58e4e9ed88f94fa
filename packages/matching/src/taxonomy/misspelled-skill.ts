import type { Skill } from '../types/skills.ts';
import { editDistance, forgiven } from './edit-distance.ts';
import { labelKey } from './label-key.ts';
import { allSkills } from './taxonomy.ts';

interface Name {
  readonly skill: Skill;
  readonly key: string;
}

let names: readonly Name[] | undefined;

function everyName(): readonly Name[] {
  names ??= allSkills().flatMap((skill) =>
    [skill.label, ...skill.aliases]
      .map(labelKey)
      .filter((key) => key.length >= 4)
      .map((key) => ({ skill, key })),
  );
  return names;
}

/** The skill that a misspelled name probably means (`kuberntes` → Kubernetes); undefined if none is close. */
export function misspelledSkill(typed: string): Skill | undefined {
  const key = labelKey(typed);
  let limit = forgiven(key);
  if (limit === 0) return undefined;
  let nearest: Skill | undefined;
  for (const name of everyName()) {
    // The first letter is rarely wrong, and a close match with another first letter is usually another word.
    if (name.key[0] !== key[0]) continue;
    const distance = editDistance(key, name.key, limit);
    if (distance > limit || (nearest && distance === limit)) continue;
    [nearest, limit] = [name.skill, distance];
  }
  return nearest;
}
