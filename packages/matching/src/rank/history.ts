import { Numbering } from '../index/numbering.ts';
import { resolveSkill } from '../taxonomy/taxonomy.ts';
import type { PastProject, PersonRecord } from './records.ts';

/** How often and when last two developers were on a team together. */
export interface Tie {
  readonly person: number;
  times: number;
  lastDay: number;
}

/** A finished project, with numbers instead of ids. */
export interface PastWork {
  readonly project: PastProject;
  readonly owner: number;
  readonly team: readonly number[];
  readonly commits: readonly number[];
  /** Ids of the skills that its tags name, without duplicates. */
  readonly skills: readonly string[];
}

/** The past projects and teams that the ranking uses. Immutable. */
export class History {
  readonly works: readonly PastWork[];
  /** The day of the last project. */
  readonly today: number;
  readonly #people = new Numbering();
  readonly #worksOf: number[][] = [];
  readonly #ties: Map<number, Tie>[] = [];
  readonly #schools: string[] = [];

  constructor(projects: readonly PastProject[], people: readonly PersonRecord[]) {
    for (const { id, school } of people) this.#schools[this.#people.numberOf(id)] = school;
    this.works = projects.map((project, at) => this.#add(project, at));
    this.today = projects.reduce((last, { day }) => Math.max(last, day), 0);
  }

  /** The number of a developer; undefined if unknown. */
  find(id: string): number | undefined {
    return this.#people.find(id);
  }

  idOf(person: number): string {
    return this.#people.nameOf(person);
  }

  get people(): number {
    return this.#people.size;
  }

  /** Indexes of the developer's projects in `works`. */
  worksOf(person: number): readonly number[] {
    return this.#worksOf[person] ?? [];
  }

  tiesOf(person: number): Iterable<Tie> {
    return this.#ties[person]?.values() ?? [];
  }

  tieCount(person: number): number {
    return this.#ties[person]?.size ?? 0;
  }

  /** '' if unknown. */
  schoolOf(person: number): string {
    return this.#schools[person] ?? '';
  }

  #add(project: PastProject, at: number): PastWork {
    const team = Array.from(project.team.keys(), (id) => this.#people.numberOf(id));
    for (const person of team) {
      const works = this.#worksOf[person] ?? [];
      works.push(at);
      this.#worksOf[person] = works;
      for (const other of team) if (other !== person) this.#tie(person, other, project.day);
    }
    return {
      project,
      team,
      owner: this.#people.numberOf(project.ownerId),
      commits: [...project.team.values()],
      skills: skillsOf(project.tags),
    };
  }

  #tie(person: number, other: number, day: number): void {
    const ties = this.#ties[person] ?? new Map<number, Tie>();
    this.#ties[person] = ties;
    const tie = ties.get(other) ?? { person: other, times: 0, lastDay: day };
    tie.times += 1;
    tie.lastDay = Math.max(tie.lastDay, day);
    ties.set(other, tie);
  }
}

const known = new Map<string, string>();

/** Ids of the skills that the tags name, without duplicates. */
export function skillsOf(tags: readonly string[]): string[] {
  return [...new Set(tags.map(skillOf))];
}

/** Cached per tag: a history repeats the same few thousand tags. */
function skillOf(tag: string): string {
  const id = known.get(tag) ?? resolveSkill(tag).id;
  known.set(tag, id);
  return id;
}
