import type { SkillStrength } from './skills.ts';

/**
 * Importance to a developer: `must` leaves out projects without it, `flexible` uses the weights, `ignore`
 * does not count.
 */
export type Preference = 'must' | 'flexible' | 'ignore';

export type PreferenceName = 'skills' | 'hours' | 'timeZone' | 'interests';

export type Preferences = Readonly<Record<PreferenceName, Preference>>;

/** Missing text is `''`, missing numbers and zones are null. They count as unknown, never as bad. */
export interface DeveloperProfile {
  readonly id: string;
  readonly skills: readonly SkillStrength[];
  /** The developer's own description. */
  readonly text: string;
  /** Descriptions of the developer's works, one text each, in any order. */
  readonly works: readonly string[];
  readonly area: string;
  readonly school: string;
  /** Whether an address of the school verifies it; not by default. */
  readonly schoolVerified?: boolean;
  readonly timeZone: string | null;
  readonly hoursPerWeek: number | null;
  /** The available hours of a week in local time, as `readWeek` reads them; unknown by default. */
  readonly availability?: string | null;
  readonly interests: readonly string[];
  readonly roles: readonly string[];
  /** Whether the developer may be recommended to projects. */
  readonly openToCollaborate: boolean;
  readonly lastActiveAt: number | null;
  /** Former teammates of the developer. */
  readonly workedWith: readonly string[];
  /** How often the developer was shown recently, as a level of `exposureLevel`; unknown by default. */
  readonly exposure?: number | null;
  /** All flexible by default. */
  readonly preferences?: Preferences | null;
}

export interface RequiredSkill {
  readonly skillId: string;
  readonly label: string;
  readonly kind: 'technology' | 'skill';
}

/**
 * What a seat expects: `any` any strength of its skills; `learning` interest and related skills, with a
 * mentor; `solid` skills shown in work.
 */
export type SeatLevel = 'any' | 'learning' | 'solid';

/** A part of a project's work for one member. */
export interface ProjectSeat {
  readonly id: string;
  readonly name: string;
  /** Skills of the project or its own. A seat without skills is for anyone who fits another seat of the project. */
  readonly skills: readonly RequiredSkill[];
  readonly level: SeatLevel;
  /** Null: the hours of the owner count. */
  readonly hoursPerWeek: number | null;
  readonly memberId: string | null;
  /** Whether a user can still get the seat. */
  readonly open: boolean;
}

export interface ProjectProfile {
  readonly id: string;
  readonly title: string;
  readonly required: readonly RequiredSkill[];
  /** Without seats, the project is one seat with all required skills. */
  readonly seats?: readonly ProjectSeat[];
  readonly text: string;
  readonly ownerId: string;
  readonly memberIds: readonly string[];
  /** The owner's area and school. */
  readonly area: string;
  readonly school: string;
  /** Whether an address of the school verifies it; not by default. */
  readonly schoolVerified?: boolean;
  readonly timeZone: string | null;
  readonly hoursPerWeek: number | null;
  /** The owner's available hours, as in a developer's profile. */
  readonly availability?: string | null;
  /** Whether the project accepts members and may be recommended. */
  readonly open: boolean;
  readonly createdAt: number;
  /** When a finished project ended; its team has shown its skills. Null or missing while it is not finished. */
  readonly finishedAt?: number | null;
}
