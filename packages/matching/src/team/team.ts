import type { CoverageHow } from '../types.ts';

/** What a team is asked for. Ids of skills and people that are unknown are left aside. */
export interface TeamOptions {
  /** People on the whole team, those who are there already included. */
  readonly size: number;
  /** Skills that somebody on the team must show. */
  readonly mustHave?: readonly string[];
  /** Required skills that this team may do without. */
  readonly leaveOut?: readonly string[];
  /** Hours a week that everybody new should have; who did not say counts as having them. */
  readonly hours?: number | null;
  /** People who take a seat in any case. */
  readonly pinned?: readonly string[];
  /** People who shall not be proposed, as a what-if. */
  readonly dropped?: readonly string[];
  /** People who must not appear at all. */
  readonly exclude?: ReadonlySet<string>;
  /** How often somebody was asked lately, 0–1; those who are left out were not. */
  readonly exposure?: ReadonlyMap<string, number>;
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
  /** Whether the skill is among those that this member takes on, of which there are at most `capacity`. */
  readonly carries: boolean;
}

/** Somebody else for a seat, with what the team would show more and less. */
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
  /** Best first; none for people who are on the team already or pinned. */
  readonly alternatives: readonly SeatAlternative[];
}

export interface ComposedTeam {
  /** Who is on the team already, then the pinned, then the proposed. */
  readonly members: readonly TeamMember[];
  /** 0–100; the terms in whole points add up to it. */
  readonly score: number;
  readonly terms: {
    readonly coverage: number;
    readonly hours: number;
    readonly cohesion: number;
    /** For people whom few others have asked lately. */
    readonly calm: number;
  };
  /** Ids of the required skills that nobody on this team shows. */
  readonly gaps: readonly string[];
  /** Skills that hang on one member alone. */
  readonly singlePoints: readonly { readonly skillId: string; readonly developerId: string }[];
}

/** Why a skill that is asked for is missing from every team. */
export interface MissingSkill {
  readonly skillId: string;
  readonly label: string;
  /** `nobody` shows it; nobody with so many `hours` does; somebody does, but the `seats` do not suffice for all. */
  readonly because: 'nobody' | 'hours' | 'seats';
}

/** A change that was tried and helps: with it, the best team misses `missing` of the skills that are still asked for. */
export type Relaxation = { readonly missing: number } & (
  | { readonly kind: 'hours'; readonly hours: number; readonly by: number }
  | { readonly kind: 'size'; readonly size: number }
  | { readonly kind: 'skill'; readonly skillId: string; readonly label: string }
  | { readonly kind: 'person'; readonly developerId: string }
);

/** What cannot be had: all must-haves, or all required skills where no must-haves are named. */
export interface Impossibility {
  readonly asked: 'must_have' | 'required';
  readonly missing: readonly MissingSkill[];
  readonly relaxations: readonly Relaxation[];
}

export interface TeamAnswer {
  readonly skills: readonly TeamSkill[];
  /** Seats to fill, those of pinned people included. */
  readonly seats: number;
  /** Skills that one member takes on at most. */
  readonly capacity: number;
  /** Up to three, best first, each at least half different from the others. */
  readonly teams: readonly ComposedTeam[];
  readonly impossible: Impossibility | null;
  /** Pinned people who cannot be had: not open to collaborate, excluded, or more than there are seats. */
  readonly unavailable: readonly string[];
}
