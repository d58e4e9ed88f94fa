/** Gives each text a small number, always the same one: the currency of the typed arrays. */
export class Numbering {
  readonly #numbers = new Map<string, number>();
  readonly #names: string[] = [];

  get size(): number {
    return this.#names.length;
  }

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#names.length;
    this.#numbers.set(name, number);
    this.#names.push(name);
    return number;
  }

  /** The number, if the text has been seen before. */
  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  /** Throws a RangeError for a number that was never given. */
  nameOf(number: number): string {
    const name = this.#names[number];
    if (name === undefined) throw new RangeError(`no name has the number ${number}`);
    return name;
  }
}
