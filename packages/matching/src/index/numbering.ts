/** Maps each text to a small, stable number for use in typed arrays. */
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

  /** The number of a text; undefined if the text is new. */
  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  /**
   * The text of a number.
   * @throws RangeError if no text has the number.
   */
  nameOf(number: number): string {
    const name = this.#names[number];
    if (name === undefined) throw new RangeError(`No name has the number ${number}`);
    return name;
  }
}
