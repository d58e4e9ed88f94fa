import { dayMs } from '../profile/decay.ts';
import type { ReasonKind } from '../types/explanation.ts';
import { isCovered } from './covered.ts';
import type { Facts } from './facts.ts';
import { type Reader, relatedSkillText, summarySentence } from './summary.ts';
import { counted, listOf } from './words.ts';

const maxLabels = 4;
const recentMs = 30 * dayMs;

/** A reason and what it is about. */
interface Reason {
  readonly kind: ReasonKind;
  readonly text: string;
}

/** Reasons for one reader: the summary sentence, then one fact each, the most important first. */
export function reasonsFor(reader: Reader, facts: Facts, now: number): Reason[] {
  const { school, area } = facts.shared;
  const found: readonly (readonly [ReasonKind, string | null])[] = [
    ['summary', summarySentence(facts, reader, now)],
    ['adds', addsReason(reader, facts)],
    ['related', relatedReason(facts)],
    ['hours', hoursReason(reader, facts)],
    ['people', workedReason(reader, facts)],
    ['people', commonTeammateReason(reader, facts)],
    ['school', school === null ? null : sameReason(reader, 'Same school')],
    ['place', area === null ? null : sameReason(reader, 'Same area')],
    ['interests', interestReason(reader, facts)],
    ['recent', recentReason(reader, facts, now)],
  ];
  return found.flatMap(([kind, text]) => (text === null ? [] : { kind, text }));
}

function addsReason(reader: Reader, { adds }: Facts): string | null {
  if (adds.length === 0) return null;
  const verb = reader === 'owner' ? 'Adds' : 'You would add';
  return `${verb} ${listOf(adds, maxLabels)}, which no one on the team has`;
}

/** If nothing is covered the summary is short, so the related skills are listed here. */
function relatedReason({ seatCovers: covers }: Facts): string | null {
  if (covers.length === 0 || covers.some(({ how }) => isCovered(how))) return null;
  return listOf(covers.map(relatedSkillText), maxLabels);
}

function hoursReason(reader: Reader, { shared, hoursPerWeek }: Facts): string | null {
  const { count = 0, per } = shared.hours ?? {};
  const together = count > 0 ? counted(count, `shared hour a ${per}`, `shared hours a ${per}`) : null;
  if (reader === 'developer') return together === null ? null : `${together} with the owner`;
  const week = hoursPerWeek ? counted(hoursPerWeek, 'hour a week', 'hours a week') : null;
  const known = [together, week].filter((part) => part !== null);
  return known.length === 0 ? null : known.join(', ');
}

function workedReason(reader: Reader, { shared, workedWithOwner }: Facts): string | null {
  if (shared.teammates.length === 0) return null;
  const verb = reader === 'owner' ? 'Worked' : 'You worked';
  if (workedWithOwner) return `${verb} with the owner before`;
  const members = shared.teammates.length === 1 ? 'a member' : `${shared.teammates.length} members`;
  return `${verb} with ${members} of the team before`;
}

/** Left out if the two have worked together themselves. */
function commonTeammateReason(reader: Reader, { shared, hasCommonTeammate }: Facts): string | null {
  if (!hasCommonTeammate || shared.teammates.length > 0) return null;
  return reader === 'owner'
    ? 'Has been on a team with someone your team has worked with'
    : 'You have been on a team with someone this team has worked with';
}

function sameReason(reader: Reader, same: string): string {
  return reader === 'owner' ? same : `${same} as the owner`;
}

function interestReason(reader: Reader, { interests }: Facts): string | null {
  if (interests.length === 0) return null;
  const named = listOf(interests, maxLabels);
  return reader === 'owner'
    ? `Interests and roles that fit: ${named}`
    : `Fits your interests and roles: ${named}`;
}

function recentReason(reader: Reader, { lastActiveAt, createdAt }: Facts, now: number): string | null {
  if (reader === 'developer') return now - createdAt <= recentMs ? 'Posted in the last 30 days' : null;
  if (lastActiveAt === null) return null;
  return now - lastActiveAt <= recentMs ? 'Active in the last 30 days' : null;
}
