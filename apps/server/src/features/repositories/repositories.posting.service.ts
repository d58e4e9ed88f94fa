import type { Answer } from '@teamwright/contracts/core/endpoint.ts';
import type { repositories } from '@teamwright/contracts/repositories.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { notFound } from '../../core/errors.ts';
import { HostRefusalError } from '../../platform/codehost/host-errors.ts';
import { findLinkedHost } from '../github/github.linked.service.ts';
import { listRepositorySkills } from '../skills/skills.evidence.service.ts';
import { postingDraft } from './repositories.posting.view.ts';
import { readReadmeText } from './repositories.reading.service.ts';
import * as repository from './repositories.repository.ts';

/**
 * A posting with what the repository says about itself, for its user to complete. The README is read again, because
 * its text is not stored.
 * @throws AppError `not_found`, `unavailable` while the code host is unavailable
 */
export async function proposePosting(
  ctx: UserCtx,
  repoId: string,
): Promise<Answer<typeof repositories.posting>> {
  const row = await repository.findOwnRepository(ctx.db, ctx.actor.userId, repoId);
  if (row === undefined) throw notFound('Among your projects this repository was');
  const [readme, skillIds] = await Promise.all([readmeOf(ctx, row), listRepositorySkills(ctx, row.id)]);
  return postingDraft(row, readme, skillIds);
}

/** Without access to the repository, the posting has what is stored. */
async function readmeOf(ctx: UserCtx, { fullName }: repository.RepositoryRow): Promise<string> {
  const host = await findLinkedHost(ctx, ctx.actor.userId);
  if (typeof host === 'string' || fullName === '') return '';
  try {
    return await readReadmeText(host.get, fullName);
  } catch (error) {
    if (error instanceof HostRefusalError) return '';
    throw error;
  }
}
