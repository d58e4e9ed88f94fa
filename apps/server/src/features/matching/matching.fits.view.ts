import type { OwnFit } from '@teamwright/contracts/matching/own-fit.ts';
import type { Explanation } from '@teamwright/matching/types/explanation.ts';
import type { OwnProject } from './matching.fits.repository.ts';
import { ownerReason } from './matching.reason.view.ts';
import { isWorthShowing } from './matching.view.ts';

export function ownFitView(
  project: OwnProject,
  relation: OwnFit['relation'],
  match: Explanation | undefined,
  now: number,
): OwnFit {
  const isShown = match !== undefined && relation !== 'member' && isWorthShowing(match);
  return {
    project,
    relation,
    match: isShown
      ? { score: match.score, tier: match.tier, reason: ownerReason(match, now), seat: match.seat }
      : null,
  };
}
