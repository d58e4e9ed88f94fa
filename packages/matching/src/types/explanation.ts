import type { SeatLevel } from './profiles.ts';

export type Tier = 'Excellent' | 'Strong' | 'Good' | 'Possible';

/**
 * What a developer's skill rests on: `shown` in their repositories, `declared` by them or accepted by owners, `implied`
 * by another skill or by a finished project, `related` to a skill. An own skill counts before an implied one.
 */
export type SkillHow = 'shown' | 'declared' | 'implied' | 'related';

export type CoverageHow = SkillHow | 'none';

export interface Term {
  readonly feature: string;
  readonly label: string;
  /** Integer points of 100; the terms of a direction add up to its fit. */
  readonly contribution: number;
  /** The most points that the term can give; the maxima of a direction add up to 100. */
  readonly max: number;
  /** Set if the data is unknown and the neutral value was used. */
  readonly assumed?: true;
}

/** A required skill with credit. A related skill counts neither as covered nor as missing. */
export interface CoveredSkill {
  readonly skillId: string;
  readonly label: string;
  readonly how: SkillHow;
  /**
   * The skill that implies it or is related; null if a finished project implies it. An own skill has one if another
   * skill gives it more credit.
   */
  readonly via: { readonly skillId: string; readonly label: string } | null;
  /** Credit in percent: the strength of the developer's skill times the weight of the relation. */
  readonly strength: number;
  readonly repositories: number;
  /** The number of finished projects that name it. */
  readonly projects: number;
  /**
   * The number of owners who accepted the developer into a team that needs the skill, or the skill that
   * implies it.
   */
  readonly acceptedBy: number;
  /** Day of its last use in a repository or finished project, in epoch milliseconds. */
  readonly lastSeen: number | null;
}

export interface Share {
  readonly points: number;
  readonly max: number;
}

/** A skill of the seat. Over all skills of the seat, the points add up to the term of the required skills. */
export interface SeatSkill extends Omit<CoveredSkill, 'how'> {
  readonly how: CoverageHow;
  readonly youToProject: Share;
  readonly projectToYou: Share;
}

/** The skill that would raise the score most if one more repository showed it now. */
export interface Help {
  readonly skillId: string;
  readonly label: string;
  /** The score now and then. */
  readonly from: number;
  readonly to: number;
}

export interface Shared {
  readonly school: string | null;
  readonly area: string | null;
  /**
   * Whole available hours in common with the owner, if both time zones are known: a week if one of them gave their
   * hours, otherwise a day.
   */
  readonly hours: { readonly count: number; readonly per: 'day' | 'week' } | null;
  /** Ids of members who are former teammates of the developer. */
  readonly teammates: readonly string[];
}

/**
 * A connection to the team that counts. `together`: in a team with a member; `teammates`: both were in a team with a
 * third user; `likelySchool`: the schools of former teammates suggest the owner's; `events`: projects that ended at
 * the same time as the owner's; `season`: a finished project at the time of an earlier year at which this one began.
 */
export type ConnectionKind =
  | 'together'
  | 'teammates'
  | 'school'
  | 'likelySchool'
  | 'area'
  | 'events'
  | 'season';

export interface MatchedSeat {
  readonly id: string;
  readonly name: string;
  /** Set for a seat without own skills: the name of the seat whose skills were counted. */
  readonly role?: string;
  /** Set unless it is `any`. */
  readonly level?: Exclude<SeatLevel, 'any'>;
}

/** A match, explained by the terms of the score. All displayed figures are integers in 0–100. */
export interface Explanation {
  readonly projectId: string;
  readonly developerId: string;
  readonly score: number;
  readonly tier: Tier;
  /** The seat that fits best: the best open one, or the best of all if none is open. Null without seats. */
  readonly seat: MatchedSeat | null;
  /** Whether no seat is open. False without seats. */
  readonly full: boolean;
  /**
   * `youToProject`: how the developer fits the project; `projectToYou`: how the project fits the developer.
   */
  readonly fit: { readonly youToProject: number; readonly projectToYou: number };
  readonly terms: { readonly youToProject: readonly Term[]; readonly projectToYou: readonly Term[] };
  /** The measured values, 0–1, in the order of `termNames`. */
  readonly values: { readonly youToProject: readonly number[]; readonly projectToYou: readonly number[] };
  /** Best first. Empty if nothing is required. */
  readonly skills: readonly SeatSkill[];
  /** All skills that the project and its seats require. */
  readonly covers: readonly CoveredSkill[];
  /** Required skills without any credit. */
  readonly missing: readonly { readonly skillId: string; readonly label: string }[];
  /** Labels of required skills that the developer covers and the team lacks. */
  readonly adds: readonly string[];
  readonly shared: Shared;
  /** Those that count most first. Empty if none is known. */
  readonly connections: readonly ConnectionKind[];
  /** For the developer who reads about the project; the first is a full sentence. */
  readonly reasonsForDeveloper: readonly string[];
  /** For the owner who reads about the developer. */
  readonly reasonsForOwner: readonly string[];
  /** What each of the reasons is about, in their order. */
  readonly reasonKindsForDeveloper: readonly ReasonKind[];
  readonly reasonKindsForOwner: readonly ReasonKind[];
}

/** `adds`: skills that the team lacks; `people`: earlier teams; `place`: area; `recent`: activity. */
export type ReasonKind =
  | 'summary'
  | 'adds'
  | 'related'
  | 'hours'
  | 'people'
  | 'school'
  | 'place'
  | 'interests'
  | 'recent';
