/** A query's right answers and some of its wrong ones. Rows hold one value per feature, in the order of the names. */
export interface SampledQuery {
  readonly qid: string;
  readonly right: readonly { readonly row: Float32Array; readonly gain: number }[];
  readonly wrong: readonly Float32Array[];
  /** How many wrong answers each of `wrong` stands for. */
  readonly standsFor: number;
  /** How much it counts in the pairwise loss; 1 unless given. */
  readonly say?: number;
}
