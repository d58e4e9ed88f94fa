import { limits } from '@teamwright/contracts/core/limits.ts';
import type { FoundInText, FoundSkill } from '../../../../lib/skills/use-found-skills.ts';

interface Answered {
  /** The tags of both lists. */
  readonly listed: readonly string[];
  /** Ids of skills that the user has dismissed in this form. */
  readonly dismissed: readonly string[];
}

interface OpenProposals {
  readonly technologies: readonly FoundSkill[];
  readonly skills: readonly FoundSkill[];
  /** The ids of both. */
  readonly ids: ReadonlySet<string>;
}

/** The found skills that the user has neither listed, by any of their spellings in the texts, nor dismissed. */
export function openProposals(texts: readonly FoundInText[], { listed, dismissed }: Answered): OpenProposals {
  const closed = new Set(dismissed);
  const names = new Set(listed.map((name) => name.toLowerCase()));

  function isListed({ text }: FoundInText, { label, mentions }: FoundSkill): boolean {
    const spellings = mentions.map(({ start, end }) => text.slice(start, end));
    return [label, ...spellings].some((spelling) => names.has(spelling.toLowerCase()));
  }

  for (const text of texts)
    for (const skill of [...text.technologies, ...text.skills])
      if (isListed(text, skill)) closed.add(skill.skillId);
  const open = (list: 'technologies' | 'skills') =>
    unique(texts.flatMap((text) => text[list]))
      .filter(({ skillId }) => !closed.has(skillId))
      .slice(0, limits.tags.max);
  const [technologies, skills] = [open('technologies'), open('skills')];
  return { technologies, skills, ids: new Set([...technologies, ...skills].map(({ skillId }) => skillId)) };
}

function unique(found: readonly FoundSkill[]): FoundSkill[] {
  return [...new Map(found.map((skill) => [skill.skillId, skill])).values()];
}
