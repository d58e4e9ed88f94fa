/**
 * For each match of a list, the fact that fewest of the others share, so that neighbours with nearly the same score
 * differ in what they show. Of equally rare facts, the first.
 */
export function distinctFacts(list: readonly (readonly string[])[]): (string | undefined)[] {
  const counts = new Map<string, number>();
  for (const fact of list.flatMap((facts) => [...new Set(facts)]))
    counts.set(fact, (counts.get(fact) ?? 0) + 1);
  const countOf = (fact: string) => counts.get(fact) ?? 0;
  return list.map(
    ([first, ...others]) =>
      first && others.reduce((rarest, fact) => (countOf(fact) < countOf(rarest) ? fact : rarest), first),
  );
}
