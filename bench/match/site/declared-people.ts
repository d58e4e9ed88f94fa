import { limits } from '@teamwright/contracts/core/limits.ts';
import type { Ctx } from '../../../apps/server/src/core/ctx.ts';
import { extractSkills } from '../../../apps/server/src/features/skills/skills.extract.service.ts';
import { isText, record, text } from '../task.ts';
import { cut, personRecord } from './records.ts';
import type { Named } from './site-ids.ts';

/** People who describe themselves by languages and topics, and accept the skills that the site finds in the text. */
export async function declaredPeople(ctx: Ctx, lines: readonly unknown[]): Promise<Named[]> {
  const people: Named[] = [];
  // One after the other, because the site rejects texts when too many wait.
  for (const line of lines) {
    const { id, languages, languages2, topics } = record(line);
    const list = (value: unknown) => (Array.isArray(value) ? value.filter(isText) : []);
    const bio = [list(languages), list(languages2), list(topics)].map((words) => words.join(', ')).join('\n');
    const person = {
      ...personRecord(text(id), { openToCollaborate: true }),
      bio: cut(bio, limits.bio.max),
      skills: await skillsIn(ctx, 'bio', bio),
      interests: list(topics)
        .slice(0, limits.tags.max)
        .map((topic) => cut(topic, limits.tag.max)),
    };
    people.push(person);
  }
  return people;
}

/** The labels of the skills that the site proposes for a text. */
export async function skillsIn(ctx: Ctx, kind: 'bio' | 'posting', words: string): Promise<string[]> {
  const { technologies, skills } = await extractSkills(ctx, { kind, text: words });
  return [...technologies, ...skills]
    .map(({ label }) => cut(label, limits.tag.max))
    .slice(0, limits.tags.max);
}
