export type EventQuestionIdea = {
  label: string;
  visibility: 'shown_to_teams' | 'organisers_only' | 'used_in_rule';
  /** Options of a choice; the first ones are chosen most often. */
  options?: readonly string[];
  /** Each participant answers with one of these texts. Without options and texts, it is a scale from 1 to 5. */
  texts?: readonly string[];
};

export type EventProjectIdea = {
  title: string;
  description: string;
  needs?: readonly { role: string; count: number }[];
  skills: readonly string[];
  maxTeams?: number;
};

/** Messages of one team: `author` is the position of the member in the team. */
export type EventTalk = readonly { author: number; text: string }[];

/** What happens after the publication of the teams. */
export type EventLife = {
  /** How many members of each of the last teams are absent. */
  absent: readonly number[];
  /** Users who register with the link for late-comers, and wait for a team. */
  lateComers: number;
  pulseFrequency: 'weekly' | 'daily';
  /** Words with which members tell the organisers how their team is. Not before the start of the event. */
  pulses?: Readonly<Record<'green' | 'yellow' | 'red', readonly string[]>>;
  /** Requests for another team. A request with a reply is closed. */
  teamRequests: readonly { reason: string; reply?: string }[];
  /** How many participants the latest repair may move. */
  repairDial?: 'few' | 'balanced';
  /** The answers of the participants that the repair moves; null for those who have not answered yet. */
  moveAnswers?: readonly (boolean | null)[];
  /** What members of a team write to each other after the event. */
  thanks: readonly string[];
};

/** An event as written by hand. Participants are drawn from the community. */
export type EventIdea = {
  key: string;
  title: string;
  description: string;
  preset: 'hackathon' | 'course' | 'bootcamp' | 'company_week';
  status: 'draft' | 'open' | 'forming' | 'published' | 'running' | 'finished' | 'cancelled';
  /** Empty for an event that is online only. */
  place: string;
  online: boolean;
  timeZone: string;
  capacity: number;
  /** How many users registered, including the waiting list. */
  people: number;
  /** Days from now, negative for the past. */
  startsInDays: number;
  days: number;
  deadlineInDays: number;
  roles: readonly string[];
  teamSize: { min: number; preferred: number; max: number };
  /** A handle. */
  owner: string;
  coOrganisers: readonly string[];
  /** Handles of users who take part in any case. */
  with: readonly string[];
  questions: readonly EventQuestionIdea[];
  projects: readonly EventProjectIdea[];
  cancelReason?: string;
  /** Addresses that the organisers imported. */
  invitees?: number;
  /** Conversations of the first teams. */
  talks: readonly EventTalk[];
  /** Missing for an event without published teams. */
  life?: EventLife;
};
