/**
 * Returns the array if it has an element at `at`, otherwise a larger copy. For tables that grow with a
 * numbering.
 */
export function withRoom(array: Int32Array, at: number): Int32Array {
  if (at < array.length) return array;
  const larger = new Int32Array(Math.max(at + 1, array.length * 2));
  larger.set(array);
  return larger;
}
