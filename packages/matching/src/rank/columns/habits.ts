import type { History } from '../history.ts';
import type { Pool } from '../pool.ts';
import type { ProjectCard } from '../records.ts';
import { type Column, type ColumnGroup, fade } from './column-group.ts';

/** Features of a developer independent of the project: activity, recency, whether they join others. */
export class Habits implements ColumnGroup {
  readonly names = [
    'active.quarter',
    'active.year',
    'active.days',
    'works',
    'works.lately',
    'joined',
    'joined.lately',
    'mates',
    'leads',
    'commits',
  ];
  readonly #values: readonly Float64Array[];

  constructor(history: History, pool: Pool) {
    const rows = pool.people.map((person) => habitsOf(history, person));
    this.#values = this.names.map((_, at) => Float64Array.from(rows, (row) => row[at] ?? 0));
  }

  measure(_project: ProjectCard, columns: readonly Column[]): void {
    for (const [at, column] of columns.entries()) column.set(this.#values[at] ?? []);
  }
}

function habitsOf(history: History, person: number | undefined): number[] {
  if (person === undefined) return [];
  let last = 0;
  let lately = 0;
  let joined = 0;
  let joinedLately = 0;
  let commits = 0;
  const works = history.worksOf(person);
  for (const at of works) {
    const work = history.works[at];
    if (!work) continue;
    const { day } = work.project;
    const faded = fade(history.today - day, 180);
    last = Math.max(last, day);
    lately += faded;
    commits += Math.log1p(work.commits[work.team.indexOf(person)] ?? 0);
    if (work.owner === person) continue;
    joined += 1;
    joinedLately += faded;
  }
  const days = history.today - last;
  return [
    fade(days, 90),
    fade(days, 365),
    Math.log1p(days / 30),
    Math.log(Math.max(1, works.length)),
    Math.log1p(lately),
    Math.log1p(joined),
    Math.log1p(joinedLately),
    Math.log1p(history.tieCount(person)),
    works.length === 0 ? 0 : (works.length - joined) / works.length,
    commits / Math.max(1, works.length),
  ];
}
