import type { CastingCall } from './projects/project-idea.ts';

/** A join request or an invitation as written by hand. */
export type RequestIdea = {
  /** Key of the project. */
  project: string;
  /** Who would join. */
  person: CastingCall;
  kind: 'join_request' | 'invitation';
  status: 'pending' | 'rejected' | 'withdrawn';
  /** What was said; addressed to the owner, or to the invited person. */
  note: string;
  /** What the one who rejected it answered. */
  reason?: string;
  /** Days before now when it was made. */
  daysAgo: number;
};
