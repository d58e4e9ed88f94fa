import { head } from '../../profile/developer-numbers.ts';
import type { DeveloperRecord } from '../../profile/developer-record.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';

interface Developers {
  get(id: string): Pick<DeveloperRecord, 'numbers' | 'workedWith'> | undefined;
}

/**
 * Most users verify no school. Their former teammates' schools say which one is likely. Only verified schools count,
 * because every user can write the owner's school in their profile.
 */
export class SchoolLens {
  readonly #developers: Developers;
  #project: ProjectRecord | undefined;
  #schools: ReadonlyMap<number, number> | undefined;

  constructor(developers: Developers) {
    this.#developers = developers;
  }

  load(project: ProjectRecord): void {
    this.#project = project;
    this.#schools = undefined;
  }

  /** How likely the developer is from the same school as the owner, 0–1; 1 if both have verified it. */
  likely({ numbers, workedWith }: DeveloperRecord): number {
    const schools = this.#schools ?? this.#ofOwner();
    if (schools.size === 0) return 0;
    const own = numbers[head.verifiedSchool] ?? 0;
    if (own !== 0) return schools.get(own) ?? 0;
    if (!this.#hasAny(workedWith, schools)) return 0;
    return chanceOfSameSchool(schoolsAround(this.#developers, workedWith), schools);
  }

  #ofOwner(): ReadonlyMap<number, number> {
    this.#schools = this.#project ? schoolsOf(this.#developers, this.#project) : new Map();
    return this.#schools;
  }

  /** Whether a user is at one of the schools. Most are not, and counting all their schools takes longer. */
  #hasAny(ids: readonly string[], schools: ReadonlyMap<number, number>): boolean {
    for (const id of ids)
      if (schools.has(this.#developers.get(id)?.numbers[head.verifiedSchool] ?? 0)) return true;
    return false;
  }
}

/** The schools that the owner may go to, as stored numbers, each with its likelihood. */
export function schoolsOf(
  developers: Developers,
  { places, ownerId }: ProjectRecord,
): ReadonlyMap<number, number> {
  if (places.verifiedSchool !== null) return new Map([[places.verifiedSchool + 1, 1]]);
  return schoolsAround(developers, developers.get(ownerId)?.workedWith ?? []);
}

/** The schools that a developer may go to, as stored numbers, each with its likelihood. */
export function schoolsOfDeveloper(
  developers: Developers,
  { numbers, workedWith }: DeveloperRecord,
): ReadonlyMap<number, number> {
  const own = numbers[head.verifiedSchool] ?? 0;
  return own === 0 ? schoolsAround(developers, workedWith) : new Map([[own, 1]]);
}

/** 0–1, for the schools of two users with their likelihoods. */
export function chanceOfSameSchool(
  some: ReadonlyMap<number, number>,
  others: ReadonlyMap<number, number>,
): number {
  let chance = 0;
  for (const [school, share] of some) chance += share * (others.get(school) ?? 0);
  return chance;
}

/** The schools of some users, each with its share of those who verify one; a single user counts half. */
function schoolsAround(developers: Developers, ids: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  let stated = 1;
  for (const id of ids) {
    const school = developers.get(id)?.numbers[head.verifiedSchool] ?? 0;
    if (school === 0) continue;
    counts.set(school, (counts.get(school) ?? 0) + 1);
    stated += 1;
  }
  return new Map([...counts].map(([school, count]) => [school, count / stated]));
}
