/**
 * Several arrays in one, because the overhead of a separate array is larger than most contents. The header
 * holds the start of each part and the end of the last; the values follow.
 */
export type JoinedArrays = Uint32Array;

export function joinArrays(parts: readonly Uint32Array[]): JoinedArrays {
  const header = parts.length + 1;
  const joined = new Uint32Array(parts.reduce((length, part) => length + part.length, header));
  let end = header;
  joined[0] = end;
  for (const [at, part] of parts.entries()) {
    joined.set(part, end);
    end += part.length;
    joined[at + 1] = end;
  }
  return joined;
}

/** The number of joined arrays. */
export function partsIn(joined: JoinedArrays): number {
  return (joined[0] ?? 1) - 1;
}

/** The start of a part, which is also the end of the previous one. */
export function startOf(joined: JoinedArrays, part: number): number {
  return joined[part] ?? 0;
}

/** A view of a part. In hot loops, read from `startOf` to the start of the next part instead. */
export function partOf(joined: JoinedArrays, part: number): Uint32Array {
  return joined.subarray(startOf(joined, part), startOf(joined, part + 1));
}
