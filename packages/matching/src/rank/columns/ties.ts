import type { History } from '../history.ts';
import type { Pool } from '../pool.ts';
import type { ProjectCard } from '../records.ts';
import { add, type Column, type ColumnGroup, fade, raise } from './column-group.ts';

const halfLifeDays = 365;

/** Team-mates of the owner up to three steps away, and developers from the owner's school. */
export class Ties implements ColumnGroup {
  readonly names = [
    'together.times',
    'together.lately',
    'mates.shared',
    'mates.third',
    'school',
    'school.likely',
  ];
  readonly #history: History;
  readonly #pool: Pool;
  readonly #atSchool = new Map<string, number[]>();
  readonly #nearSchool = new Map<string, { place: number; share: number }[]>();

  constructor(history: History, pool: Pool) {
    this.#history = history;
    this.#pool = pool;
    for (const [place, person] of pool.people.entries()) {
      if (person === undefined) continue;
      const school = history.schoolOf(person);
      if (school !== '') listOf(this.#atSchool, school).push(place);
      else
        for (const [likely, share] of schoolsAround(history, person))
          listOf(this.#nearSchool, likely).push({ place, share });
    }
  }

  measure(project: ProjectCard, columns: readonly Column[]): void {
    const owner = this.#history.find(project.ownerId);
    if (owner !== undefined) this.#reach(owner, columns);
    this.#schools(project, owner, columns);
  }

  #reach(owner: number, [times, lately, second, third]: readonly Column[]): void {
    const history = this.#history;
    for (const tie of history.tiesOf(owner)) {
      const place = this.#pool.placeOf(tie.person);
      if (place >= 0) {
        raise(times, place, Math.log1p(tie.times));
        raise(lately, place, fade(history.today - tie.lastDay, halfLifeDays));
      }
      const share = 1 / Math.log2(2 + history.tieCount(tie.person));
      for (const next of history.tiesOf(tie.person)) {
        if (next.person === owner) continue;
        const nextPlace = this.#pool.placeOf(next.person);
        if (nextPlace >= 0) add(second, nextPlace, share);
        const nextShare = share / Math.max(1, history.tieCount(next.person));
        for (const last of history.tiesOf(next.person)) {
          const lastPlace = this.#pool.placeOf(last.person);
          if (lastPlace >= 0) add(third, lastPlace, nextShare);
        }
      }
    }
  }

  #schools({ school }: ProjectCard, owner: number | undefined, columns: readonly Column[]): void {
    const same = columns[4];
    const likely = columns[5];
    if (school !== '') {
      for (const place of this.#atSchool.get(school) ?? []) raise(same, place, 1);
      for (const { place, share } of this.#nearSchool.get(school) ?? []) raise(likely, place, share);
    } else if (owner !== undefined) {
      for (const [around, share] of schoolsAround(this.#history, owner)) {
        for (const place of this.#atSchool.get(around) ?? []) raise(likely, place, share);
        for (const near of this.#nearSchool.get(around) ?? []) raise(likely, near.place, share * near.share);
      }
    }
  }
}

function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/**
 * The schools of a developer's team-mates, each with its share of those who state one; a single one counts
 * half.
 */
function schoolsAround(history: History, person: number): Map<string, number> {
  const counts = new Map<string, number>();
  let stated = 1;
  for (const tie of history.tiesOf(person)) {
    const school = history.schoolOf(tie.person);
    if (school === '') continue;
    counts.set(school, (counts.get(school) ?? 0) + 1);
    stated += 1;
  }
  return new Map([...counts].map(([school, count]) => [school, count / stated]));
}
