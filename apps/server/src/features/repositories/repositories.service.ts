import type { Answer, ParsedInput } from '@teamwright/contracts/endpoint.ts';
import type { repositories } from '@teamwright/contracts/repositories.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { readRepository } from '../github/github.service.ts';
import { fromHost, fullNameOf } from './repositories.host.ts';
import { listRepositories, removeRepositoriesOf, upsertRepository } from './repositories.repository.ts';

type Row = Awaited<ReturnType<typeof listRepositories>>[number];
type Upload = ParsedInput<typeof repositories.upload>['body'];

function repositoryView({ repoId, name, description, language, url, pushedAt }: Row) {
  return { repoId, name, description, language, url, updatedAt: pushedAt.toISOString() };
}

function refuseOtherEmail({ actor }: UserCtx, email: string): void {
  if (email.trim().toLowerCase() !== actor.email.toLowerCase())
    throw new AppError('forbidden', 'These projects belong to somebody else');
}

/** The person's own uploaded repositories, last changed first. An e-mail that is not theirs is refused. */
export async function listOwnRepositories(
  ctx: UserCtx,
  email: string,
): Promise<Answer<typeof repositories.listOwn>> {
  refuseOtherEmail(ctx, email);
  const rows = await listRepositories(ctx.db, ctx.actor.userId);
  return rows.map(repositoryView);
}

/**
 * Brings a repository of the linked account as a project. The code host is asked about it; nothing but its
 * name is taken from the caller.
 */
export async function uploadRepository(
  ctx: UserCtx,
  { email, repository }: Upload,
): Promise<Answer<typeof repositories.upload>> {
  refuseOtherEmail(ctx, email);
  const found = fromHost(await readRepository(ctx, fullNameOf(repository)));
  const now = ctx.clock.now();
  const { userId } = ctx.actor;
  const row = await upsertRepository(ctx.db, { id: newId(now), userId, createdAt: now, ...found });
  if (row === undefined) throw new AppError('internal', 'The project was not stored');
  return { success: true, message: 'Project uploaded successfully!', project: repositoryView(row) };
}

/** Forgets a person's repositories, when their account goes. */
export async function forgetRepositories(ctx: Ctx, userId: string): Promise<void> {
  await removeRepositoriesOf(ctx.db, userId);
}
