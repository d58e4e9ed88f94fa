import type { Person, Problem } from './problem.ts';

/** What people have in common, worked out once for each pair: a search asks for the same ones again and again. */
export class Ties {
  readonly #tie: Problem['tie'];
  readonly #numbers = new Map<Person, number>();
  readonly #people: Person[] = [];
  /** By the numbers of both; undefined while it was not asked for. */
  readonly #known: (number | undefined)[][] = [];

  constructor(tie: Problem['tie']) {
    this.#tie = tie;
  }

  /** What somebody is called here; it stays the same. */
  numberOf(person: Person): number {
    const known = this.#numbers.get(person);
    if (known !== undefined) return known;
    const number = this.#people.push(person) - 1;
    this.#numbers.set(person, number);
    this.#known.push([]);
    return number;
  }

  /** Ties of one to the first `count` of the others. */
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
    const tie = a && b ? this.#tie(a, b) : 0;
    const known = this.#known[one];
    if (known) known[other] = tie;
    return tie;
  }
}
