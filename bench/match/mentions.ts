import { extractSkills } from '@teamwright/matching/extract/extract-skills.ts';
import { getSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { answerLine, skillAnswer } from './skill-answer.ts';
import { queriesOf, record, type Task, text } from './task.ts';

/** Advertisements and project texts → the technologies they name. */
export const mentions: Task = {
  name: 'skills named in texts',
  answers: (entry) => entry.kind === 'skills' && entry.labels === undefined,
  run(entry, data) {
    const queries = queriesOf(entry, data, readQuery);
    return {
      name: `${entry.name}.jsonl`,
      lines: queries.map(({ qid, words }) => answerLine(qid, technologies(words))),
    };
  },
};

function technologies(words: string) {
  const named = new Map(
    extractSkills(words)
      .filter(({ skillId }) => isTechnology(skillId))
      .map(({ skillId, surface }) => [skillId, surface] as const),
  );
  return [...named].map(([skillId, surface]) => skillAnswer(skillId, surface));
}

function isTechnology(skillId: string): boolean {
  const kind = getSkill(skillId)?.kind;
  return kind !== undefined && kind !== 'role' && kind !== 'practice';
}

function readQuery(line: unknown) {
  const query = record(line);
  const words = ['text', 'title', 'about', 'built'].map((field) => text(query[field])).join('\n\n');
  return { qid: text(query.qid), words };
}
