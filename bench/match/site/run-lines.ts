/** A candidate in a ranking, with its id in the data folder. */
export interface Ranked {
  readonly id: string;
  readonly score: number;
}

export type Rankings = ReadonlyMap<string, readonly Ranked[]>;

/** The lines of a run file. */
function runLines(rankings: Rankings): string[] {
  return [...rankings].flatMap(([qid, ranked]) =>
    ranked.map(({ id, score }, at) => `${qid} Q0 ${id} ${at + 1} ${score} teamwright`),
  );
}

/** The part of each ranking that both maps have in common, as two run files: as ranked, and as shown. */
export function runFiles(name: string, ranked: Rankings, shown: Rankings) {
  return [
    { name: `${name}.run`, lines: runLines(ranked) },
    { name: `shown/${name}.run`, lines: runLines(shown) },
  ];
}
