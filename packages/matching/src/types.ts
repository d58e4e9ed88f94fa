import type { ScoreWeights } from './score/scoring.ts';
import type { Steps } from './steps.ts';
import type { TeamAnswer, TeamOptions } from './team/team.ts';

/** What kind of thing a skill is; `tag` is a free tag that the taxonomy does not know. */
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

/** A relation to another skill; `weight` in 0–1 says how much of the one the other shows. */
export interface SkillLink {
  readonly id: string;
  readonly weight: number;
}

export interface Skill {
  readonly id: string;
  readonly label: string;
  readonly kind: SkillKind;
  readonly aliases: readonly string[];
  /** Who has this skill has those too, in part. Acyclic. */
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
  | 'posting'
  | 'outcome';

/** One row of the ledger. `weight` and `volume` in 0–1; times in epoch milliseconds; `repository` is '' where there is none. */
export interface Evidence {
  readonly skillId: string;
  readonly source: EvidenceSource;
  readonly repository: string;
  /** Of an outcome: who wanted this person on a team. */
  readonly voucherId?: string | null;
  readonly weight: number;
  readonly volume: number;
  readonly firstSeen: number;
  readonly lastSeen: number;
}

/** A person's skill, summed up from its evidence. `strength` in 0–1. */
export interface SkillStrength {
  readonly skillId: string;
  readonly strength: number;
  /** Whether it rests on words too: the person's own, their postings, or those who took them onto a team. */
  readonly declared: boolean;
  readonly repositories: number;
  /** How many leads have taken this person onto a team that needs it; 0 unless given. */
  readonly acceptedBy?: number;
  /** Last use in their work; of the words where no work shows it. */
  readonly lastSeen: number;
}

/** How much something matters to a developer in a project: without it no recommendation, as the weights say, not at all. */
export type Preference = 'must' | 'flexible' | 'ignore';

export type Wish = 'skills' | 'hours' | 'timeZone' | 'interests';

export type Preferences = Readonly<Record<Wish, Preference>>;

/** Absent text is `''`, absent numbers and zones are null: they count as unknown, never as bad. */
export interface DeveloperProfile {
  readonly id: string;
  readonly skills: readonly SkillStrength[];
  /** What they say of themselves. */
  readonly text: string;
  /** What their works say of themselves, one text each, in any order. */
  readonly works: readonly string[];
  readonly area: string;
  readonly school: string;
  readonly timeZone: string | null;
  readonly hoursPerWeek: number | null;
  readonly interests: readonly string[];
  readonly roles: readonly string[];
  /** Whether this person may be recommended to projects. */
  readonly openToCollaborate: boolean;
  readonly lastActiveAt: number | null;
  /** People this person has been on a team with. */
  readonly workedWith: readonly string[];
  /** How much this person was shown lately, as a level of `exposureLevel`; unknown unless given. */
  readonly exposure?: number | null;
  /** All flexible unless given. */
  readonly preferences?: Preferences | null;
  /** What a model made of the text; of any length, by one model for all. Proposes candidates, scores nothing. */
  readonly vector?: Float32Array | null;
}

export interface RequiredSkill {
  readonly skillId: string;
  readonly label: string;
  readonly kind: 'technology' | 'skill';
}

export interface ProjectProfile {
  readonly id: string;
  readonly title: string;
  readonly required: readonly RequiredSkill[];
  readonly text: string;
  readonly ownerId: string;
  readonly memberIds: readonly string[];
  /** Those of the owner. */
  readonly area: string;
  readonly school: string;
  readonly timeZone: string | null;
  readonly hoursPerWeek: number | null;
  /** Whether it takes new members, so that it may be recommended. */
  readonly open: boolean;
  readonly createdAt: number;
  /** As of a developer, by the same model. */
  readonly vector?: Float32Array | null;
}

export type Tier = 'Excellent' | 'Strong' | 'Good' | 'Possible';

export type CoverageHow = 'own' | 'implied' | 'related' | 'none';

export interface Term {
  readonly feature: string;
  readonly label: string;
  /** Points of 100, an integer; a direction's terms add up to its fit. */
  readonly contribution: number;
  /** Present when nothing is known to judge by and the neutral value was taken. */
  readonly assumed?: true;
}

/** A required skill with credit. A related skill is near but does not cover: it counts neither as covered nor missing. */
export interface CoveredSkill {
  readonly skillId: string;
  readonly label: string;
  readonly how: 'own' | 'implied' | 'related';
  /** Label of the skill that implies it or is related. */
  readonly via: string | null;
  /** Credit in percent: the strength of the skill behind it times the weight of the relation. */
  readonly strength: number;
  readonly repositories: number;
  /** How many leads have taken this person onto a team that needs it, or the skill it is implied by. */
  readonly acceptedBy: number;
  /** Day of its last use in a repository, in epoch milliseconds. */
  readonly lastSeen: number | null;
}

export interface Shared {
  readonly school: string | null;
  readonly area: string | null;
  /** Whole waking hours a day in common with the owner, when both time zones are known. */
  readonly hoursPerDay: number | null;
  /** Ids of members this person has worked with. */
  readonly teammates: readonly string[];
}

/** One match, explained by the terms of the score itself. All shown figures are integers in 0–100. */
export interface Explanation {
  readonly projectId: string;
  readonly developerId: string;
  readonly score: number;
  readonly tier: Tier;
  /** `youToProject`: how the developer fits the project; `projectToYou`: how the project fits the developer. */
  readonly fit: { readonly youToProject: number; readonly projectToYou: number };
  readonly terms: { readonly youToProject: readonly Term[]; readonly projectToYou: readonly Term[] };
  /** What was measured, 0–1, in the order of the score's features: to be learned from, not to be shown. */
  readonly values: { readonly youToProject: readonly number[]; readonly projectToYou: readonly number[] };
  readonly covers: readonly CoveredSkill[];
  /** Required skills without any credit. */
  readonly missing: readonly { readonly skillId: string; readonly label: string }[];
  /** Labels of required skills that this person covers and nobody on the team does. */
  readonly adds: readonly string[];
  readonly shared: Shared;
  /** For the developer who reads about the project: the first is one full sentence. */
  readonly reasonsForDeveloper: readonly string[];
  /** For the owner who reads about the developer. */
  readonly reasonsForOwner: readonly string[];
}

export interface ProjectOptions extends RecommendOptions {
  /** Shows what the developer's must-haves leave out as well. */
  readonly showHidden?: boolean;
}

export interface RankedDeveloper {
  readonly id: string;
  /** What pages are sorted by: the shown score, and less than a point of what was rounded away. */
  readonly score: number;
}

export interface RecommendOptions {
  readonly limit: number;
  /** Ids that must not appear, removed before ranking so that `limit` results remain. */
  readonly exclude?: ReadonlySet<string>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Required skill × person. */
export interface Coverage {
  readonly skills: readonly {
    readonly skillId: string;
    readonly label: string;
    readonly cells: readonly CoverageHow[];
  }[];
}

export interface OutlookOptions {
  /** Projects that do not count, besides the developer's own and joined ones. */
  readonly exclude: ReadonlySet<string>;
  /** Skills never to be proposed. */
  readonly skip: readonly string[];
  /** Skills to tell about even when nobody asks for them. */
  readonly also: readonly string[];
  /** What a skill counts that somebody newly says they have, 0–1. */
  readonly strength: number;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Demand: open projects that ask for a skill. Supply: other people who show it themselves. */
export interface AskedSkill {
  readonly skillId: string;
  readonly label: string;
  readonly projects: number;
  readonly people: number;
}

/** A skill that alone would make so many more open projects score 'Good' or better. */
export interface NextSkill {
  readonly skillId: string;
  readonly label: string;
  readonly opens: number;
}

export interface SkillOutlook {
  readonly openProjects: number;
  /** Every skill that an open project asks for, the most asked first. */
  readonly asked: readonly AskedSkill[];
  /** The 24 most asked for that the developer does not show; those that open most projects first. */
  readonly next: readonly NextSkill[];
}

export interface MatcherStats {
  readonly developers: number;
  readonly projects: number;
  /** Bytes held by the typed arrays of both indexes. */
  readonly bytes: number;
}

/** The engine as the server sees it: pure, in memory, fed with whole profiles. */
export interface Matcher {
  /** Rises with every change: the steps of one read belong together only while it stays the same. */
  readonly version: number;
  upsertDeveloper(profile: DeveloperProfile): void;
  removeDeveloper(id: string): void;
  upsertProject(profile: ProjectProfile): void;
  removeProject(id: string): void;
  hasDeveloper(id: string): boolean;
  hasProject(id: string): boolean;
  /** Open projects for a developer, best first; the developer's own and joined ones never appear. */
  recommendProjects(developerId: string, options: ProjectOptions): Explanation[];
  /** How many of the projects considered the developer's must-haves leave out. */
  countHidden(developerId: string, options: ProjectOptions): number;
  /** People open to collaborate for a project, best first; its owner and members never appear. */
  recommendDevelopers(projectId: string, options: RecommendOptions): Explanation[];
  /** Whom `recommendDevelopers` would name, unexplained and far cheaper, so that a page can be chosen among them. */
  rankDevelopers(projectId: string, options: RecommendOptions): RankedDeveloper[];
  /** In the order given; those who are unknown are left out. */
  explainDevelopers(projectId: string, developerIds: readonly string[], now: number): Explanation[];
  /** Undefined when either is unknown. */
  explain(projectId: string, developerId: string, now: number): Explanation | undefined;
  /** Undefined when the project is unknown; people who are unknown cover nothing. */
  coverage(projectId: string, developerIds: readonly string[]): Coverage | undefined;
  /** Undefined when the developer is unknown. */
  outlook(developerId: string, options: OutlookOptions): Steps<SkillOutlook | undefined>;
  /** Teams of people open to collaborate around the project's own. Undefined when the project is unknown. */
  composeTeams(projectId: string, options: TeamOptions): Steps<TeamAnswer | undefined>;
  /** The points that terms give from now on, and the name of what pages are made by. */
  readonly weights: ScoreWeights;
  readonly policy: string;
  useWeights(weights: ScoreWeights): void;
  stats(): MatcherStats;
}
