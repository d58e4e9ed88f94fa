/** Numbers per cache line of the processor. */
const numbersPerLine = 16;

/**
 * Reads one number of each cache line up to `end`. If many arrays are read before any is used, the reads are
 * independent and the processor loads them in parallel. Returns a value made of all numbers read; the caller
 * must use it, or the compiler may remove the reads.
 */
export function readLines(numbers: Uint32Array, end: number): number {
  let trace = 0;
  for (let at = 0; at < end; at += numbersPerLine) trace ^= numbers[at] ?? 0;
  return trace;
}
