import { matchingCopy } from '../../copy/matching.ts';
import { fill } from '../../texts.ts';
import type { Match } from './matching.queries.ts';

type Covered = Match['covers'][number];

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long' });
const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
const yearMs = 365 * 24 * 3_600_000;

/** 'October', with its year when that is longer ago than a year. */
function monthText(iso: string, now: number): string {
  const date = new Date(iso);
  return (now - date.getTime() < yearMs ? monthFormat : monthAndYear).format(date);
}

/** How a skill is shown: '4 repositories, last used October', 'implied by Express', 'declared by you'. */
export function evidenceText(
  { how, via, repositories, lastSeen }: Covered,
  now: number = Date.now(),
): string {
  if (how === 'implied') return via ? fill(matchingCopy.impliedBy, { skill: via }) : matchingCopy.related;
  if (how === 'related') return via ? fill(matchingCopy.relatedTo, { skill: via }) : matchingCopy.related;
  if (repositories === 0) return matchingCopy.declared;
  const count =
    repositories === 1
      ? matchingCopy.oneRepository
      : fill(matchingCopy.repositories, { count: repositories });
  return lastSeen ? `${count}, ${fill(matchingCopy.lastUsed, { month: monthText(lastSeen, now) })}` : count;
}
