import type { FormationPage, TeamMove } from '@teamwright/contracts/events/forming.ts';

/** An organiser who changes the teams of a version. */
export interface Editor {
  read(): Promise<FormationPage>;
  /** Returns undefined if another organiser has moved one of the participants. */
  move(moves: readonly TeamMove[]): Promise<FormationPage | undefined>;
}

/** A number from 0 to below `limit`. */
type Choose = (limit: number) => number;

export type Places = ReadonlyMap<string, string | null>;

/** The team of each participant. */
export function placesOf({ teamList, unplaced }: FormationPage): Map<string, string | null> {
  const placed = teamList.flatMap(({ id, members }) =>
    members.map(({ participantId }): [string, string] => [participantId, id]),
  );
  return new Map([...placed, ...unplaced.map((id): [string, null] => [id, null])]);
}

/** Moves of different participants to random teams, from where the organiser sees them. */
function randomMoves(page: FormationPage, count: number, choose: Choose): TeamMove[] {
  const places = [...placesOf(page)];
  const first = choose(places.length);
  return Array.from({ length: count }, (_, at) => {
    const [participantId, from] = places[(first + at) % places.length] ?? ['', null];
    const targets = page.teamList.filter(({ id }) => id !== from);
    const to = choose(20) === 0 && from !== null ? null : (targets[choose(targets.length)]?.id ?? null);
    return { participantId, from, to };
  });
}

/**
 * Makes random moves until `count` are accepted, `atOnce` in a call. The editor sees the teams as its last call
 * returned them, so that calls are rejected if the other editor was faster.
 */
export async function editRandomly(
  editor: Editor,
  { count, atOnce, choose }: { count: number; atOnce: number; choose: Choose },
): Promise<number> {
  let page = await editor.read();
  let rejected = 0;
  for (let done = 0; done < count; ) {
    const moves = randomMoves(page, Math.min(atOnce, count - done), choose);
    const changed = await editor.move(moves);
    if (changed === undefined) rejected += 1;
    else done += moves.length;
    page = changed ?? (await editor.read());
  }
  return rejected;
}

/** Repeats stored moves in their order. @throws Error if one starts where its participant is not */
export function replay(start: Places, moves: readonly TeamMove[]): Places {
  const places = new Map(start);
  for (const [at, { participantId, from, to }] of moves.entries()) {
    if (places.get(participantId) !== from) throw new Error(`move ${at + 1} starts from another team`);
    places.set(participantId, to);
  }
  return places;
}
