import { create } from 'zustand';

export interface KnownUser {
  id: string;
  username: string;
}

/** The content to report and its author. */
export interface ReportedThing {
  kind: 'person' | 'message' | 'comment' | 'project';
  id: string;
  person: KnownUser;
}

type Question = { verb: 'report'; thing: ReportedThing } | { verb: 'block'; person: KnownUser };

interface ModerationStore {
  /** Set by any page; one shared dialog shows it. */
  question: Question | null;
  ask: (question: Question) => void;
  close: () => void;
}

export const useModeration = create<ModerationStore>()((set) => ({
  question: null,
  ask: (question) => set({ question }),
  close: () => set({ question: null }),
}));
