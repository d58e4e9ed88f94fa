import type { Person, Problem } from './problem.ts';

/** Caches the connection of each pair: a search needs the same ones many times. */
export class PairConnections {
  readonly #connection: Problem['connection'];
  readonly #numbers = new Map<Person, number>();
  readonly #people: Person[] = [];
  /** By the numbers of both; undefined if not computed. */
  readonly #known: (number | undefined)[][] = [];

  constructor(connection: Problem['connection']) {
    this.#connection = connection;
  }

  /** The number of a developer in this cache; it never changes. */
  numberOf(person: Person): number {
    const known = this.#numbers.get(person);
    if (known !== undefined) return known;
    const number = this.#people.push(person) - 1;
    this.#numbers.set(person, number);
    this.#known.push([]);
    return number;
  }

  /** The sum of the connections of one developer with the first `count` of the others. */
  sum(one: number, others: readonly number[], count: number): number {
    const known = this.#known[one] ?? [];
    let sum = 0;
    for (let at = 0; at < count; at += 1) {
      const other = others[at] ?? 0;
      sum += known[other] ?? this.#ask(one, other);
    }
    return sum;
  }

  #ask(one: number, other: number): number {
    const [a, b] = [this.#people[one], this.#people[other]];
    const connection = a && b ? this.#connection(a, b) : 0;
    const known = this.#known[one];
    if (known) known[other] = connection;
    return connection;
  }
}
