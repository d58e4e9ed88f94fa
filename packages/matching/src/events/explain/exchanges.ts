/** The new members of each team that changes. Other teams stay. */
export type Exchange = ReadonlyMap<number, readonly number[]>;

interface Joining {
  readonly person: number;
  readonly from: number;
  readonly to: number;
  /** The person who stays in the joined team. */
  readonly other: number;
}

/**
 * All ways for a person to join a team while at most two others move on, one after the other: a member of that team
 * may leave for any team, and a member of a third team may take the seat that became free.
 */
export function* exchangesOf(
  teams: readonly (readonly number[])[],
  { person, from, to, other }: Joining,
): Generator<Exchange> {
  const left = without(teams[from] ?? [], person);
  const joined = [...(teams[to] ?? []), person];
  yield new Map([
    [from, left],
    [to, joined],
  ]);
  for (const second of teams[to] ?? []) {
    if (second === other) continue;
    const rest = without(joined, second);
    yield new Map([
      [from, [...left, second]],
      [to, rest],
    ]);
    for (const [index, members] of teams.entries()) {
      if (index === from || index === to || members.length === 0) continue;
      const grown = [...members, second];
      yield new Map([
        [from, left],
        [to, rest],
        [index, grown],
      ]);
      for (const third of members)
        yield new Map([
          [from, [...left, third]],
          [to, rest],
          [index, without(grown, third)],
        ]);
    }
  }
}

function without(members: readonly number[], person: number): readonly number[] {
  return members.filter((member) => member !== person);
}
