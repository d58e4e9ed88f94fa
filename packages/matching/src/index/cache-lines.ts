/** Numbers in a line of the processor's cache. */
const LINE = 16;

/**
 * Reads a number of each line up to `end`. Reads of many arrays that are made before any is used do not depend on one
 * another, so the processor waits for several at once. Answers something made of all that was read: it must be kept, so
 * that no compiler leaves the reading out.
 */
export function readLines(numbers: Uint32Array, end: number): number {
  let trace = 0;
  for (let at = 0; at < end; at += LINE) trace ^= numbers[at] ?? 0;
  return trace;
}
