import type { NewsSinceVisit } from '@teamwright/contracts/news.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { listBlockedEitherWay } from '../blocks/blocks.service.ts';
import { recommendNewProjects } from '../matching/matching.service.ts';
import { findPreviousVisit } from '../profiles/profiles.service.ts';
import * as repository from './news.repository.ts';

const maxTeammates = 3;
const maxProjects = 3;

/** What is new since the last visit of the signed-in user. */
export async function getNews(ctx: UserCtx): Promise<NewsSinceVisit> {
  const since = await findPreviousVisit(ctx, ctx.actor.userId);
  if (!since) return { since: null, teammates: [], projects: [] };
  const [teammates, projects] = await Promise.all([
    listNewTeammates(ctx, since),
    recommendNewProjects(ctx, { since, limit: maxProjects }),
  ]);
  return { since: since.toISOString(), teammates, projects };
}

async function listNewTeammates(ctx: UserCtx, since: Date): Promise<NewsSinceVisit['teammates']> {
  const { userId } = ctx.actor;
  const blocked = await listBlockedEitherWay(ctx, userId);
  const rows = await repository.listNewTeammates(ctx.db, userId, {
    since,
    exclude: [...blocked],
    limit: maxTeammates,
  });
  return rows.map(({ slug, title, joinedAt, ...person }) => ({
    ...person,
    joinedAt: joinedAt.toISOString(),
    project: { slug, title },
  }));
}
