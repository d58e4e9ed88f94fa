import type { History } from './history.ts';

/** The developers who are compared, each with a row in the columns. */
export class Pool {
  readonly ids: readonly string[];
  readonly people: readonly (number | undefined)[];
  readonly #placeOfPerson: Int32Array;
  /** Index of a past project → rows of its team members who are in the pool. */
  readonly membersOf: readonly Int32Array[];

  constructor(history: History, ids: readonly string[]) {
    this.ids = ids;
    this.people = ids.map((id) => history.find(id));
    this.#placeOfPerson = new Int32Array(history.people).fill(-1);
    for (const [place, person] of this.people.entries()) {
      if (person !== undefined) this.#placeOfPerson[person] = place;
    }
    this.membersOf = history.works.map(({ team }) =>
      Int32Array.from(team, (person) => this.placeOf(person)).filter((place) => place >= 0),
    );
  }

  get size(): number {
    return this.ids.length;
  }

  /** −1 for developers who are not in the pool. */
  placeOf(person: number): number {
    return this.#placeOfPerson[person] ?? -1;
  }
}
