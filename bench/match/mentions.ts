import { askedSkills } from '@teamwright/matching/extract/asked-skills.ts';
import { extractSkills } from '@teamwright/matching/extract/extract-skills.ts';
import { labelKey } from '@teamwright/matching/taxonomy/label-key.ts';
import { getSkill, knownSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { answerLine, type SkillAnswer, skillAnswer } from './skill-answer.ts';
import { queriesOf, record, type Task, text } from './task.ts';

/** Advertisements and project texts → the skills they name. */
export const mentions: Task = {
  name: 'skills named in texts',
  answers: (entry) => entry.kind === 'skills' && entry.labels === undefined,
  run(entry, data) {
    const queries = queriesOf(entry, data, readQuery);
    return {
      name: `${entry.name}.jsonl`,
      lines: queries.map((query) => answerLine(query.qid, named(query))),
    };
  },
};

/** An advertisement asks for practices and roles too; a project is built with technologies. */
interface Query {
  readonly qid: string;
  readonly words: string;
  readonly advertisement: boolean;
}

/** One answer for each way a skill is written: the wording is the answer, the skill's names help to read it. */
function named({ words, advertisement }: Query): SkillAnswer[] {
  const answers = new Map<string, SkillAnswer>();
  const mentioned = advertisement
    ? askedSkills(words)
    : extractSkills(words).filter(({ skillId }) => isTechnology(skillId));
  for (const { skillId, surface } of mentioned)
    for (const name of namesIn(surface))
      answers.set(`${skillId} ${labelKey(name)}`, skillAnswer(skillId, name));
  return [...answers.values()];
}

/** `CI/CD` names two skills in one word. */
function namesIn(surface: string): string[] {
  const parts = surface.split('/');
  return parts.length > 1 && parts.every((part) => knownSkill(part)) ? parts : [surface];
}

function isTechnology(skillId: string): boolean {
  const kind = getSkill(skillId)?.kind;
  return kind !== undefined && kind !== 'role' && kind !== 'practice';
}

function readQuery(line: unknown): Query {
  const query = record(line);
  const words = ['text', 'title', 'about', 'built'].map((field) => text(query[field])).join('\n\n');
  return { qid: text(query.qid), words, advertisement: query.text !== undefined };
}
