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

export type DemoProject = {
  id: string;
  title: string;
  description: string;
  /** One duty per line. */
  responsibilities: string;
  technologies: string[];
  skills: string[];
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
  status: 'pending' | 'accepted' | 'rejected' | 'withdrawn';
  /** Why it was rejected. */
  reason: string;
  createdAt: Date;
  /** Null while pending. */
  decidedAt: Date | null;
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

export type DemoSignInRole = 'owner' | 'developer' | 'admin';

export type DemoCommunity = {
  developers: DemoDeveloper[];
  projects: DemoProject[];
  requests: DemoRequest[];
  messages: DemoMessage[];
  comments: DemoComment[];
  reads: DemoRead[];
  /** The three demo sign-ins. */
  signIns: Record<DemoSignInRole, { userId: string; email: string }>;
};
