/**
 * The right answers of a query and a sample of its wrong ones. Rows hold one value per feature, in the order
 * of the names.
 */
export interface SampledQuery {
  readonly qid: string;
  readonly right: readonly { readonly row: Float32Array; readonly gain: number }[];
  readonly wrong: readonly Float32Array[];
  /** The number of wrong answers that each of `wrong` represents. */
  readonly standsFor: number;
  /** Weight in the pairwise loss; 1 by default. */
  readonly say?: number;
}
