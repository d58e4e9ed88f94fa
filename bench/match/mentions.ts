import { labelKey } from '@teamwright/matching/taxonomy/label-key.ts';
import { getSkill, knownSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Ctx } from '../../apps/server/src/core/ctx.ts';
import { extractSkills } from '../../apps/server/src/features/skills/skills.extract.service.ts';
import { answerLine, type SkillAnswer, skillAnswer } from './skill-answer.ts';
import { queriesOf, record, type Task, text } from './task.ts';

/** Finds the skills named in advertisements and project texts, as forms propose them while a user writes. */
export const mentions: Task = {
  name: 'skills named in texts',
  answers: (entry) => entry.kind === 'skills' && entry.labels === undefined,
  async run(entry, { data, sites }) {
    const { ctx } = await sites.empty();
    const lines: string[] = [];
    for (const query of queriesOf(entry, data, readQuery))
      lines.push(answerLine(query.qid, await named(ctx, query)));
    return [{ name: `${entry.name}.jsonl`, lines }];
  },
};

/** Advertisements also require practices and roles; projects only use technologies. */
interface Query {
  readonly qid: string;
  readonly words: string;
  readonly advertisement: boolean;
}

async function named(ctx: Ctx, { words, advertisement }: Query): Promise<SkillAnswer[]> {
  const kind = advertisement ? 'advertisement' : 'posting';
  const { technologies, skills } = await extractSkills(ctx, { kind, text: words });
  const found = advertisement ? [...technologies, ...skills] : technologies;
  return answersFor(
    found.flatMap(({ skillId, mentions }) =>
      mentions.map(({ start, end }) => ({ skillId, surface: words.slice(start, end) })),
    ),
  );
}

interface Mention {
  readonly skillId: string;
  readonly surface: string;
}

/** One result per spelling of a skill, with the skill's other names for the scorer. */
export function answersFor(mentioned: readonly Mention[]): SkillAnswer[] {
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

function readQuery(line: unknown): Query {
  const query = record(line);
  const words = ['text', 'title', 'about', 'built'].map((field) => text(query[field])).join('\n\n');
  return { qid: text(query.qid), words, advertisement: query.text !== undefined };
}
