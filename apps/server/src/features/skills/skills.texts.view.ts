import type { SkillText } from '@teamwright/contracts/skills.ts';
import { type FoundSkills, findSkills } from '@teamwright/matching/extract/skill-texts.ts';

/** The task of `extractSkills` in a worker thread. */
export default function findInText({ kind, text }: SkillText): FoundSkills {
  return findSkills(kind, text);
}
