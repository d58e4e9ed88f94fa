import type { EventIdea, EventLife, EventQuestionIdea, EventTalk } from '../../content/events/event-idea.ts';

export type DemoEventQuestion = {
  id: string;
  kind: 'choice' | 'scale' | 'text';
  label: string;
  options: string[];
  visibility: EventQuestionIdea['visibility'];
};

export type DemoEventProject = {
  id: string;
  title: string;
  description: string;
  needs: { role: string; count: number }[];
  skills: string[];
  maxTeams: number;
};

export type DemoParticipant = {
  id: string;
  userId: string;
  /** Before teams were published: whether the participant has a place, and has confirmed it. */
  status: 'registered' | 'confirmed' | 'waitlisted' | 'withdrawn';
  /** Level from 1 to 3. */
  roles: { role: string; level: number }[];
  /** 0–4. */
  experience: number;
  /** ISO 639 codes. */
  languages: string[];
  answers: { questionId: string; value: string }[];
  /** Ids of projects, the best first. */
  wishes: string[];
  registeredAt: Date;
  confirmedAt: Date | null;
};

export type DemoEvent = Pick<
  EventIdea,
  | 'key'
  | 'title'
  | 'description'
  | 'preset'
  | 'status'
  | 'place'
  | 'online'
  | 'timeZone'
  | 'capacity'
  | 'roles'
  | 'teamSize'
> & {
  id: string;
  startsAt: Date;
  endsAt: Date;
  deadline: Date;
  createdAt: Date;
  cancelReason: string;
  /** The owner first. */
  organiserIds: string[];
  questions: DemoEventQuestion[];
  projects: DemoEventProject[];
  /** In the order of registration. */
  participants: DemoParticipant[];
  /** Pairs of participants: the first one wishes to be in a team with the second. */
  friends: [string, string][];
  /** Pairs of participants that the organisers keep apart. */
  apart: [string, string][];
  invitees: string[];
  /** When participants were asked to confirm; null if they were not. */
  confirmationAskedAt: Date | null;
  /** When teams were formed and published; null before. */
  formedAt: Date | null;
  publishedAt: Date | null;
  talks: readonly EventTalk[];
  life: EventLife | null;
  /** Users who registered after the publication, and wait for a team. */
  lateComers: DemoParticipant[];
  /** Users of the demo sign-ins and others who are always present. */
  alwaysPresentIds: string[];
};
