/** All candidates of a query with their gains, and a column per feature in the order of the names. */
export interface JudgedList {
  readonly qid: string;
  readonly gains: Float32Array;
  readonly columns: readonly Float32Array[];
  /** The value of the best possible order of the first ten. */
  readonly ideal: number;
}
