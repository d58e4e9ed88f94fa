import { counted, monthOf } from '@teamwright/matching/explain/words.ts';
import type { Explanation, SeatSkill } from '@teamwright/matching/types/explanation.ts';

const maxNamed = 2;

const workedTogether = 'Worked with your team before.';

function inWords(names: readonly string[]): string {
  return names.slice(0, maxNamed).join(' and ');
}

type Explained = Pick<Explanation, 'adds' | 'skills' | 'covers' | 'reasonsForOwner' | 'shared'>;

/**
 * The short reason on the card of a user: what they would add or how much of the seat they cover, the best evidence for
 * it, and one fact besides skills. It starts with what distinguishes users with equal scores: earlier work with the
 * team, and for a seat with one skill its evidence. `now` is in epoch milliseconds.
 */
export function ownerReason(match: Explained, now: number): string {
  const covered = match.skills.filter(isCovered);
  if (covered.length === 0 && match.adds.length === 0) return otherReason(match);
  const [best] = covered.toSorted((a, b) => b.repositories - a.repositories || b.projects - a.projects);
  const proof = best ? [proofOf(best, now)] : [];
  const main =
    match.adds.length > 0 ? [`Would add ${inWords(match.adds)}`] : coverageOf(match.skills, covered);
  const skills = `${[...main, ...proof].join(': ')}.`;
  const { teammates } = match.shared;
  return (teammates.length > 0 ? [workedTogether, skills] : [skills, ...factOf(match)]).join(' ');
}

/**
 * The reason beside a request or a suggestion. Undefined unless the user covers every skill of the seat: what they
 * lack, and what the level of the seat asks for, matters more than what distinguishes them.
 */
export function distinguishingReason(
  match: Explained & Pick<Explanation, 'seat'>,
  now: number,
): string | undefined {
  const { skills, seat } = match;
  const isWhole = skills.length > 0 && skills.every(isCovered) && seat?.level === undefined;
  return isWhole ? ownerReason(match, now) : undefined;
}

function isCovered({ how }: SeatSkill): boolean {
  return how !== 'none' && how !== 'related';
}

/** 'Covers 2 of 3 skills, not Testing'. Nothing for a single skill: its evidence says it. */
function coverageOf(skills: readonly SeatSkill[], { length: covered }: readonly SeatSkill[]): string[] {
  const total = skills.length;
  if (covered === total) return total === 1 ? [] : [`Covers ${total === 2 ? 'both' : `all ${total}`} skills`];
  const missing = skills.filter(({ how }) => how === 'none').map(({ label }) => label);
  const without = missing.length === 0 ? '' : `, not ${inWords(missing)}`;
  return [`Covers ${covered} of ${total} skills${without}`];
}

function proofOf({ label, how, via, repositories, projects, lastSeen }: SeatSkill, now: number): string {
  if (repositories > 0 && how !== 'implied') {
    const used = lastSeen === null ? '' : `, last used ${monthOf(lastSeen, now)}`;
    return `${label} in ${counted(repositories, 'repository', 'repositories')}${used}`;
  }
  if (projects > 0) return `${label} in ${counted(projects, 'finished project', 'finished projects')}`;
  if (how === 'declared') return `${label} is declared`;
  return via ? `${label}, implied by ${via.label}` : `${label} is shown in work`;
}

/** For a user without a skill of the seat. */
function otherReason({ covers, reasonsForOwner }: Explained): string {
  const known = covers.filter(({ how }) => how !== 'related').map(({ label }) => label);
  if (known.length > 0) return `Knows ${inWords(known)}.`;
  const related = covers.find(({ via }) => via !== null);
  if (related?.via) return `Knows ${related.via.label}, which is related to ${related.label}.`;
  return reasonsForOwner[0] ?? '';
}

/** The area is on the card already. */
function factOf({ shared: { hours, school } }: Explained): string[] {
  if (hours !== null && hours.count > 0)
    return [`${counted(hours.count, 'shared hour', 'shared hours')} a ${hours.per}.`];
  return school === null ? [] : ['Same school.'];
}
