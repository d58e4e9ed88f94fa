import { type AskedWeights, askedSkills } from '@teamwright/matching/extract/asked-skills.ts';
import { type ExtractedSkill, extractSkills } from '@teamwright/matching/extract/extract-skills.ts';
import { labelKey } from '@teamwright/matching/taxonomy/label-key.ts';
import { getSkill, knownSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { answerLine, type SkillAnswer, skillAnswer } from './skill-answer.ts';
import { queriesOf, record, type Task, text } from './task.ts';

/** Finds the skills named in advertisements and project texts. */
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

/** Advertisements also require practices and roles; projects only use technologies. */
interface Query {
  readonly qid: string;
  readonly words: string;
  readonly advertisement: boolean;
}

function named({ words, advertisement }: Query): SkillAnswer[] {
  if (advertisement) return askedAnswers(words);
  return answersFor(extractSkills(words).filter(({ skillId }) => isTechnology(skillId)));
}

/** The skills that an advertisement requires, by the shipped or other weights. */
export function askedAnswers(advertisement: string, weights?: AskedWeights): SkillAnswer[] {
  return answersFor(askedSkills(advertisement, weights));
}

/** One result per spelling of a skill, with the skill's other names for the scorer. */
function answersFor(mentioned: readonly ExtractedSkill[]): SkillAnswer[] {
  const answers = new Map<string, SkillAnswer>();
  for (const { skillId, surface } of mentioned)
    for (const name of namesIn(skillId, surface))
      answers.set(`${skillId} ${labelKey(name)}`, skillAnswer(skillId, name));
  return [...answers.values()];
}

/** The names in a spelling: `CI/CD` is one name and contains two more. */
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
