import { create } from 'zustand';

export interface KnownPerson {
  id: string;
  username: string;
}

/** What is to be reported, and whose it is. */
export interface ReportedThing {
  kind: 'person' | 'message' | 'comment' | 'project';
  id: string;
  person: KnownPerson;
}

type Question = { verb: 'report'; thing: ReportedThing } | { verb: 'block'; person: KnownPerson };

interface Safety {
  /** Asked by any page, put by one dialog for all of them. */
  question: Question | null;
  ask: (question: Question) => void;
  close: () => void;
}

export const useSafety = create<Safety>()((set) => ({
  question: null,
  ask: (question) => set({ question }),
  close: () => set({ question: null }),
}));
