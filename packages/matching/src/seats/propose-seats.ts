import { nearnessOf, overlapOf, ownRole, rank } from './roles.ts';
import { seatLimits } from './seat-limits.ts';
import { anyRole, seatNameOf } from './seat-name.ts';

const { maxSeats, maxSkillsPerSeat } = seatLimits;
/** A posting has at most 60 skills. More are not read. */
const maxSkills = 100;

export interface WantedSkill {
  readonly skillId: string;
  readonly label: string;
}

/** A role that members of a team are needed for. Its name counts as a skill, and not every role is in the taxonomy. */
export interface NeededRole extends WantedSkill {
  readonly count: number;
}

export interface ProposedSeat {
  readonly name: string;
  /** Labels as in the posting. */
  readonly skills: readonly string[];
}

/** The share of the users with one skill who also have the other, 0–1. */
export type CoOccurrence = (one: string, other: string) => number;

export interface Posting {
  readonly required: readonly WantedSkill[];
  readonly teamSize: number;
  readonly coOccurrence?: CoOccurrence | undefined;
  /** Roles among the required skills that each have their own seats. */
  readonly roles?: readonly NeededRole[] | undefined;
}

interface Group {
  /** Empty for skills without a role. */
  readonly roles: readonly string[];
  readonly skills: readonly WantedSkill[];
  /** Whether a needed role is in it. */
  readonly isNeeded: boolean;
}

/**
 * The seats of a project: one for each role among its required skills. If there are fewer seats than roles, the nearest
 * roles share a seat, needed roles last. Further seats are for more members of needed roles, then for any role. Every
 * other skill is in one seat, up to 12 skills per seat. The same posting gets the same seats.
 */
export function proposeSeats({
  required,
  teamSize,
  coOccurrence = noCoOccurrence,
  roles = [],
}: Posting): ProposedSeat[] {
  const count = seatCount(teamSize);
  const skills = [...new Map(required.slice(0, maxSkills).map((skill) => [skill.skillId, skill])).values()];
  const neededRoles = eachSkillOnce(roles);
  const needed = new Map(neededRoles.map((role) => [role.skillId, nameOfNeeded(role)]));
  let groups = groupsOf(skills, coOccurrence, needed);
  while (groups.length > count) groups = withNearestMerged(groups);
  const used = inSeats(groups, count);
  const more = groupsForMore(neededRoles).slice(0, count - used.length);
  const seats = [...used, ...more].map((group) => ({
    name: seatNameOf(group),
    skills: group.skills.map(({ label }) => label),
  }));
  const spare = Array.from({ length: count - seats.length }, () => ({ name: anyRole, skills: [] }));
  return [...seats, ...spare];
}

/** The skills to which the taxonomy gives no role; the skills that users have together with them decide. */
export function skillsWithoutRole(skills: readonly WantedSkill[]): WantedSkill[] {
  return skills.filter(({ skillId }) => ownRole(skillId).role === undefined);
}

/** The name that these skills give to a seat. */
export function nameOfSkills(skills: readonly WantedSkill[]): string {
  return seatNameOf({ roles: groupsOf(skills, noCoOccurrence).flatMap(({ roles }) => roles), skills });
}

/** The number of seats of a team. */
export function seatCount(teamSize: number): number {
  return Math.max(1, Math.min(maxSeats, Math.trunc(teamSize) || 1));
}

function noCoOccurrence(): number {
  return 0;
}

/** Roles that are the same skill, such as UX and UX design, are one role that more members have. */
function eachSkillOnce(roles: readonly NeededRole[]): NeededRole[] {
  return [...Map.groupBy(roles, ({ skillId }) => skillId).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}

function nameOfNeeded({ skillId, label }: NeededRole): string {
  return ownRole(skillId).role ?? seatNameOf({ roles: [], skills: [{ label }] });
}

/** A seat for each further member of the roles: the second one of each, then the third. */
function groupsForMore(roles: readonly NeededRole[]): Pick<Group, 'roles' | 'skills'>[] {
  const most = Math.min(maxSeats, Math.max(0, ...roles.map(({ count }) => count)));
  return Array.from({ length: most - 1 }, (_, index) => index + 2)
    .flatMap((number) => roles.filter(({ count }) => count >= number))
    .map((role) => ({ roles: [nameOfNeeded(role)], skills: [role] }));
}

/** The skills by role, in the order of their first skills. `needed` are the roles of skills that name one. */
function groupsOf(
  skills: readonly WantedSkill[],
  coOccurrence: CoOccurrence,
  needed: ReadonlyMap<string, string> = new Map(),
): Group[] {
  const isNeeded = ({ skillId }: WantedSkill) => needed.has(skillId);
  const sure = skills.filter(({ skillId }) => ownRole(skillId).kind === 'sure');
  const present = new Set(sure.map(({ skillId }) => ownRole(skillId).role ?? ''));
  const roleOf = new Map<string, string>();
  for (const { skillId } of skills) {
    const role = needed.get(skillId) ?? roleInPosting(skillId, sure, present, coOccurrence);
    if (role === undefined) continue;
    roleOf.set(skillId, role);
  }
  const largest = largestRole([...roleOf.values()]);
  const roleFor = ({ skillId }: WantedSkill) => roleOf.get(skillId) ?? largest ?? '';
  const firstNeeded = new Map(
    skills
      .filter(isNeeded)
      .toReversed()
      .map((skill) => [roleFor(skill), skill]),
  );
  // The taxonomy may know several needed roles as one.
  const byRole = Map.groupBy(skills, (skill) =>
    isNeeded(skill) ? skill : (firstNeeded.get(roleFor(skill)) ?? roleFor(skill)),
  );
  return [...byRole.values()].map((own) => {
    const role = own.slice(0, 1).map(roleFor);
    return { roles: role.filter((name) => name !== ''), skills: own, isNeeded: own.some(isNeeded) };
  });
}

/** The role of a skill in a posting with the skills `sure`, whose roles are `present`; undefined if none fits. */
function roleInPosting(
  skillId: string,
  sure: readonly WantedSkill[],
  present: ReadonlySet<string>,
  coOccurrence: CoOccurrence,
): string | undefined {
  const own = ownRole(skillId);
  if (own.kind === 'sure') return own.role;
  const points = new Map<string, number>();
  const add = (role: string | undefined, value: number) => {
    if (role !== undefined && value > 0) points.set(role, (points.get(role) ?? 0) + value);
  };
  if (own.kind !== 'tool' || present.size === 0) add(own.role, own.weight);
  for (const other of sure) {
    const { role, weight } = ownRole(other.skillId);
    add(role, weight * Math.max(overlapOf(skillId, other.skillId), coOccurrence(skillId, other.skillId)));
  }
  if (own.kind === 'tool')
    for (const role of present) add(role, own.weight * nearnessOf(own.role ?? '', role));
  return [...points].sort(([a, x], [b, y]) => y - x || rank(a) - rank(b))[0]?.[0];
}

function largestRole(roles: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const role of roles) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || rank(a) - rank(b))[0]?.[0];
}

/** Two groups are merged earlier if they are small: this bonus is divided by the number of their skills. */
const smallGroupWeight = 0.6;

/** Merges the two groups with the highest `mergeValue`, two needed ones last; of equal pairs, the first. */
function withNearestMerged(groups: readonly Group[]): Group[] {
  const areAllNeeded = groups.every(({ isNeeded }) => isNeeded);
  let best = { first: 0, second: 1, value: -1 };
  for (const [first, one] of groups.entries())
    for (const [second, other] of groups.entries()) {
      if (second <= first || (one.isNeeded && other.isNeeded && !areAllNeeded)) continue;
      const value = mergeValue(one, other);
      if (value > best.value) best = { first, second, value };
    }
  const [one, other] = [groups[best.first], groups[best.second]];
  if (!one || !other) return [...groups];
  const merged = {
    roles: [...one.roles, ...other.roles],
    skills: [...one.skills, ...other.skills],
    isNeeded: one.isNeeded || other.isNeeded,
  };
  return groups.flatMap((group, index) =>
    index === best.first ? [merged] : index === best.second ? [] : [group],
  );
}

function mergeValue(one: Group, other: Group): number {
  const near = one.roles.flatMap((a) => other.roles.map((b) => nearnessOf(a, b)));
  return Math.max(0, ...near) + smallGroupWeight / (one.skills.length + other.skills.length);
}

/** At most 12 skills per seat: what does not fit gets another seat of its role, or the first seat with room. */
function inSeats(groups: readonly Group[], count: number): Pick<Group, 'roles' | 'skills'>[] {
  const seats = groups.map(({ roles, skills }) => ({ roles, skills: skills.slice(0, maxSkillsPerSeat) }));
  for (const { roles, skills } of groups) {
    let rest = skills.slice(maxSkillsPerSeat);
    while (rest.length > 0 && seats.length < count) {
      seats.push({ roles, skills: rest.slice(0, maxSkillsPerSeat) });
      rest = rest.slice(maxSkillsPerSeat);
    }
    for (const skill of rest) seats.find((seat) => seat.skills.length < maxSkillsPerSeat)?.skills.push(skill);
  }
  return seats;
}
