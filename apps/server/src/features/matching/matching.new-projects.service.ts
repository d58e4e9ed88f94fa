import type { Explanation } from '@teamwright/matching/types/explanation.ts';
import type { Ctx } from '../../core/ctx.ts';
import { isWorthTelling } from './matching.policy.ts';
import { bestProjects } from './matching.ranking.service.ts';
import { listProjectsPostedAfter } from './matching.repository.ts';

/** The best matches among which the new ones are looked for. */
const maxRanked = 60;

interface Wanted {
  readonly since: Date;
  readonly exclude: ReadonlySet<string>;
  readonly limit: number;
}

export interface NewProject extends Pick<Explanation, 'score' | 'tier'> {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** The first sentence of the explanation. */
  readonly reason: string;
}

/** Open projects that were posted after `since` and fit the user, best first. Empty without a known skill. */
export async function listNewProjects(
  ctx: Ctx,
  userId: string,
  { since, exclude, limit }: Wanted,
): Promise<NewProject[]> {
  const ranked = await bestProjects(ctx, userId, { limit: maxRanked, exclude, showHidden: false });
  const fitting = ranked.filter(isWorthTelling);
  const posted = await listProjectsPostedAfter(
    ctx.db,
    fitting.map(({ projectId }) => projectId),
    since,
  );
  const projectOf = new Map(posted.map((project) => [project.id, project]));
  return fitting
    .flatMap(({ projectId, score, tier, reasonsForDeveloper: [reason = ''] }) => {
      const project = projectOf.get(projectId);
      return project ? [{ ...project, score, tier, reason }] : [];
    })
    .slice(0, limit);
}
