import { useState } from 'react';

/**
 * Edits of a stored list: what the user has added and removed. Only they are kept, so that a change of the list in
 * another tab is not taken back.
 */
export interface ListEdits<Name extends string> {
  readonly added: readonly Name[];
  readonly removed: readonly Name[];
}

export function withEdits<Name extends string>(
  stored: readonly Name[],
  { added, removed }: ListEdits<Name>,
): Name[] {
  return [
    ...stored.filter((name) => !removed.includes(name)),
    ...added.filter((name) => !stored.includes(name)),
  ];
}

/** The edits that lead from the stored list to the chosen one. */
export function editsTo<Name extends string>(
  stored: readonly Name[],
  chosen: readonly Name[],
): ListEdits<Name> {
  return {
    added: chosen.filter((name) => !stored.includes(name)),
    removed: stored.filter((name) => !chosen.includes(name)),
  };
}

/** The stored list as the user has edited it. */
export function useListEdits<Name extends string>(stored: readonly Name[]) {
  const [edits, setEdits] = useState<ListEdits<Name>>({ added: [], removed: [] });
  const chosen = withEdits(stored, edits);
  const open = editsTo(stored, chosen);
  return {
    chosen,
    choose: (names: readonly Name[]): void => setEdits(editsTo(stored, names)),
    /** What is not stored yet. */
    added: open.added,
    /** Also what has been stored. */
    removed: edits.removed,
    isChanged: open.added.length > 0 || open.removed.length > 0,
    editsOf: (list: readonly Name[]): Name[] => withEdits(list, edits),
    /** Forgets edits that are saved. The server may have stored the names by others, also by those of removed ones. */
    forgetAdded: (names: readonly Name[], storedAs: readonly Name[] = names): void =>
      setEdits((now) => ({
        added: now.added.filter((name) => !names.includes(name)),
        removed: now.removed.filter((name) => !storedAs.includes(name)),
      })),
  };
}
