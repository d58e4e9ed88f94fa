import type { OwnFit } from '@teamwright/contracts/matching/own-fit.ts';
import type { Explanation } from '@teamwright/matching/types/explanation.ts';
import type { OwnProject } from './matching.fits.repository.ts';
import { isWorthShowing } from './matching.view.ts';

/** The short reason on the card of a user: what they would add, or else how much they cover. */
export function ownerReason(match: Explanation): string {
  const [first, second] = match.adds;
  if (first !== undefined) return `Would add ${second === undefined ? first : `${first} and ${second}`}.`;
  const covered = match.covers.filter((skill) => skill.how !== 'related').length;
  const total = match.covers.length + match.missing.length;
  if (covered > 0) return `Covers ${covered} of ${total} skills.`;
  const related = match.covers.find(({ via }) => via !== null);
  if (related?.via) return `Knows ${related.via.label}, which is related to ${related.label}.`;
  return match.reasonsForOwner[0] ?? '';
}

export function ownFitView(
  project: OwnProject,
  relation: OwnFit['relation'],
  match: Explanation | undefined,
): OwnFit {
  const isShown = match !== undefined && relation !== 'member' && isWorthShowing(match);
  return {
    project,
    relation,
    match: isShown
      ? { score: match.score, tier: match.tier, reason: ownerReason(match), seat: match.seat }
      : null,
  };
}
