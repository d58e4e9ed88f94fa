import type { Answer, ParsedInput } from '@teamwright/contracts/endpoint.ts';
import type { repositories } from '@teamwright/contracts/repositories.ts';
import type { Ctx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { withTransaction } from '../../core/transaction.ts';
import { readRepository } from '../github/github.service.ts';
import { forgetRepositoryEvidence } from '../skills/skills.ledger.service.ts';
import { fromHost, fullNameOf } from './repositories.host.ts';
import * as repository from './repositories.repository.ts';
import { repositoryView } from './repositories.view.ts';

type Upload = ParsedInput<typeof repositories.upload>['body'];

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
  const rows = await repository.listRepositories(ctx.db, ctx.actor.userId);
  return rows.map(repositoryView);
}

/**
 * Brings a repository of the linked account as a project. The code host is asked about it; nothing but its
 * name is taken from the caller.
 */
export async function uploadRepository(
  ctx: UserCtx,
  { email, repository: named }: Upload,
): Promise<Answer<typeof repositories.upload>> {
  refuseOtherEmail(ctx, email);
  const found = fromHost(await readRepository(ctx, fullNameOf(named)));
  const now = ctx.clock.now();
  const { userId } = ctx.actor;
  const row = await repository.upsertRepository(ctx.db, { id: newId(now), userId, createdAt: now, ...found });
  if (row === undefined) throw new AppError('internal', 'The project was not stored');
  return { success: true, message: 'Project uploaded successfully!', project: repositoryView(row) };
}

/** Takes one of one's own repositories away, with what it showed. The code host is not asked. */
export async function removeRepository(
  ctx: UserCtx,
  repoId: string,
): Promise<Answer<typeof repositories.remove>> {
  const { userId } = ctx.actor;
  await withTransaction(ctx, async (ctx) => {
    const row = await repository.lockOwnRepository(ctx.db, userId, repoId);
    if (row === undefined) throw notFound('Among your projects this repository was');
    await forgetRepositoryEvidence(ctx, userId, row.id);
    await repository.removeRepository(ctx.db, row.id);
  });
  return { success: true, message: 'Project removed' };
}

/** Forgets a person's repositories, when their account goes. */
export async function forgetRepositories(ctx: Ctx, userId: string): Promise<void> {
  await repository.removeRepositoriesOf(ctx.db, userId);
}
