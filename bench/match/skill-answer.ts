import { getSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';

/** A skill as run files state it. */
export interface SkillAnswer {
  readonly label: string;
  readonly aliases: readonly string[];
}

/** The skill's label and every other name of it, for a scorer with another vocabulary. */
export function skillAnswer(skillId: string, label: string): SkillAnswer {
  const skill = getSkill(skillId);
  const names = skill ? [skill.label, ...skill.aliases, skill.id] : [];
  return { label, aliases: names.filter((name) => name !== label) };
}

export function answerLine(qid: string, skills: readonly SkillAnswer[]): string {
  return JSON.stringify({ qid, skills });
}
