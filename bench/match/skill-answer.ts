import { labelKey } from '@teamwright/matching/taxonomy/label-key.ts';
import { getSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';

/** A skill as written in run files. */
export interface SkillAnswer {
  readonly label: string;
  readonly aliases: readonly string[];
}

/** The skill's label and all its other names, also as one word, for a scorer with another vocabulary. */
export function skillAnswer(skillId: string, label: string): SkillAnswer {
  const skill = getSkill(skillId);
  const names = skill ? [skill.label, ...skill.aliases, skill.id] : [];
  const all = new Set([...names, ...names.map(labelKey)]);
  all.delete(label);
  return { label, aliases: [...all] };
}

export function answerLine(qid: string, skills: readonly SkillAnswer[]): string {
  return JSON.stringify({ qid, skills });
}
