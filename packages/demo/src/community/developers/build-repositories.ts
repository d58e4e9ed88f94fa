import { addDays } from '../dates.ts';
import { idAt } from '../ids.ts';
import type { Random } from '../random.ts';
import type { DemoRepository } from '../types.ts';
import type { DeveloperDraft } from './developer-draft.ts';
import { emailOf } from './draft-residents.ts';

/** The login of a demo developer at the code host. */
export function loginOf(username: string): string {
  return emailOf(username).replace(/@.*/, '').replaceAll('.', '-');
}

/** The developer's repositories, most recently updated first. */
export function buildRepositories(draft: DeveloperDraft, now: Date, random: Random): DemoRepository[] {
  const login = loginOf(draft.username);
  let idleDays = 1 + random.next() * (draft.activity > 0.4 ? 40 : 260);
  return draft.repositoryIdeas.map((idea) => {
    const updatedAt = addDays(now, -idleDays);
    idleDays += 10 + random.next() * 110;
    return {
      id: idAt(updatedAt, random),
      name: idea.name,
      description: idea.about,
      language: idea.language,
      fullName: `${login}/${idea.name}`,
      updatedAt,
    };
  });
}
