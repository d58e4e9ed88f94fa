import type { CastingCall } from './projects/project-idea.ts';

/** A join request or an invitation as written by hand. */
export type RequestIdea = {
  /** Key of the project. */
  project: string;
  /** The developer who would join. */
  person: CastingCall;
  kind: 'join_request' | 'invitation';
  status: 'pending' | 'rejected' | 'withdrawn' | 'expired';
  /** The note to the owner or to the invited developer. */
  note: string;
  /** The reason for a rejection. */
  reason?: string;
  /** Age in days. */
  daysAgo: number;
};

/** A request whose kind and status its list states. */
export type ListedIdea = Omit<RequestIdea, 'kind' | 'status'>;
