import type { History } from '../history.ts';
import type { Pool } from '../pool.ts';
import type { ProjectCard } from '../records.ts';
import { add, type Column, type ColumnGroup, fade, raise } from './column-group.ts';

/** Events repeat on the same weekend of the year: every 52 weeks, plus or minus a few days. */
const yearDays = 364;
const toleranceDays = 3;

/** Who is usually active at this time of the year, and who was at the same events as the owner. */
export class Seasons implements ColumnGroup {
  readonly names = ['season.same', 'season.met'];
  readonly #history: History;
  readonly #pool: Pool;
  readonly #worksByDay = new Map<number, number[]>();

  constructor(history: History, pool: Pool) {
    this.#history = history;
    this.#pool = pool;
    for (const [at, { project }] of history.works.entries()) {
      const works = this.#worksByDay.get(project.day) ?? [];
      this.#worksByDay.set(project.day, works);
      works.push(at);
    }
  }

  measure(project: ProjectCard, [same, met]: readonly Column[]): void {
    for (let year = 1; project.day - year * yearDays > 0 && year <= 4; year += 1) {
      for (const { work, days } of this.#around(project.day - year * yearDays)) {
        const share = fade(days, 2) / year;
        for (const place of this.#pool.membersOf[work] ?? []) raise(same, place, share);
      }
    }
    const owner = this.#history.find(project.ownerId);
    if (owner === undefined) return;
    for (const own of this.#history.worksOf(owner)) {
      const around = this.#around(this.#history.works[own]?.project.day ?? 0);
      const share = 1 / Math.log2(2 + around.length);
      for (const { work, days } of around) {
        for (const place of this.#pool.membersOf[work] ?? []) add(met, place, share * fade(days, 1));
      }
    }
  }

  #around(day: number): { work: number; days: number }[] {
    const found: { work: number; days: number }[] = [];
    for (let days = -toleranceDays; days <= toleranceDays; days += 1) {
      for (const work of this.#worksByDay.get(day + days) ?? []) found.push({ work, days: Math.abs(days) });
    }
    return found;
  }
}
