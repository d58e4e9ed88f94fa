import { matchingCopy } from '../../copy/matching.ts';
import { fill } from '../../texts.ts';
import type { Match } from './matching.queries.ts';

type Covered = Match['covers'][number];

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
const yearMs = 365 * 24 * 3_600_000;

/** 'October', with the year if it is more than a year ago. */
function monthText(iso: string, now: number): string {
  const date = new Date(iso);
  return (now - date.getTime() < yearMs ? monthFormat : monthAndYear).format(date);
}

/**
 * The evidence for a skill: '4 repositories, last used October', 'declared by you, accepted by 1 owner',
 * 'implied by Express'.
 */
export function evidenceText(
  { how, via, repositories, acceptedBy, lastSeen }: Covered,
  now: number = Date.now(),
): string {
  if (how === 'implied') return via ? fill(matchingCopy.impliedBy, { skill: via }) : matchingCopy.related;
  if (how === 'related') return via ? fill(matchingCopy.relatedTo, { skill: via }) : matchingCopy.related;
  const { oneRepository, acceptedByOne, lastUsed, declared } = matchingCopy;
  const parts = [
    repositories === 0 ? declared : countText(repositories, oneRepository, matchingCopy.repositories),
    ...(repositories > 0 && lastSeen ? [fill(lastUsed, { month: monthText(lastSeen, now) })] : []),
    ...(acceptedBy > 0 ? [countText(acceptedBy, acceptedByOne, matchingCopy.acceptedBy)] : []),
  ];
  return parts.join(', ');
}

function countText(count: number, one: string, several: string): string {
  return count === 1 ? one : fill(several, { count });
}
