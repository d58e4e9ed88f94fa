import { create } from 'zustand';

export interface KnownPerson {
  id: string;
  username: string;
}

/** The content to report and its author. */
export interface ReportedThing {
  kind: 'person' | 'message' | 'comment' | 'project';
  id: string;
  person: KnownPerson;
}

type Question = { verb: 'report'; thing: ReportedThing } | { verb: 'block'; person: KnownPerson };

interface Safety {
  /** Set by any page; one shared dialog shows it. */
  question: Question | null;
  ask: (question: Question) => void;
  close: () => void;
}

export const useSafety = create<Safety>()((set) => ({
  question: null,
  ask: (question) => set({ question }),
  close: () => set({ question: null }),
}));
