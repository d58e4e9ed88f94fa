import { localPath } from '../../platform/codehost/local/local-path.ts';
import type { DemoRepository } from './community-types.ts';
import { addDays } from './demo-dates.ts';
import { idAt } from './demo-ids.ts';
import type { DeveloperDraft } from './developer-draft.ts';
import { emailOf } from './draft-handles.ts';
import type { Random } from './random.ts';

/** How a demo person is called at the code host. */
export function loginOf(username: string): string {
  return emailOf(username).replace(/@.*/, '').replaceAll('.', '-');
}

/** The person's repositories, most recently updated first. */
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
      // On the site itself, under whatever address it is opened: the stand-in for the code host shows them.
      url: `${localPath}/${login}/${idea.name}`,
      updatedAt,
    };
  });
}
