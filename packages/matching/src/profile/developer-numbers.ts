import { highestLevel } from '../fairness/exposure-level.ts';
import { readWeek } from '../hours/week.ts';
import { packWeek, wordsOfWeek } from '../hours/week-bits.ts';
import { hashId } from '../index/hash.ts';
import type { DeveloperProfile } from '../types/profiles.ts';
import type { SkillStrength } from '../types/skills.ts';
import { dayMs } from './decay.ts';
import type { Places } from './place.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The data of a developer that scoring usually needs, in one array, because scattered memory reads dominate the time of
 * scoring. It starts with a head (`head`), whose numbers are 0 if unknown and otherwise the value plus one. Exceptions
 * are the mark of former teammates (`markOf`), and the bits of the available hours, none if unknown. A row of three
 * numbers per skill follows:
 *
 * | Number | Bits | Content |
 * |---|---|---|
 * | 0 | 32 | the skill |
 * | 1 | 16–31 | strength, 0–1 as 0–65,535 |
 * | | 11–15 | number of owners who accepted the developer |
 * | | 1–10 | number of repositories |
 * | | 0 | whether the developer has declared the skill |
 * | 2 | 24–31 | number of finished projects |
 * | | 23 | whether the developer or an owner has named the skill |
 * | | 0–22 | day of last use, in days since 1970 |
 */
export type DeveloperNumbers = Uint32Array;

export const head = {
  zone: 0,
  quarterHours: 1,
  activeDay: 2,
  area: 3,
  school: 4,
  verifiedSchool: 5,
  workedWith: 6,
  exposure: 7,
  week: 8,
} as const;
export const firstRow = head.week + wordsOfWeek;
export const rowLength = 3;

const maxStrength = 0xffff;
const maxRepositories = 0x3ff;
const maxOwners = 0x1f;
const maxProjects = 0xff;
const strengthBit = 16;
const ownerBit = 11;
const repositoryBit = 1;
const projectBit = 24;
const statedBit = 23;
const dayMask = (1 << statedBit) - 1;

/** Whether any skill of the developer is known. Without one there is nothing to score. */
export function hasSkills(numbers: DeveloperNumbers): boolean {
  return numbers.length > firstRow;
}

/** Whether any skill is shown in repositories or finished projects. */
export function showsWork(numbers: DeveloperNumbers): boolean {
  for (let row = firstRow; row < numbers.length; row += rowLength)
    if (repositoriesAt(numbers, row) + projectsAt(numbers, row) > 0) return true;
  return false;
}

/** `skills` must contain each skill once. */
export function packDeveloper(
  profile: DeveloperProfile,
  skills: readonly SkillStrength[],
  places: Places,
  { space, zones }: Vocabulary,
): DeveloperNumbers {
  const { timeZone, hoursPerWeek, availability, lastActiveAt, workedWith, exposure } = profile;
  const numbers = new Uint32Array(firstRow + skills.length * rowLength);
  numbers[head.zone] = timeZone ? zones.numberOf(timeZone) + 1 : 0;
  numbers[head.quarterHours] = hoursPerWeek === null ? 0 : Math.round(Math.max(0, hoursPerWeek) * 4) + 1;
  numbers[head.activeDay] = lastActiveAt === null ? 0 : dayOf(lastActiveAt) + 1;
  numbers[head.area] = places.area === null ? 0 : places.area + 1;
  numbers[head.school] = places.school === null ? 0 : places.school + 1;
  numbers[head.verifiedSchool] = places.verifiedSchool === null ? 0 : places.verifiedSchool + 1;
  numbers[head.workedWith] = markOf(workedWith);
  numbers[head.exposure] =
    exposure == null ? 0 : Math.min(highestLevel, Math.max(0, Math.round(exposure))) + 1;
  if (availability) numbers.set(packWeek(readWeek(availability)), head.week);
  for (const [at, skill] of skills.entries()) {
    const row = firstRow + at * rowLength;
    numbers[row] = space.numberOf(skill.skillId);
    numbers[row + 1] = packEvidence(skill);
    numbers[row + 2] = packUse(skill);
  }
  return numbers;
}

/** The same developer with one additional skill, which must be new. */
export function withSkill(numbers: DeveloperNumbers, skill: number, shown: SkillStrength): DeveloperNumbers {
  const more = new Uint32Array(numbers.length + rowLength);
  more.set(numbers);
  more.set([skill, packEvidence(shown), packUse(shown)], numbers.length);
  return more;
}

/** The same developer after one more repository that shows the skill at `now`; alone it gives the skill `strength`. */
export function withRepository(
  numbers: DeveloperNumbers,
  skill: number,
  strength: number,
  now: number,
): DeveloperNumbers {
  const row = rowOf(numbers, skill);
  const alone = { skillId: '', strength, declared: false, repositories: 1, lastSeen: now };
  if (row === undefined) return withSkill(numbers, skill, alone);
  const combined: SkillStrength = {
    ...alone,
    strength: 1 - (1 - strengthAt(numbers, row)) * (1 - strength),
    declared: isDeclaredAt(numbers, row),
    stated: isStatedAt(numbers, row),
    repositories: repositoriesAt(numbers, row) + 1,
    projects: projectsAt(numbers, row),
    acceptedBy: acceptedByAt(numbers, row),
  };
  const more = numbers.slice();
  more.set([skill, packEvidence(combined), packUse(combined)], row);
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
  return ((numbers[row + 1] ?? 0) >>> strengthBit) / maxStrength;
}

/** The number of repositories that show the skill; 1023 means 1023 or more. */
export function repositoriesAt(numbers: DeveloperNumbers, row: number): number {
  return ((numbers[row + 1] ?? 0) >>> repositoryBit) & maxRepositories;
}

/** The number of owners who accepted the developer into a team that needs the skill; 31 means 31 or more. */
export function acceptedByAt(numbers: DeveloperNumbers, row: number): number {
  return ((numbers[row + 1] ?? 0) >>> ownerBit) & maxOwners;
}

/** The number of finished projects that show the skill; 255 means 255 or more. */
export function projectsAt(numbers: DeveloperNumbers, row: number): number {
  return (numbers[row + 2] ?? 0) >>> projectBit;
}

/** Whether the skill rests on statements only, without repositories and finished projects. */
export function isOnlyStatedAt(numbers: DeveloperNumbers, row: number): boolean {
  return repositoriesAt(numbers, row) === 0 && projectsAt(numbers, row) === 0;
}

/** Whether the developer has declared the skill or shows it in a repository. */
export function isDirectAt(numbers: DeveloperNumbers, row: number): boolean {
  return isDeclaredAt(numbers, row) || repositoriesAt(numbers, row) > 0;
}

function isDeclaredAt(numbers: DeveloperNumbers, row: number): boolean {
  return ((numbers[row + 1] ?? 0) & 1) === 1;
}

/** Whether the developer or an owner has named the skill, with or without work that shows it. */
export function isStatedAt(numbers: DeveloperNumbers, row: number): boolean {
  return (((numbers[row + 2] ?? 0) >>> statedBit) & 1) === 1;
}

/** The day of the last use, in whole days since 1970; without work that of the latest statement. */
export function lastSeenDayAt(numbers: DeveloperNumbers, row: number): number {
  return (numbers[row + 2] ?? 0) & dayMask;
}

function packUse({ declared, stated = declared, projects = 0, lastSeen }: SkillStrength): number {
  const day = Math.min(dayOf(lastSeen), dayMask);
  return ((Math.min(projects, maxProjects) << projectBit) | (Number(stated) << statedBit) | day) >>> 0;
}

function packEvidence({ strength, repositories, acceptedBy = 0, declared }: SkillStrength): number {
  const whole = Math.round(Math.min(1, Math.max(0, strength)) * maxStrength);
  const counts =
    (Math.min(acceptedBy, maxOwners) << ownerBit) |
    (Math.min(repositories, maxRepositories) << repositoryBit);
  return ((whole << strengthBit) | counts | Number(declared)) >>> 0;
}
