import { limits } from '@teamwright/contracts/core/limits.ts';
import { choosePage } from '@teamwright/matching/fairness/choose-page.ts';
import type { Explanation, Matcher, RecommendOptions } from '@teamwright/matching/types.ts';
import type { Ctx } from '../../core/ctx.ts';
import { exposureStateOf } from '../learning/learning.exposure.service.ts';

/** A page is chosen from this many times its size. */
const choice = 4;

/** The page of users for a project, best first. Among near-equal scores, users with less exposure are preferred. */
export async function fairPage(
  ctx: Ctx,
  matcher: Matcher,
  projectId: string,
  options: Omit<RecommendOptions, 'limit'>,
): Promise<Explanation[]> {
  const limit = limits.recommendations.max;
  const ranked = matcher.rankDevelopers(projectId, { ...options, limit: limit * choice });
  const standing = await exposureStateOf(
    ctx,
    ranked.map(({ id }) => id),
  );
  const page = choosePage(
    ranked.map((person) => ({ ...person, ...standing(person.id) })),
    limit,
  );
  return matcher.explainDevelopers(
    projectId,
    page.map(({ id }) => id),
    options.now,
    options.seatId,
  );
}
