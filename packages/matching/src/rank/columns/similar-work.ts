import type { History } from '../history.ts';
import type { Pool } from '../pool.ts';
import type { ProjectCard } from '../records.ts';
import { add, type Column, type ColumnGroup, fade, raise } from './column-group.ts';
import { TagIndex, TextIndex } from './work-similarity.ts';

/** Old work says less about what a developer would join now. */
const halfLifeDays = 365;
/** Team-mates of work at least this similar count; less similar work adds noise and affects everyone. */
const minSimilarity = 0.12;

/** Similar past projects, by text, title and tags, of the developers and of their team-mates. */
export class SimilarWork implements ColumnGroup {
  readonly names = [
    'text.best',
    'text.sum',
    'title.best',
    'tags.best',
    'tags.sum',
    'both.best',
    'mates.text',
    'mates.tags',
  ];
  readonly #history: History;
  readonly #pool: Pool;
  readonly #texts: TextIndex;
  readonly #titles: TextIndex;
  readonly #tags: TagIndex;
  readonly #fades: Float64Array;
  readonly #matesOf: (Int32Array | undefined)[] = [];

  constructor(history: History, pool: Pool) {
    const projects = history.works.map(({ project }) => project);
    this.#history = history;
    this.#pool = pool;
    this.#texts = new TextIndex(projects.map(({ title, text, built }) => `${title}\n${text}\n${built}`));
    this.#titles = new TextIndex(projects.map(({ title }) => title));
    this.#tags = new TagIndex(projects.map(({ tags }) => tags));
    this.#fades = Float64Array.from(projects, ({ day }) => fade(history.today - day, halfLifeDays));
  }

  measure(project: ProjectCard, columns: readonly Column[]): void {
    const [textBest, textSum, titleBest, tagsBest, tagsSum, bothBest, matesText, matesTags] = columns;
    const texts = this.#texts.search(`${project.title}\n${project.text}`);
    const titles = this.#titles.search(project.title);
    const tags = this.#tags.search(project.tags);
    for (let work = 0; work < texts.length; work += 1) {
      const text = texts[work] ?? 0;
      const title = titles[work] ?? 0;
      const tag = tags[work] ?? 0;
      if (text === 0 && tag === 0 && title === 0) continue;
      const faded = this.#fades[work] ?? 0;
      for (const place of this.#pool.membersOf[work] ?? []) {
        raise(textBest, place, text);
        add(textSum, place, text * faded);
        raise(titleBest, place, title);
        raise(tagsBest, place, tag);
        add(tagsSum, place, tag * faded);
        raise(bothBest, place, Math.sqrt(text * tag));
      }
      if (text < minSimilarity && tag < 2 * minSimilarity) continue;
      for (const place of this.#mates(work)) {
        raise(matesText, place, text);
        raise(matesTags, place, tag);
      }
    }
  }

  /** Developers of the pool who have worked with a member of the team, but not on this project. */
  #mates(work: number): Int32Array {
    const known = this.#matesOf[work];
    if (known) return known;
    const team = this.#history.works[work]?.team ?? [];
    const mates = new Set<number>();
    for (const person of team) {
      for (const tie of this.#history.tiesOf(person)) {
        const place = this.#pool.placeOf(tie.person);
        if (place >= 0 && !team.includes(tie.person)) mates.add(place);
      }
    }
    const places = Int32Array.from(mates);
    this.#matesOf[work] = places;
    return places;
  }
}
