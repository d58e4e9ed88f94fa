import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import type { RepositoryFacts } from '../../platform/codehost/repository.ts';
import type { RepositoryRow } from './repositories.repository.ts';
import { searchedWords } from './repositories.search-words.service.ts';
import * as words from './repositories.words.repository.ts';

/**
 * Replaces the stored search words, in the caller's transaction, which has locked the repository. `readme` is
 * undefined if it is unchanged, null if its words are not stored.
 */
export async function recordWords(
  ctx: Ctx,
  { id, userId }: RepositoryRow,
  facts: RepositoryFacts,
  readme: string | null | undefined,
): Promise<void> {
  if (readme === null) return await deleteWords(ctx, { id, userId });
  const before = await words.findWords(ctx.db, id);
  const after = readme ?? before?.readme;
  // Private, or a fork whose words are not stored.
  if (after === undefined) return;
  const description = searchedWords(facts.description);
  if (before?.readme === after && before.description === description) return;
  await words.upsertWords(ctx.db, { repositoryId: id, userId, description, readme: after });
  await emit(ctx, 'repository.words_changed', { userId });
}

/** Deletes the words of all repositories of a user when the server can no longer check whether they are public. */
export async function deleteWordsOf(ctx: Ctx, userId: string): Promise<void> {
  if (await words.removeWordsOf(ctx.db, userId)) await emit(ctx, 'repository.words_changed', { userId });
}

/** Deletes the words of a repository, so that search and matching no longer use them. */
export async function deleteWords(
  ctx: Ctx,
  { id, userId }: Pick<RepositoryRow, 'id' | 'userId'>,
): Promise<void> {
  if (await words.removeWords(ctx.db, id)) await emit(ctx, 'repository.words_changed', { userId });
}
