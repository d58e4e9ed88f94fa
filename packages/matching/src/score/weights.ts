import model from './model.json' with { type: 'json' };

/** The terms of a fit, in the order in which they are displayed. */
export const termNames = [
  'skills',
  'recent',
  'work',
  'hours',
  'interests',
  'activity',
  'connections',
  'exposure',
] as const;

export type TermName = (typeof termNames)[number];

export type Direction = 'youToProject' | 'projectToYou';

export const termLabels: Readonly<Record<TermName, string>> = {
  skills: 'Skills of the seat',
  recent: 'Recent use',
  work: 'Similar work',
  hours: 'Shared hours with the owner',
  interests: 'Interests',
  activity: 'Activity',
  connections: 'Connections',
  exposure: 'Rarely recommended',
};

/** The terms that depend on the skills of the seat: nearly 0 for developers without any of them. */
export const skillTerms: ReadonlySet<TermName> = new Set(['skills', 'recent']);

export type Points = Readonly<Record<TermName, number>>;

/** The maximum points of each term per direction, 100 in total. */
export const weights: Readonly<Record<Direction, Points>> = model.points;

/**
 * The measures of each term, each 0–1. A term's value is their weighted mean; the weights are in `model.json`.
 * `ConnectionLens` combines those of connections. The lens that computes a measure says what it counts: `SkillLens`
 * those of skills and recent use, `WorkLens` those of work and `recentProjects`, `RelationLens` `lastCommonProject`,
 * `weightedCommonTeammates`, `sameEvents` and `sameSeason`.
 */
export const measures = {
  skills: ['coverage', 'strength'],
  recent: ['recency', 'nextUse'],
  work: ['mostSimilarText', 'similarTexts', 'similarSkills'],
  hours: ['hours'],
  interests: ['interests'],
  activity: ['lastVisit', 'recentProjects'],
  connections: [
    'workedTogether',
    'lastCommonProject',
    'commonTeammates',
    'weightedCommonTeammates',
    'sameSchool',
    'likelySameSchool',
    'sameArea',
    'sameEvents',
    'sameSeason',
  ],
  exposure: ['exposure'],
} as const satisfies Readonly<Record<TermName, readonly string[]>>;

export type Measure = (typeof measures)[TermName][number];

export const measureNames: readonly Measure[] = termNames.flatMap((term) => [...measures[term]]);

/** The position of each measure in `measureNames`. */
export const measureIndex = Object.fromEntries(measureNames.map((name, index) => [name, index])) as Readonly<
  Record<Measure, number>
>;

/**
 * The weight of each measure in its term; those of a term add up to 1, except those of connections: each is the
 * share that this connection alone gives.
 */
export type Mix = Readonly<Record<Measure, number>>;

export const mix: Mix = model.mix;

/**
 * The value (0–1) of a term if the data for it is missing: about the average of users with data, but twice the average
 * for interests (0.12 in the demo community). For works and connections it is a minimum that known ones raise: a work
 * is evidence, and connections that no user stated are unknown.
 */
export const neutral = {
  skill: 0.5,
  hours: 0.6,
  interests: 0.25,
  lastVisit: 0.5,
  work: 0.4,
  connections: 0.25,
  exposure: 0.5,
} as const;

/**
 * Activity in 'project fits developer': how new the project is, how many projects its owner has finished, and how many
 * skills it requires, up to `enoughSkills`: in the history, projects with more to do and experienced owners more often
 * form teams with users who are new to them. An owner without a finished project has the value `unknownOwner`, and
 * finished projects only add. Skills that the project does not need gain little, because they lower the covered shares
 * of its seats.
 */
export const projectActivity = {
  fresh: 0.3,
  owner: 0.2,
  unknownOwner: 0.25,
  skills: 0.5,
  enoughSkills: 10,
} as const;

/**
 * Hours, interests, similar work and activity count this share without any skill of the seat, and fully if the
 * developer can take on all of it: without its skills a developer stays below 40. Known connections count in full.
 */
export const shareWithoutSkills = 0.3;

/** The share of a skill's strength that counts for another one that all finished projects name together with it. */
export const companionShare = 0.6;
/** The maximum chance (0–1) that companions give a skill to be used next; the skill's own credit adds to it. */
export const maxUnshown = 0.5;

/**
 * A skill that the developer has neither declared nor shown in a repository counts this share for the levels *any* and
 * *learning*, which rely on what users say: a finished project names the skills of its whole team, and in the history
 * they hardly tell who joins a project. They do tell who shows the skills again, so level *solid* counts them in full.
 */
export const indirectShare = 0.1;

/** For a seat of level *solid*, a skill that is only declared counts half. */
export const unprovenShare = 0.5;
/** The strength that is enough for level *any*: that of a skill just declared. */
export const enoughStrength = 0.6;
/** The strength that is enough for level *solid*. */
export const solidStrength = 0.8;
/** For a seat of level *learning*, half the strength is enough, and the credit of related skills has a factor. */
export const learningStrength = 0.3;
export const learningRelatedFactor = 1.25;

/** The weights of the two halves of shared hours: waking hours in common, and hours a week. */
export interface HourShares {
  readonly day: number;
  readonly week: number;
}

export const hourShares: HourShares = { day: 0.7, week: 0.3 };

/** Factor for the credit of a related skill, multiplied by the weight of the relation. */
export const relatedSkillCredit = 0.1;

/** The weight of all words related to a project together; that of the project's own words is 1. */
export const relatedWordsShare = 2;

/** The minimum recency of a skill that the developer or an owner has named, so that old work never lowers it. */
export const statedRecency = 0.5;

export const tierFloors = { Excellent: 85, Strong: 70, Good: 50 } as const;
