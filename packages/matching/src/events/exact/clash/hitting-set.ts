/**
 * A smallest set that has something in common with each of the given ones, if one is smaller than `below`.
 * The first elements of the sets come first.
 */
export function smallestHittingSet(
  sets: readonly ReadonlySet<string>[],
  below: number,
): string[] | undefined {
  for (let size = 0; size < below; size += 1) {
    const found = hitAll(sets, [], size);
    if (found !== undefined) return found;
  }
  return undefined;
}

function hitAll(
  sets: readonly ReadonlySet<string>[],
  chosen: readonly string[],
  more: number,
): string[] | undefined {
  const missed = sets.filter((set) => !chosen.some((element) => set.has(element)));
  if (missed.length === 0) return [...chosen];
  if (more === 0) return undefined;
  const smallest = missed.reduce((least, set) => (set.size < least.size ? set : least));
  for (const element of smallest) {
    const found = hitAll(sets, [...chosen, element], more - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
