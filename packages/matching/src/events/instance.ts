/** What an organiser knows before teams are formed. Lists that a person or project leaves out are empty. */
export interface EventInstance {
  readonly people: readonly EventPerson[];
  readonly sizes: TeamSizes;
  readonly projects?: readonly EventProject[];
  readonly rules: readonly EventRule[];
  /** Repair: the teams as they were published, with the people who have left since. */
  readonly published?: readonly PublishedTeam[];
}

export type Answer = string | number | boolean | null;

export interface EventPerson {
  readonly id: string;
  /** Experience, 0–1. */
  readonly level?: number;
  /** Role → level 0–3. */
  readonly roles?: Readonly<Record<string, number>>;
  /** Skill → 0–1. */
  readonly skills?: Readonly<Record<string, number>>;
  /** Hours of the week when the person is free: 0 is Monday 0:00, 167 is Sunday 23:00. */
  readonly slots?: readonly number[];
  readonly languages?: readonly string[];
  /** Projects, the most wanted first. */
  readonly wishes?: readonly string[];
  readonly friends?: readonly string[];
  readonly avoid?: readonly string[];
  /** Question → value. */
  readonly answers?: Readonly<Record<string, Answer>>;
}

export interface TeamSizes {
  readonly min: number;
  readonly max: number;
  readonly preferred: number;
  readonly unplacedMax?: number;
}

export interface EventProject {
  readonly id: string;
  readonly teamsMin?: number;
  readonly teamsMax?: number;
  readonly min?: number;
  readonly max?: number;
  /** Role → number of members. */
  readonly needs?: Readonly<Record<string, number>>;
  readonly skills?: readonly string[];
  readonly only?: { readonly question: string; readonly values: readonly Answer[] };
}

export interface PublishedTeam {
  readonly id: string;
  readonly members: readonly string[];
  readonly project?: string | null;
}

type Pair = readonly [string, string];

/** The fields of each kind of rule. Its file in `rules` has the formula and the defaults. */
interface RuleFields {
  size: { readonly step?: number };
  projects: object;
  role: { readonly role: string; readonly level?: number; readonly count?: number };
  needs: { readonly level?: number };
  skills: { readonly skills?: readonly string[] };
  hours: { readonly hours: number };
  language: object;
  level:
    | { readonly mode: 'balanced' | 'alike'; readonly tolerance: number }
    | { readonly mode: 'mixed'; readonly spread: number };
  same: { readonly question: string };
  neverAlone: { readonly question: string; readonly value: Answer };
  friends: object;
  /**
   * All rules of this kind share their pairs and those whom people avoid, except rules with `only`: such a rule is
   * about its own pairs only, and no other rule is about them.
   */
  apart: { readonly pairs?: readonly Pair[]; readonly only?: boolean };
  wishes: { readonly curve?: readonly number[]; readonly unlisted?: number; readonly within?: number };
  eligible: object;
  novelty: { readonly met: readonly Pair[] };
  locked: { readonly groups: readonly (readonly string[])[]; readonly as?: 'in' | 'team' };
  /** About these people only; about all if they are left out. */
  keep: { readonly people?: readonly string[] };
}

export type RuleKind = keyof RuleFields;

/** A rule is hard, or has a weight above 0. A hard rule demands the value `least`, 1 by default. */
export type RuleOf<Kind extends RuleKind> = RuleFields[Kind] & {
  readonly id: string;
  readonly kind: Kind;
  readonly strength: 'hard' | number;
  readonly least?: number;
};

export type EventRule = { [Kind in RuleKind]: RuleOf<Kind> }[RuleKind];

/** All teams of an event. */
export interface FormedTeams {
  readonly teams: readonly FormedTeam[];
  /** Ids of people without a team. */
  readonly unplaced: readonly string[];
}

export interface FormedTeam {
  readonly members: readonly string[];
  readonly project: string | null;
  /** Repair: the published team that this team continues. */
  readonly from: string | null;
}
