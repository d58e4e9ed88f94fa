import type { Ctx } from '../../core/ctx.ts';
import { emit } from '../../core/events.ts';
import type { RepositoryFacts } from '../../platform/codehost/repository.ts';
import type { RepositoryRow } from './repositories.repository.ts';
import { searchedWords } from './repositories.searched.ts';
import * as words from './repositories.words.repository.ts';

/**
 * Makes the searched words those of a reading; joins the caller's transaction, which holds the repository's lock.
 * `readme` is undefined where it is as it was, null where no words count.
 */
export async function recordWords(
  ctx: Ctx,
  { id, userId }: RepositoryRow,
  facts: RepositoryFacts,
  readme: string | null | undefined,
): Promise<void> {
  if (readme === null) return await forgetWords(ctx, { id, userId });
  const before = await words.findWords(ctx.db, id);
  const after = readme ?? before?.readme;
  // Private, or a fork whose words do not count.
  if (after === undefined) return;
  const description = searchedWords(facts.description);
  if (before?.readme === after && before.description === description) return;
  await words.upsertWords(ctx.db, { repositoryId: id, userId, description, readme: after });
  await emit(ctx, 'repository.words_changed', { userId });
}

/** Where nobody can see any more whether they are public, none of a person's repositories has words. */
export async function forgetWordsOf(ctx: Ctx, userId: string): Promise<void> {
  if (await words.removeWordsOf(ctx.db, userId)) await emit(ctx, 'repository.words_changed', { userId });
}

/** Nobody is found by its words any more. */
export async function forgetWords(
  ctx: Ctx,
  { id, userId }: Pick<RepositoryRow, 'id' | 'userId'>,
): Promise<void> {
  if (await words.removeWords(ctx.db, id)) await emit(ctx, 'repository.words_changed', { userId });
}
