import type { ManagedProject } from '@teamwright/contracts/requests.ts';
import { choosePage } from '@teamwright/matching/fairness/choose-page.ts';
import type { UserCtx } from '../../core/ctx.ts';
import { exposureStateOf } from '../learning/learning.exposure.service.ts';
import { recordShown } from '../learning/learning.service.ts';
import { listBlockedFromAny } from './matching.blocked.service.ts';
import { coolingOffStart } from './matching.policy.ts';
import { currentMatcher } from './matching.ranking.service.ts';
import * as repository from './matching.repository.ts';
import { listedMatch } from './matching.view.ts';

/** Only users with nearly the score of the first can take the place of one who was shown very often. */
const maxRanked = 12;

/**
 * For each of these projects, the best user to invite: not a member, an applicant, an invited user or one who was
 * rejected recently. Projects without a good match are left out. The number of queries does not depend on the number of
 * projects. The caller must check that the actor manages them.
 */
export async function listBestCandidates(
  ctx: UserCtx,
  projectIds: readonly string[],
): Promise<Map<string, NonNullable<ManagedProject['candidate']>>> {
  if (projectIds.length === 0) return new Map();
  const now = ctx.clock.now().getTime();
  const [hindering, blocked, matcher] = await Promise.all([
    repository.listHinderingRequests(ctx.db, { projectIds }, coolingOffStart(ctx.clock.now())),
    listBlockedFromAny(ctx, projectIds),
    currentMatcher(ctx),
  ]);
  const ranked = projectIds.map((projectId) => {
    const own = hindering.filter((request) => request.projectId === projectId);
    const exclude = new Set([...own.map(({ userId }) => userId), ...blocked]);
    return { projectId, users: matcher.rankDevelopers(projectId, { exclude, limit: maxRanked, now }) };
  });
  const exposure = await exposureStateOf(ctx, [
    ...new Set(ranked.flatMap(({ users }) => users.map(({ id }) => id))),
  ]);
  const matches = ranked.flatMap(({ projectId, users }) => {
    const candidates = users.map((user) => ({
      ...user,
      ...exposure(user.id),
      showsWork: matcher.showsWork(user.id),
    }));
    const ids = choosePage(candidates, 1).map(({ id }) => id);
    return matcher.explainDevelopers(projectId, ids, now).filter(({ tier }) => tier !== 'Possible');
  });
  const cards = await repository.listUserCards(
    ctx.db,
    matches.map(({ developerId }) => developerId),
  );
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const shown = matches.flatMap((match) => {
    const card = cardOf.get(match.developerId);
    return card ? [{ match, card }] : [];
  });
  for (const { match } of shown) recordShown(ctx, 'people', [match]);
  return new Map(
    shown.map(({ match, card: { id, username, profilePicture } }) => [
      match.projectId,
      { id, username, profilePicture, match: listedMatch(match, now) },
    ]),
  );
}
