export interface Ranked<T> {
  readonly record: T;
  /** The sort key: see `rankOf`. */
  readonly rank: number;
}

/** Compares by rank, then by the hash of the id (which favours no account), then by the id. */
export function isWorse<T extends { readonly id: string; readonly hash: number }>(
  a: Ranked<T>,
  b: Ranked<T>,
): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  return a.record.hash === b.record.hash ? a.record.id > b.record.id : a.record.hash > b.record.hash;
}
