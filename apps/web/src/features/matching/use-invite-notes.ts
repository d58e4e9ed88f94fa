import { useState } from 'react';

interface Note {
  readonly text: string;
  /** Whether an invitation has taken this text along. */
  readonly sent: boolean;
}

export interface InviteNotes {
  /** The note to a user or a team; undefined if it was not begun. */
  readonly noteOf: (id: string) => string | undefined;
  readonly setNote: (id: string, text: string) => void;
  readonly markSent: (id: string) => void;
  /** For when the page shows other users: a sent note may address the former ones. */
  readonly dropSent: () => void;
  readonly hasUnsent: boolean;
}

/** The notes of a page's invitations. Unsent ones stay while the page shows other users, teams or seats. */
export function useInviteNotes(): InviteNotes {
  const [notes, setNotes] = useState<ReadonlyMap<string, Note>>(new Map());
  return {
    noteOf: (id) => notes.get(id)?.text,
    setNote: (id, text) => setNotes((before) => new Map([...before, [id, { text, sent: false }]])),
    markSent: (id) =>
      setNotes((before) => new Map([...before, [id, { text: before.get(id)?.text ?? '', sent: true }]])),
    dropSent: () => setNotes((before) => new Map([...before].filter(([, { sent }]) => !sent))),
    hasUnsent: [...notes.values()].some(({ text, sent }) => !sent && text.trim() !== ''),
  };
}
