import type { Explanation } from '@teamwright/matching/types/explanation.ts';
import type { Ctx } from '../../core/ctx.ts';
import { isGoodEnoughToNotify } from './matching.policy.ts';
import { currentMatcher, rankProjects } from './matching.ranking.service.ts';
import { listProjectsPostedAfter } from './matching.repository.ts';

/** The best matches among which the new ones are looked for. */
const maxRanked = 60;

interface Wanted {
  readonly since: Date;
  readonly exclude: ReadonlySet<string>;
  readonly limit: number;
}

export interface NewProject {
  readonly project: { readonly id: string; readonly slug: string; readonly title: string };
  readonly match: Explanation;
}

/** Open projects that were posted after `since` and fit the user, best first. Empty without a known skill. */
export async function listNewProjects(
  ctx: Ctx,
  userId: string,
  { since, exclude, limit }: Wanted,
): Promise<NewProject[]> {
  const ranked = await rankProjects(ctx, userId, { limit: maxRanked, exclude, showHidden: false });
  const ids = ranked.map(({ id }) => id);
  const posted = await listProjectsPostedAfter(ctx.db, ids, since);
  const projectOf = new Map(posted.map((project) => [project.id, project]));
  const best = ids.flatMap((id) => projectOf.get(id) ?? []).slice(0, limit);
  const matcher = await currentMatcher(ctx);
  const now = ctx.clock.now().getTime();
  return best.flatMap((project) => {
    const match = matcher.explain(project.id, userId, now);
    return match && isGoodEnoughToNotify(match) ? [{ project, match }] : [];
  });
}
