/**
 * Rounds parts so that they add up to the rounded sum exactly (largest remainder; among equal remainders the earlier
 * part gains). Parts must not be negative.
 */
export function wholePoints(parts: ArrayLike<number>): number[] {
  const exact = Array.from(parts);
  const whole = exact.map(Math.floor);
  const target = Math.round(exact.reduce((sum, part) => sum + part, 0));
  const lacking = target - whole.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((part, at) => ({ at, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, lacking)) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}
