interface Bounds {
  /** An integer within one of the sum of the parts; the rounded sum by default. */
  readonly total?: number;
  /** Integers that the results do not exceed; at least `total` together. */
  readonly maxima?: readonly number[];
}

/**
 * Rounds parts so that they add up exactly to the rounded sum (largest remainder method; of equal remainders,
 * the earlier part is rounded up). Each part must be at least 0 and less than its maximum plus 1.
 */
export function wholePoints(parts: ArrayLike<number>, { total, maxima }: Bounds = {}): number[] {
  const whole: number[] = [];
  const remainders: number[] = [];
  let sum = 0;
  let given = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at] ?? 0;
    const floor = Math.floor(part);
    whole.push(floor);
    remainders.push(floor < (maxima?.[at] ?? Number.POSITIVE_INFINITY) ? part - floor : -1);
    sum += part;
    given += floor;
  }
  for (const target = total ?? Math.round(sum); given < target; given += 1) {
    let gaining = 0;
    for (let at = 1; at < remainders.length; at += 1) {
      if ((remainders[at] ?? 0) > (remainders[gaining] ?? 0)) gaining = at;
    }
    whole[gaining] = (whole[gaining] ?? 0) + 1;
    remainders[gaining] = -1;
  }
  return whole;
}
