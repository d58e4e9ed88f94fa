import { Circumstances } from './columns/circumstances.ts';
import type { Column, ColumnGroup } from './columns/column-group.ts';
import { Habits } from './columns/habits.ts';
import { Seasons } from './columns/seasons.ts';
import { SimilarWork } from './columns/similar-work.ts';
import { SkillHolders } from './columns/skill-holders.ts';
import { SkillOutlook } from './columns/skill-outlook.ts';
import { Skills } from './columns/skills.ts';
import { Ties } from './columns/ties.ts';
import type { History } from './history.ts';
import { interactions } from './interactions.ts';
import type { Pool } from './pool.ts';
import type { ProjectCard } from './records.ts';

/**
 * Measures all developers of a pool against one project at a time: one column per feature, one value per
 * developer.
 */
export class ProjectLens {
  readonly names: readonly string[];
  readonly columns: readonly Column[];
  readonly #groups: readonly { group: ColumnGroup; columns: readonly Column[] }[];
  readonly #products: readonly (readonly [Column, Column, Column])[];

  constructor(history: History, pool: Pool) {
    const holders = new SkillHolders(history, pool);
    const groups = [
      new Skills(history, pool, holders),
      new SkillOutlook(history, pool, holders),
      new SimilarWork(history, pool),
      new Ties(history, pool),
      new Habits(history, pool),
      new Seasons(history, pool),
      new Circumstances(history),
    ];
    const byName = new Map<string, Column>();
    const columnOf = (name: string) => {
      const column = byName.get(name) ?? new Float64Array(pool.size);
      byName.set(name, column);
      return column;
    };
    this.#groups = groups.map((group) => ({ group, columns: group.names.map(columnOf) }));
    this.#products = interactions.map(([one, other]) => [
      columnOf(one),
      columnOf(other),
      columnOf(`${one} × ${other}`),
    ]);
    this.names = [...byName.keys()];
    this.columns = [...byName.values()];
  }

  /** Fills `columns`. */
  measure(project: ProjectCard): void {
    for (const { group, columns } of this.#groups) {
      for (const column of columns) column.fill(0);
      group.measure(project, columns);
    }
    for (const [one, other, product] of this.#products) {
      for (let place = 0; place < product.length; place += 1) {
        product[place] = (one[place] ?? 0) * (other[place] ?? 0);
      }
    }
  }
}
