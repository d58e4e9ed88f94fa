/**
 * Several arrays as one, as an array of its own costs more than what it mostly holds: first where each begins and the
 * last ends, then their values.
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

/** How many arrays were joined. */
export function partsIn(joined: JoinedArrays): number {
  return (joined[0] ?? 1) - 1;
}

/** Where a part begins; that is also where the one before it ends. */
export function startOf(joined: JoinedArrays, part: number): number {
  return joined[part] ?? 0;
}

/** A part, seen in place. Where time counts, read from `startOf` to the next part's start instead. */
export function partOf(joined: JoinedArrays, part: number): Uint32Array {
  return joined.subarray(startOf(joined, part), startOf(joined, part + 1));
}
