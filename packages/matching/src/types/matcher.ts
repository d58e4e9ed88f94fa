import type { Steps } from '../steps.ts';
import type { TeamAnswer, TeamOptions } from '../team/team.ts';
import type { CoverageHow, Explanation, Help } from './explanation.ts';
import type { DeveloperProfile, ProjectProfile } from './profiles.ts';

export interface ProjectOptions extends RecommendOptions {
  /** Also returns projects that the developer's must-haves leave out. */
  readonly showHidden?: boolean;
}

/** A developer or project of a ranking without explanations. */
export interface RankedId {
  readonly id: string;
  /** The sort key of pages: the displayed score plus a thousandth of the unrounded one. */
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

export interface HelpOptions {
  readonly now: number;
  readonly seatId?: string | undefined;
  /** Ids of skills that the help does not name. */
  readonly without?: readonly string[];
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
  /** Whether the developer has a score at all; false if unknown. */
  hasKnownSkill(developerId: string): boolean;
  /** Whether any skill of the developer is shown in repositories or finished projects; false if unknown. */
  showsWork(developerId: string): boolean;
  /**
   * Open projects for a developer, best first, without those the developer owns or joined. Empty without a known skill.
   */
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
  help(projectId: string, developerId: string, options: HelpOptions): Help | undefined;
  /** In the given order, without developers who have no match. */
  explainDevelopers(
    projectId: string,
    developerIds: readonly string[],
    now: number,
    seatId?: string,
  ): Explanation[];
  /** Undefined if the project or the developer is unknown, or the developer has no known skill. */
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
  /** The version of the score. It changes with every change of the model, the formulas or their figures. */
  readonly policy: string;
  stats(): MatcherStats;
}
