import { none } from '../team-view.ts';

/** Instead of −∞: far below any worth, but finite, so that sums can be compared. */
const hopeless = -1e6;

/**
 * Gives each row a column of its own, so that the sum of the worths is the greatest: shortest augmenting paths
 * (Jonker & Volgenant 1987). Pairs of −∞ are chosen only if there is no other way.
 */
export class Assignment {
  readonly size: number;
  /** Of each row with each column, row by row. The caller writes it. */
  readonly worth: Float64Array;
  readonly #columnOf: Int32Array;
  readonly #rowOf: Int32Array;
  /** The price of a row and that of a column are together never below the worth of the pair. */
  readonly #rowPrice: Float64Array;
  readonly #columnPrice: Float64Array;
  /** The search for a path: what each column costs, the row before it, and the columns, open ones first. */
  readonly #distance: Float64Array;
  readonly #before: Int32Array;
  readonly #columns: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.worth = new Float64Array(size * size);
    this.#columnOf = new Int32Array(size);
    this.#rowOf = new Int32Array(size);
    this.#rowPrice = new Float64Array(size);
    this.#columnPrice = new Float64Array(size);
    this.#distance = new Float64Array(size);
    this.#before = new Int32Array(size);
    this.#columns = Int32Array.from({ length: size }, (_, column) => column);
  }

  columnOf(row: number): number {
    return this.#columnOf[row] ?? none;
  }

  /** What one more person with the row's worths, or the same row again, would add (the dual solution). */
  priceOfRow(row: number): number {
    return this.#rowPrice[row] ?? 0;
  }

  priceOfColumn(column: number): number {
    return this.#columnPrice[column] ?? 0;
  }

  solve(): void {
    this.#columnOf.fill(none);
    this.#rowOf.fill(none);
    this.#priceColumns();
    for (let row = 0; row < this.size; row += 1) this.#priceRow(row);
    for (let row = 0; row < this.size; row += 1) if (this.columnOf(row) === none) this.#augment(row);
  }

  #priceColumns(): void {
    const { size, worth } = this;
    const prices = this.#columnPrice.fill(hopeless);
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1) {
        const at = row * size + column;
        const own = worth[at] ?? hopeless;
        if (own < hopeless) worth[at] = hopeless;
        else if (own > (prices[column] ?? 0)) prices[column] = own;
      }
  }

  /** The row gets the column that is best for it, unless it is taken. */
  #priceRow(row: number): void {
    let best = none;
    let most = Number.NEGATIVE_INFINITY;
    for (let column = 0; column < this.size; column += 1) {
      const left = (this.worth[row * this.size + column] ?? 0) - (this.#columnPrice[column] ?? 0);
      if (left <= most) continue;
      best = column;
      most = left;
    }
    this.#rowPrice[row] = most;
    if (this.#rowOf[best] === none) this.#choose(row, best);
  }

  #choose(row: number, column: number): void {
    this.#rowOf[column] = row;
    this.#columnOf[row] = column;
  }

  /** Gives one more row a column; other rows change theirs along the shortest path to a free column. */
  #augment(first: number): void {
    this.#distance.fill(Number.POSITIVE_INFINITY);
    let row = first;
    let length = 0;
    for (let open = this.size - 1; ; open -= 1) {
      const at = this.#findNearest(row, open, length);
      const column = this.#columns[at] ?? none;
      this.#columns[at] = this.#columns[open] ?? none;
      this.#columns[open] = column;
      length = this.#distance[column] ?? 0;
      const owner = this.#rowOf[column] ?? none;
      if (owner === none) {
        this.#raisePrices(first, open, length);
        this.#followBack(first, column);
        return;
      }
      row = owner;
    }
  }

  /** Extends paths by a row. @returns the position of the open column with the shortest path */
  #findNearest(row: number, last: number, length: number): number {
    const [columns, distance, worth] = [this.#columns, this.#distance, this.worth];
    const price = length + (this.#rowPrice[row] ?? 0);
    const start = row * this.size;
    let nearest = 0;
    let shortest = Number.POSITIVE_INFINITY;
    for (let at = 0; at <= last; at += 1) {
      const column = columns[at] ?? 0;
      const through = price + (this.#columnPrice[column] ?? 0) - (worth[start + column] ?? 0);
      if (through < (distance[column] ?? 0)) {
        distance[column] = through;
        this.#before[column] = row;
      }
      const known = distance[column] ?? 0;
      if (known >= shortest) continue;
      nearest = at;
      shortest = known;
    }
    return nearest;
  }

  /** Makes the pairs of the path free, and keeps all others at their prices or below. */
  #raisePrices(first: number, end: number, length: number): void {
    this.#rowPrice[first] = (this.#rowPrice[first] ?? 0) - length;
    for (let at = end + 1; at < this.size; at += 1) {
      const column = this.#columns[at] ?? none;
      const row = this.#rowOf[column] ?? none;
      const change = length - (this.#distance[column] ?? 0);
      this.#columnPrice[column] = (this.#columnPrice[column] ?? 0) + change;
      this.#rowPrice[row] = (this.#rowPrice[row] ?? 0) - change;
    }
  }

  #followBack(first: number, last: number): void {
    let column = last;
    let row = none;
    while (row !== first) {
      row = this.#before[column] ?? first;
      const next = this.columnOf(row);
      this.#choose(row, column);
      column = next;
    }
  }
}
