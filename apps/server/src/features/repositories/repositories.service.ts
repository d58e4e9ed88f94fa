import type { Answer } from '@teamwright/contracts/endpoint.ts';
import type { repositories } from '@teamwright/contracts/repositories.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { listRepositories, removeRepositoriesOf } from './repositories.repository.ts';

/** The person's own uploaded repositories, last changed first. An e-mail that is not theirs is refused. */
export async function listOwnRepositories(
  ctx: UserCtx,
  email: string,
): Promise<Answer<typeof repositories.listOwn>> {
  if (email.trim().toLowerCase() !== ctx.actor.email.toLowerCase())
    throw new AppError('forbidden', 'These projects belong to somebody else');
  const rows = await listRepositories(ctx.db, ctx.actor.userId);
  return rows.map(({ repoId, name, description, language, url, pushedAt }) => ({
    repoId,
    name,
    description,
    language,
    url,
    updatedAt: pushedAt.toISOString(),
  }));
}

/** Forgets a person's repositories, when their account goes. */
export async function forgetRepositories(ctx: Ctx, userId: string): Promise<void> {
  await removeRepositoriesOf(ctx.db, userId);
}
