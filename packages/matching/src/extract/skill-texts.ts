import { getSkill } from '../taxonomy/taxonomy.ts';
import { askedSkills } from './asked-skills.ts';
import { type ExtractedSkill, extractSkills } from './extract-skills.ts';

/**
 * The texts in which skills are searched: a project's title and description, a job advertisement, a user's bio or CV.
 */
export type SkillTextKind = 'posting' | 'advertisement' | 'bio' | 'resume';

/** A skill with every position at which the text names it, in text order, in UTF-16 offsets. */
interface FoundSkill {
  readonly skillId: string;
  readonly label: string;
  readonly mentions: { readonly start: number; readonly end: number }[];
}

/** The skills of a text, in the order of their first mention, for the two lists of a posting. */
export interface FoundSkills {
  /** Languages, libraries, tools and other things that a project is built with. */
  readonly technologies: FoundSkill[];
  /** Practices and roles. */
  readonly skills: FoundSkill[];
}

/** Skills that are not a technology. */
const practiceKinds = new Set(['practice', 'role']);

/**
 * Finds the skills that a text names. In an advertisement, which also names what the company offers and uses
 * elsewhere, only those that are required.
 */
export function findSkills(kind: SkillTextKind, text: string): FoundSkills {
  const mentions = kind === 'advertisement' ? askedSkills(text) : extractSkills(text);
  const found = [...Map.groupBy(mentions, ({ skillId }) => skillId)].map(foundSkill);
  const isPractice = ({ skillId }: FoundSkill) => practiceKinds.has(getSkill(skillId)?.kind ?? '');
  return {
    technologies: found.filter((skill) => !isPractice(skill)),
    skills: found.filter(isPractice),
  };
}

function foundSkill([skillId, mentions]: readonly [string, readonly ExtractedSkill[]]): FoundSkill {
  return {
    skillId,
    label: getSkill(skillId)?.label ?? skillId,
    mentions: mentions.map(({ start, end }) => ({ start, end })),
  };
}
