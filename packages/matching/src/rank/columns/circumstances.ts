import type { History } from '../history.ts';
import type { ProjectCard } from '../records.ts';
import { type Column, type ColumnGroup, fade } from './column-group.ts';

/** Features of a project alone. They are equal for all developers, so they only distinguish projects. */
export class Circumstances implements ColumnGroup {
  readonly names = [
    'project.days',
    'project.tags',
    'project.text',
    'owner.known',
    'owner.lately',
    'owner.mates',
    'owner.leads',
    'tags.usual',
  ];
  readonly #history: History;
  readonly #tagCounts = new Map<string, number>();

  constructor(history: History) {
    this.#history = history;
    for (const { project } of history.works) {
      for (const tag of project.tags) this.#tagCounts.set(tag, (this.#tagCounts.get(tag) ?? 0) + 1);
    }
  }

  measure(project: ProjectCard, columns: readonly Column[]): void {
    const history = this.#history;
    const owner = history.find(project.ownerId);
    const works = (owner === undefined ? [] : history.worksOf(owner)).flatMap(
      (at) => history.works[at] ?? [],
    );
    const last = works.reduce((latest, work) => Math.max(latest, work.project.day), 0);
    const tags = project.tags.map((tag) => Math.log1p(this.#tagCounts.get(tag) ?? 0));
    const values = [
      Math.max(0, project.day - history.today) / 30,
      Math.log1p(project.tags.length),
      Math.log1p(project.text.length) / 5,
      works.length > 0 ? 1 : 0,
      works.length > 0 ? fade(history.today - last, 180) : 0,
      owner === undefined ? 0 : Math.log1p(history.tieCount(owner)),
      works.filter((work) => work.owner === owner).length / Math.max(1, works.length),
      tags.reduce((sum, count) => sum + count, 0) / Math.max(1, tags.length),
    ];
    for (const [at, column] of columns.entries()) column.fill(values[at] ?? 0);
  }
}
