import type { DemoEvent } from './events/event-types.ts';

/** The source of a piece of evidence for a skill. */
export type EvidenceSource = 'declared' | 'language' | 'topic' | 'manifest' | 'readme';

export type DemoRepository = {
  id: string;
  name: string;
  /** `owner/name` at the code host. */
  fullName: string;
  description: string;
  language: string;
  updatedAt: Date;
};

/** One row of evidence; `weight` and `volume` are in [0, 1]. */
export type DemoEvidence = {
  id: string;
  /** A canonical label of the taxonomy. */
  skill: string;
  source: EvidenceSource;
  /** Id of the repository that shows it; null if declared. */
  repositoryId: string | null;
  weight: number;
  volume: number;
  firstSeen: Date;
  lastSeen: Date;
  snippet: string;
};

/** What a user wants: the names of the contract. */
export type Goal = 'learn' | 'build' | 'found' | 'hackathon' | 'maintain';

export type DemoDeveloper = {
  id: string;
  username: string;
  email: string;
  bio: string;
  workplace: string;
  area: string;
  school: string;
  /** IANA name. */
  timeZone: string;
  hoursPerWeek: number;
  /** Whether the user is free in each hour of the week from Monday 00:00, local time; null if not given. */
  week: boolean[] | null;
  goals: Goal[];
  interests: string[];
  roles: string[];
  openToCollaborate: boolean;
  isAdmin: boolean;
  createdAt: Date;
  /** Id of the developer's archetype. */
  archetype: string;
  repositories: DemoRepository[];
  evidence: DemoEvidence[];
};

export type DemoMember = { userId: string; role: 'owner' | 'co_owner' | 'member'; joinedAt: Date };

/** A seat that the owner wrote. */
export type DemoSeat = {
  id: string;
  name: string;
  skills: string[];
  level: 'any' | 'learning' | 'solid';
  hoursPerWeek: number | null;
};

export type DemoProject = {
  id: string;
  title: string;
  description: string;
  /** One duty per line. */
  responsibilities: string;
  technologies: string[];
  skills: string[];
  /** In the order of `members`, then the open ones. Empty if the product proposes the seats. */
  seats: DemoSeat[];
  /** The whole team, the owner included. */
  teamSize: number;
  /** Calendar dates, YYYY-MM-DD. */
  startDate: string;
  endDate: string;
  status: 'open' | 'full' | 'closed';
  createdAt: Date;
  ownerId: string;
  /** The owner first, then by the time of joining. */
  members: DemoMember[];
};

/** A join request (made by the developer) or an invitation (made by the owner). */
export type DemoRequest = {
  id: string;
  kind: 'join_request' | 'invitation';
  projectId: string;
  /** The developer who would join. */
  developerId: string;
  senderId: string;
  note: string;
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn' | 'expired';
  /** Why it was rejected. */
  reason: string;
  createdAt: Date;
  /** When it was answered or ended; null while pending. */
  decidedAt: Date | null;
  /** Null while pending and if it expired. */
  decidedById: string | null;
};

export type DemoMessage = {
  id: string;
  projectId: string;
  /** Gap-free in each room, from 1. */
  seq: number;
  senderId: string;
  body: string;
  createdAt: Date;
  pinned: { byId: string; at: Date } | null;
};

export type DemoComment = {
  id: string;
  projectId: string;
  /** The question that this answers. */
  parentId: string | null;
  authorId: string;
  kind: 'comment' | 'question';
  body: string;
  createdAt: Date;
};

export type DemoRead = { projectId: string; userId: string; lastReadSeq: number };

/** The most recent use of the site by a user. */
export type DemoVisit = { userId: string; at: Date };

export type DemoSignInRole = 'owner' | 'developer' | 'admin';

export type DemoCommunity = {
  developers: DemoDeveloper[];
  projects: DemoProject[];
  requests: DemoRequest[];
  messages: DemoMessage[];
  comments: DemoComment[];
  reads: DemoRead[];
  events: DemoEvent[];
  /** Visits of the past days; users without one have been away for longer. */
  visits: DemoVisit[];
  /** The three demo sign-ins. */
  signIns: Record<DemoSignInRole, { userId: string; email: string }>;
};
