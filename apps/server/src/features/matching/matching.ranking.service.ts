import { limits } from '@teamwright/contracts/core/limits.ts';
import { choosePage } from '@teamwright/matching/fairness/choose-page.ts';
import type { Explanation } from '@teamwright/matching/types/explanation.ts';
import type { RankedId, RecommendOptions } from '@teamwright/matching/types/matcher.ts';
import type { Ctx } from '../../core/ctx.ts';
import { exposureStateOf } from '../learning/learning.exposure.service.ts';

/** The candidates of a page of users are this many times its size. */
const candidateFactor = 4;

type RankOptions = Omit<RecommendOptions, 'now'>;

/** The matcher, with all changes that were committed before the call. */
export async function currentMatcher(ctx: Ctx) {
  await ctx.deps.matchIndex.catchUp();
  return ctx.deps.matchIndex.matcher;
}

/**
 * Open projects for a user, best first; empty for a user without a known skill. `showHidden`: also those that the
 * user's must-haves leave out.
 */
export async function rankProjects(
  ctx: Ctx,
  userId: string,
  options: RankOptions & { readonly showHidden: boolean },
): Promise<RankedId[]> {
  const matcher = await currentMatcher(ctx);
  return matcher.rankProjects(userId, { ...options, now: ctx.clock.now().getTime() });
}

/** The same with explanations. */
export async function bestProjects(
  ctx: Ctx,
  userId: string,
  options: RankOptions & { readonly showHidden: boolean },
): Promise<Explanation[]> {
  const matcher = await currentMatcher(ctx);
  return matcher.recommendProjects(userId, { ...options, now: ctx.clock.now().getTime() });
}

/** Users for a project, best first, before a page is chosen from them. */
export async function rankUsers(ctx: Ctx, projectId: string, options: RankOptions): Promise<RankedId[]> {
  const matcher = await currentMatcher(ctx);
  return matcher.rankDevelopers(projectId, { ...options, now: ctx.clock.now().getTime() });
}

/** The page of users for a project, best first. Among near-equal scores, users with less exposure are preferred. */
export async function chooseUsers(
  ctx: Ctx,
  projectId: string,
  { limit, ...options }: RankOptions,
): Promise<Explanation[]> {
  const ranked = await rankUsers(ctx, projectId, {
    ...options,
    limit: limits.recommendations.max * candidateFactor,
  });
  const exposure = await exposureStateOf(
    ctx,
    ranked.map(({ id }) => id),
  );
  const { matcher } = ctx.deps.matchIndex;
  const page = choosePage(
    ranked.map((user) => ({ ...user, ...exposure(user.id), showsWork: matcher.showsWork(user.id) })),
    limit,
  );
  return matcher.explainDevelopers(
    projectId,
    page.map(({ id }) => id),
    ctx.clock.now().getTime(),
    options.seatId,
  );
}
