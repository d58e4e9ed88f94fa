import { type AskedWeights, askedSkills } from '@teamwright/matching/extract/asked-skills.ts';
import { type ExtractedSkill, extractSkills } from '@teamwright/matching/extract/extract-skills.ts';
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

function named({ words, advertisement }: Query): SkillAnswer[] {
  if (advertisement) return askedAnswers(words);
  return answersFor(extractSkills(words).filter(({ skillId }) => isTechnology(skillId)));
}

/** What an advertisement asks for, by the shipped weights or by others. */
export function askedAnswers(advertisement: string, weights?: AskedWeights): SkillAnswer[] {
  return answersFor(askedSkills(advertisement, weights));
}

/** One answer for each way a skill is written: the wording is the answer, the skill's names help to read it. */
function answersFor(mentioned: readonly ExtractedSkill[]): SkillAnswer[] {
  const answers = new Map<string, SkillAnswer>();
  for (const { skillId, surface } of mentioned)
    for (const name of namesIn(skillId, surface))
      answers.set(`${skillId} ${labelKey(name)}`, skillAnswer(skillId, name));
  return [...answers.values()];
}

/** The names a wording states: `CI/CD` is one, and states two more. */
export function namesIn(skillId: string, surface: string): string[] {
  const parted = [surface, getSkill(skillId)?.label ?? '']
    .map((name) => name.split('/'))
    .find((parts) => parts.length > 1 && parts.every((part) => knownSkill(part)));
  return [surface, ...(parted ?? [])];
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
