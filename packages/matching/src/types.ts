import type { Steps } from './steps.ts';
import type { TeamAnswer, TeamOptions } from './team/team.ts';

/** The kind of a skill; `tag` is a free tag that is not in the taxonomy. */
export type SkillKind =
  | 'language'
  | 'framework'
  | 'library'
  | 'tool'
  | 'platform'
  | 'database'
  | 'practice'
  | 'role'
  | 'tag';

/** A relation to another skill; `weight` in 0–1 is how much of one skill the other shows. */
export interface SkillLink {
  readonly id: string;
  readonly weight: number;
}

export interface Skill {
  readonly id: string;
  readonly label: string;
  readonly kind: SkillKind;
  readonly aliases: readonly string[];
  /** A developer with this skill partly has these skills too. Acyclic. */
  readonly implies: readonly SkillLink[];
  /** Neighbours: knowing one makes the other easier to learn. */
  readonly related: readonly SkillLink[];
  readonly parent?: string;
}

export type EvidenceSource =
  | 'declared'
  | 'language'
  | 'topic'
  | 'manifest'
  | 'readme'
  | 'project'
  | 'posting'
  | 'outcome';

/**
 * One piece of evidence. A finished project counts as work, with its id as `repository`. `weight` and `volume` in 0–1; times in epoch milliseconds; `repository` is '' if
 * there is none.
 */
export interface Evidence {
  readonly skillId: string;
  readonly source: EvidenceSource;
  readonly repository: string;
  /** For an outcome: the owner who wanted the developer in a team. */
  readonly voucherId?: string | null;
  readonly weight: number;
  readonly volume: number;
  readonly firstSeen: number;
  readonly lastSeen: number;
}

/** A developer's skill, summed from its evidence. `strength` in 0–1. */
export interface SkillStrength {
  readonly skillId: string;
  readonly strength: number;
  /** Whether the developer has declared it. */
  readonly declared: boolean;
  readonly repositories: number;
  /** The number of finished projects that show it; 0 by default. */
  readonly projects?: number;
  /** The number of owners who accepted the developer into a team that needs the skill; 0 by default. */
  readonly acceptedBy?: number;
  /** Whether a declaration, a posting or an acceptance names it; by default if it is declared. */
  readonly stated?: boolean;
  /** Last use in the developer's work, or else the last statement. */
  readonly lastSeen: number;
}

/**
 * Importance to a developer: `must` leaves out projects without it, `flexible` uses the weights, `ignore`
 * does not count.
 */
export type Preference = 'must' | 'flexible' | 'ignore';

export type Wish = 'skills' | 'hours' | 'timeZone' | 'interests';

export type Preferences = Readonly<Record<Wish, Preference>>;

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
  readonly timeZone: string | null;
  readonly hoursPerWeek: number | null;
  /** The available hours of a week in local time, as `readWeek` reads them; unknown by default. */
  readonly availability?: string | null;
  readonly interests: readonly string[];
  readonly roles: readonly string[];
  /** Whether the developer may be recommended to projects. */
  readonly openToCollaborate: boolean;
  readonly lastActiveAt: number | null;
  /** Former team-mates of the developer. */
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
 * What a seat expects: `any` any strength of its skills; `learning` interest and neighbouring skills, with a
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

export type Tier = 'Excellent' | 'Strong' | 'Good' | 'Possible';

/**
 * What a developer's skill rests on: `shown` in their work, `declared` by them or accepted by owners, `implied`
 * by another skill, `related` to one. A developer's own skill counts before an implied one.
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
  /** The skill that implies it or is related. An own skill has one if another skill gives it more credit. */
  readonly via: { readonly skillId: string; readonly label: string } | null;
  /** Credit in percent: the strength of the developer's skill times the weight of the relation. */
  readonly strength: number;
  readonly repositories: number;
  /** The number of finished projects that show it. */
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
  /** Ids of members who are former team-mates of the developer. */
  readonly teammates: readonly string[];
}

export interface MatchedSeat {
  readonly id: string;
  readonly name: string;
  /** Set for a seat without own skills: the name of the seat whose skills were counted. */
  readonly role?: string;
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
  /** The measured values, 0–1, in the order of the score's features. */
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
  /** For the developer who reads about the project; the first is a full sentence. */
  readonly reasonsForDeveloper: readonly string[];
  /** For the owner who reads about the developer. */
  readonly reasonsForOwner: readonly string[];
}

export interface ProjectOptions extends RecommendOptions {
  /** Also returns projects that the developer's must-haves leave out. */
  readonly showHidden?: boolean;
}

/** A developer or project of a ranking without explanations. */
export interface RankedId {
  readonly id: string;
  /** The sort key of pages: the displayed score plus the rounded-off part (less than a point). */
  readonly score: number;
}

export interface RecommendOptions {
  readonly limit: number;
  /** Ids that must not appear; removed before ranking, so that `limit` results remain. */
  readonly exclude?: ReadonlySet<string>;
  /** Only for developers for a project: the seat that they are scored for, instead of the best one. */
  readonly seatId?: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Matrix of required skills × developers. */
export interface Coverage {
  readonly skills: readonly {
    readonly skillId: string;
    readonly label: string;
    readonly cells: readonly CoverageHow[];
  }[];
}

export interface OutlookOptions {
  /** Projects that do not count, besides those the developer owns or joined. */
  readonly exclude: ReadonlySet<string>;
  /** Skills that are never proposed. */
  readonly skip: readonly string[];
  /** Skills to include even if no project requires them. */
  readonly also: readonly string[];
  /** The strength of a newly declared skill, 0–1. */
  readonly strength: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Demand: open projects that require a skill. Supply: other developers who have it themselves. */
export interface AskedSkill {
  readonly skillId: string;
  readonly label: string;
  readonly projects: number;
  readonly people: number;
}

/** A skill that alone would lift `opens` more open projects to 'Good' or better. */
export interface NextSkill {
  readonly skillId: string;
  readonly label: string;
  readonly opens: number;
}

export interface SkillOutlook {
  readonly openProjects: number;
  /** All skills that open projects require, the most required first. */
  readonly asked: readonly AskedSkill[];
  /** Of the 24 most required skills that the developer lacks, those that open most projects first. */
  readonly next: readonly NextSkill[];
}

export interface MatcherStats {
  readonly developers: number;
  readonly projects: number;
  /** Bytes used by the typed arrays of both indexes. */
  readonly bytes: number;
}

/** The engine's interface for the server: pure, in memory, filled with complete profiles. */
export interface Matcher {
  /** Increases with every change. The steps of a read are only consistent while it is unchanged. */
  readonly version: number;
  upsertDeveloper(profile: DeveloperProfile): void;
  removeDeveloper(id: string): void;
  upsertProject(profile: ProjectProfile): void;
  removeProject(id: string): void;
  hasDeveloper(id: string): boolean;
  hasProject(id: string): boolean;
  /** Whether any skill of the developer is shown in repositories or finished projects; false if unknown. */
  showsWork(developerId: string): boolean;
  /** Open projects for a developer, best first, without those the developer owns or joined. Empty without a known skill. */
  recommendProjects(developerId: string, options: ProjectOptions): Explanation[];
  /** The result of `recommendProjects` without explanations, which is much faster. */
  rankProjects(developerId: string, options: ProjectOptions): RankedId[];
  /** The number of considered projects that the developer's must-haves leave out. */
  countHidden(developerId: string, options: ProjectOptions): number;
  /** Developers with a known skill who are open to collaborate, best first, without the project's owner and members. */
  recommendDevelopers(projectId: string, options: RecommendOptions): Explanation[];
  /** The result of `recommendDevelopers` without explanations, which is much faster; for choosing a page. */
  rankDevelopers(projectId: string, options: RecommendOptions): RankedId[];
  /** Undefined if nothing would help or there is no match. */
  help(projectId: string, developerId: string, now: number, seatId?: string): Help | undefined;
  /** In the given order, without developers who have no match. */
  explainDevelopers(
    projectId: string,
    developerIds: readonly string[],
    now: number,
    seatId?: string,
  ): Explanation[];
  /** Undefined if either or all skills of the developer are unknown: a score would say nothing. */
  explain(projectId: string, developerId: string, now: number, seatId?: string): Explanation | undefined;
  /** Undefined if the project is unknown; unknown developers cover nothing. */
  coverage(projectId: string, developerIds: readonly string[]): Coverage | undefined;
  /** Undefined if the developer is unknown. */
  outlook(developerId: string, options: OutlookOptions): Steps<SkillOutlook | undefined>;
  /**
   * Teams of developers open to collaborate around the project's current team. Undefined if the project is
   * unknown.
   */
  composeTeams(projectId: string, options: TeamOptions): Steps<TeamAnswer | undefined>;
  /** Identifies the rules used for pages. */
  readonly policy: string;
  stats(): MatcherStats;
}
