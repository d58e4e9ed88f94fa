import type { CoverageHow } from '../types/explanation.ts';

/** A request for a team. Unknown skill and user ids are ignored. */
export interface TeamOptions {
  /** Size of the whole team, including current members. */
  readonly size: number;
  /** Skills that the team must have. */
  readonly mustHave?: readonly string[];
  /** Required skills that this team may lack. */
  readonly leaveOut?: readonly string[];
  /** Minimum hours a week of new members; developers with unknown hours are accepted. */
  readonly hours?: number | null;
  /** Developers who always get a seat. */
  readonly pinned?: readonly string[];
  /** Developers to leave out, for a what-if comparison. */
  readonly dropped?: readonly string[];
  /** Developers who must not appear at all. */
  readonly exclude?: ReadonlySet<string>;
  /** The number of invitations that a developer got in the last year, from all projects; 0 by default. */
  readonly invitations?: ReadonlyMap<string, number>;
  /** Epoch milliseconds. */
  readonly now: number;
}

export interface TeamSkill {
  readonly skillId: string;
  readonly label: string;
  readonly mustHave: boolean;
}

export interface TeamCell {
  readonly how: CoverageHow;
  /** Credit in percent. */
  readonly strength: number;
  /** Whether this member takes on the skill; each member takes on at most `capacity` skills. */
  readonly carries: boolean;
}

/** An alternative for a seat, with the skills that the team would gain and lose. */
export interface SeatAlternative {
  readonly developerId: string;
  readonly score: number;
  readonly gains: readonly string[];
  readonly losses: readonly string[];
}

export interface TeamMember {
  readonly developerId: string;
  readonly seat: 'member' | 'pinned' | 'proposed';
  readonly hoursPerWeek: number | null;
  /** One for each required skill, in the order of `TeamAnswer.skills`. */
  readonly cells: readonly TeamCell[];
  /** Best first; empty for current members and pinned developers. */
  readonly alternatives: readonly SeatAlternative[];
}

export interface ComposedTeam {
  /** Current members, then pinned, then proposed developers. */
  readonly members: readonly TeamMember[];
  /** 0–100; the sum of the terms in whole points. */
  readonly score: number;
  readonly terms: {
    readonly coverage: number;
    readonly hours: number;
    readonly connections: number;
    /** For members who got few invitations in the last year. */
    readonly fairShare: number;
  };
  /** Ids of the required skills that no member has. */
  readonly gaps: readonly string[];
  /** Skills that only one member has. */
  readonly singlePoints: readonly { readonly skillId: string; readonly developerId: string }[];
}

/** Why every team lacks a requested skill. */
export interface MissingSkill {
  readonly skillId: string;
  readonly label: string;
  /**
   * `nobody`: no developer has it; `hours`: no developer with enough hours has it; `seats`: too few seats for
   * all skills.
   */
  readonly because: 'nobody' | 'hours' | 'seats';
}

/** A tested change: with it, the best team misses only `missing` of the skills that are still requested. */
export type Relaxation = { readonly missing: number } & (
  | { readonly kind: 'hours'; readonly hours: number; readonly by: number }
  | { readonly kind: 'size'; readonly size: number }
  | { readonly kind: 'skill'; readonly skillId: string; readonly label: string }
  | { readonly kind: 'person'; readonly developerId: string }
);

/** The skills that are not available: must-haves, or any required skills if there are no must-haves. */
export interface Impossibility {
  readonly asked: 'must_have' | 'required';
  readonly missing: readonly MissingSkill[];
  readonly relaxations: readonly Relaxation[];
}

export interface TeamAnswer {
  readonly skills: readonly TeamSkill[];
  /** Seats to fill, including those of pinned developers. */
  readonly seats: number;
  /** Maximum number of skills that a member takes on. */
  readonly capacity: number;
  /** Up to three, best first, each at least half different from the others. */
  readonly teams: readonly ComposedTeam[];
  readonly impossible: Impossibility | null;
  /** Pinned developers without a seat: not open to collaborate, excluded, or more than there are seats. */
  readonly unavailable: readonly string[];
}
