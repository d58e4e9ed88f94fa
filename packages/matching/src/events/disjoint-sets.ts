/** Sets of the numbers from 0 on, each in one set: at first alone (union-find; Galler & Fischer 1964). */
export class DisjointSets {
  readonly #parents: Int32Array;

  constructor(size: number) {
    this.#parents = Int32Array.from({ length: size }, (_, element) => element);
  }

  /** The number that stands for the set of this element, until sets are joined. */
  rootOf(element: number): number {
    let root = element;
    for (let parent = this.#parents[root] ?? root; parent !== root; parent = this.#parents[root] ?? root) {
      this.#parents[root] = this.#parents[parent] ?? parent;
      root = this.#parents[root] ?? parent;
    }
    return root;
  }

  /** @returns false if both are in one set already */
  join(one: number, other: number): boolean {
    const [first, second] = [this.rootOf(one), this.rootOf(other)];
    this.#parents[second] = first;
    return first !== second;
  }

  /** The elements of each set in ascending order; the set with the lowest element first. */
  groups(): number[][] {
    return [...Map.groupBy(this.#parents.keys(), (element) => this.rootOf(element)).values()];
  }
}
