import type { OwnFit } from '@teamwright/contracts/matching/own-fit.ts';
import type { Explanation } from '@teamwright/matching/types/explanation.ts';
import type { OwnProject } from './matching.fits.repository.ts';
import { isWorthShowing } from './matching.view.ts';

const maxNamed = 2;

function inWords(names: readonly string[]): string {
  return names.slice(0, maxNamed).join(' and ');
}

type Explained = Pick<Explanation, 'adds' | 'skills' | 'covers' | 'reasonsForOwner'>;

/**
 * The short reason on the card of a user: what they would add, or else which skills of the seat they cover, then what
 * they know of the rest of the project. These names distinguish users with equal scores.
 */
export function ownerReason({ adds, skills, covers, reasonsForOwner }: Explained): string {
  const known = covers.filter(({ how }) => how !== 'related').map(({ label }) => label);
  const ofSeat = skills.filter(({ how }) => how !== 'none' && how !== 'related').map(({ label }) => label);
  const first = adds.length > 0 ? adds.slice(0, maxNamed) : ofSeat.slice(0, maxNamed);
  if (first.length === 0) {
    const related = covers.find(({ via }) => via !== null);
    if (known.length > 0) return `Knows ${inWords(known)}.`;
    if (related?.via) return `Knows ${related.via.label}, which is related to ${related.label}.`;
    return reasonsForOwner[0] ?? '';
  }
  const rest = known.filter((label) => !first.includes(label));
  const main = `${adds.length > 0 ? 'Would add' : 'Covers'} ${inWords(first)}.`;
  return rest.length > 0 ? `${main} Also knows ${inWords(rest)}.` : main;
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
