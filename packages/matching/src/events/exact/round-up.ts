const precision = 1e6;

/** A bound that stays valid in spite of rounding errors: at least 1e-6 above, at most 100. */
export function roundUp(bound: number): number {
  return Math.min(100, Math.ceil(bound * precision + 1) / precision);
}
