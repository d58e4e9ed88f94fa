import { useState } from 'react';

export interface InviteNotes {
  /** The note to a user; undefined if it was not begun. */
  readonly noteOf: (userId: string) => string | undefined;
  readonly setNote: (userId: string, note: string) => void;
  readonly removeNote: (userId: string) => void;
  readonly hasUnsent: boolean;
}

/** The notes to recommended people of a project. They stay while other people or another seat are shown. */
export function useInviteNotes(): InviteNotes {
  const [notes, setNotes] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    noteOf: (userId) => notes.get(userId),
    setNote: (userId, note) => setNotes((before) => new Map([...before, [userId, note]])),
    removeNote: (userId) => setNotes((before) => new Map([...before].filter(([id]) => id !== userId))),
    hasUnsent: [...notes.values()].some((note) => note.trim() !== ''),
  };
}
