import { highestLevel } from '../fairness/exposure-level.ts';
import { hashId } from '../index/hash.ts';
import type { DeveloperProfile, SkillStrength } from '../types.ts';
import { dayMs } from './decay.ts';
import type { Places } from './place.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The data of a developer that scoring usually needs, in one array, because scattered memory reads dominate
 * the time of scoring. First a head of seven numbers: six that are 0 if unknown and otherwise the value plus
 * one, and the mark of former team-mates. Then a row of three numbers per skill. The first is the skill. The
 * second holds the strength (upper 16 bits), the number of owners who accepted the developer (5 bits), the
 * number of repositories (10 bits) and whether the skill is declared (lowest bit). The third holds the number
 * of finished projects (upper 8 bits) and the day of last use.
 */
export type DeveloperNumbers = Uint32Array;

export const head = {
  zone: 0,
  quarterHours: 1,
  activeDay: 2,
  area: 3,
  school: 4,
  workedWith: 5,
  exposure: 6,
} as const;
export const firstRow = 7;
export const rowLength = 3;

const topStrength = 0xffff;
const maxRepositories = 0x3ff;
const maxOwners = 0x1f;
const maxProjects = 0xff;
const dayBits = 24;
const dayMask = (1 << dayBits) - 1;

/** `skills` must contain each skill once. */
export function packDeveloper(
  profile: DeveloperProfile,
  skills: readonly SkillStrength[],
  places: Places,
  { space, zones }: Vocabulary,
): DeveloperNumbers {
  const { timeZone, hoursPerWeek, lastActiveAt, workedWith, exposure } = profile;
  const numbers = new Uint32Array(firstRow + skills.length * rowLength);
  numbers[head.zone] = timeZone ? zones.numberOf(timeZone) + 1 : 0;
  numbers[head.quarterHours] = hoursPerWeek === null ? 0 : Math.round(Math.max(0, hoursPerWeek) * 4) + 1;
  numbers[head.activeDay] = lastActiveAt === null ? 0 : dayOf(lastActiveAt) + 1;
  numbers[head.area] = places.area === null ? 0 : places.area + 1;
  numbers[head.school] = places.school === null ? 0 : places.school + 1;
  numbers[head.workedWith] = markOf(workedWith);
  numbers[head.exposure] =
    exposure == null ? 0 : Math.min(highestLevel, Math.max(0, Math.round(exposure))) + 1;
  for (const [at, skill] of skills.entries()) {
    const row = firstRow + at * rowLength;
    numbers[row] = space.numberOf(skill.skillId);
    numbers[row + 1] = packShown(skill);
    numbers[row + 2] = packUsed(skill);
  }
  return numbers;
}

/** The same developer with one additional skill, which must be new. */
export function withSkill(numbers: DeveloperNumbers, skill: number, shown: SkillStrength): DeveloperNumbers {
  const more = new Uint32Array(numbers.length + rowLength);
  more.set(numbers);
  more.set([skill, packShown(shown), packUsed(shown)], numbers.length);
  return more;
}

/** The same developer after one more repository that shows the skill now; `strength` is what it shows alone. */
export function withRepository(
  numbers: DeveloperNumbers,
  skill: number,
  strength: number,
  now: number,
): DeveloperNumbers {
  const shown = { skillId: '', strength, declared: false, repositories: 1, lastSeen: now };
  const row = rowOf(numbers, skill);
  if (row === undefined) return withSkill(numbers, skill, shown);
  const more = numbers.slice();
  more[row + 1] = packShown({
    ...shown,
    strength: 1 - (1 - strengthAt(numbers, row)) * (1 - strength),
    declared: ((numbers[row + 1] ?? 0) & 1) === 1,
    repositories: repositoriesAt(numbers, row) + 1,
    acceptedBy: acceptedByAt(numbers, row),
  });
  more[row + 2] = packUsed({ projects: projectsAt(numbers, row), lastSeen: now });
  return more;
}

function rowOf(numbers: DeveloperNumbers, skill: number): number | undefined {
  for (let row = firstRow; row < numbers.length; row += rowLength) if (numbers[row] === skill) return row;
  return undefined;
}

/** The numbers of a developer's own skills. */
export function ownSkills(numbers: DeveloperNumbers): Set<number> {
  const own = new Set<number>();
  for (let row = firstRow; row < numbers.length; row += rowLength) own.add(numbers[row] ?? 0);
  return own;
}

/**
 * A bit mask of ids. If two masks share no bit, the two sets share no id, so the ids need not be compared.
 */
export function markOf(ids: Iterable<string>): number {
  let mark = 0;
  for (const id of ids) mark |= 1 << (hashId(id) & 31);
  return mark >>> 0;
}

/** Whole days since 1970. */
export function dayOf(time: number): number {
  return Math.max(0, Math.floor(time / dayMs));
}

/** Strength in 0–1 of the skill whose row starts at `row`. */
export function strengthAt(numbers: DeveloperNumbers, row: number): number {
  return ((numbers[row + 1] ?? 0) >>> 16) / topStrength;
}

export function repositoriesAt(numbers: DeveloperNumbers, row: number): number {
  return ((numbers[row + 1] ?? 0) >>> 1) & maxRepositories;
}

/** The number of owners who accepted the developer into a team that needs the skill; 31 means 31 or more. */
export function acceptedByAt(numbers: DeveloperNumbers, row: number): number {
  return ((numbers[row + 1] ?? 0) >>> 11) & maxOwners;
}

/** The number of finished projects that show the skill; 255 means 255 or more. */
export function projectsAt(numbers: DeveloperNumbers, row: number): number {
  return (numbers[row + 2] ?? 0) >>> dayBits;
}

/** Whether the skill is only declared, without repositories and finished projects. */
export function declaredOnlyAt(numbers: DeveloperNumbers, row: number): boolean {
  return (
    ((numbers[row + 1] ?? 0) & 1) === 1 &&
    repositoriesAt(numbers, row) === 0 &&
    projectsAt(numbers, row) === 0
  );
}

export function lastSeenDayAt(numbers: DeveloperNumbers, row: number): number {
  return (numbers[row + 2] ?? 0) & dayMask;
}

function packUsed({ projects = 0, lastSeen }: Pick<SkillStrength, 'projects' | 'lastSeen'>): number {
  return ((Math.min(projects, maxProjects) << dayBits) | Math.min(dayOf(lastSeen), dayMask)) >>> 0;
}

function packShown({ strength, repositories, acceptedBy = 0, declared }: SkillStrength): number {
  const whole = Math.round(Math.min(1, Math.max(0, strength)) * topStrength);
  const counts = (Math.min(acceptedBy, maxOwners) << 11) | (Math.min(repositories, maxRepositories) << 1);
  return ((whole << 16) | counts | (declared ? 1 : 0)) >>> 0;
}
