import model from './model.json' with { type: 'json' };

/** The terms of a fit, in the order in which they are displayed. */
export const features = [
  'skills',
  'recent',
  'beyond',
  'work',
  'hours',
  'interests',
  'activity',
  'together',
  'place',
  'exposure',
] as const;

export type Feature = (typeof features)[number];

export type Direction = 'youToProject' | 'projectToYou';

export const featureLabels: Readonly<Record<Feature, string>> = {
  skills: 'Skills of the seat',
  recent: 'Recent use',
  beyond: 'All skills of the project',
  work: 'Similar work',
  hours: 'Shared hours',
  interests: 'Interests',
  activity: 'Activity',
  together: 'Worked together',
  place: 'Place and events',
  exposure: 'Seen by few owners',
};

/** The terms that depend on the required skills: nearly 0 for developers who cover none of them. */
export const skillFeatures: ReadonlySet<Feature> = new Set(['skills', 'recent', 'beyond']);

export type Points = Readonly<Record<Feature, number>>;

/** The maximum points of each term per direction, 100 in total. */
export const weights: Readonly<Record<Direction, Points>> = model.points;

/**
 * The measures of each term, each 0–1. A term's value is their weighted mean; the weights are in `model.json`.
 */
export const measures = {
  skills: ['cover', 'depth'],
  recent: ['recency', 'companions'],
  beyond: ['all'],
  work: ['best', 'sum', 'tags'],
  hours: ['hours'],
  interests: ['interests'],
  activity: ['visit', 'momentum', 'joined'],
  together: ['direct', 'lately', 'mates', 'shared'],
  place: ['school', 'likely', 'area', 'met', 'season'],
  exposure: ['exposure'],
} as const satisfies Readonly<Record<Feature, readonly string[]>>;

export type Measure = (typeof measures)[Feature][number];

export const measureNames: readonly Measure[] = features.flatMap((feature) => [...measures[feature]]);

/** The weight of each measure in its term; those of a term add up to 1. */
export type Mix = Readonly<Record<Measure, number>>;

export const mix: Mix = model.mix;

/**
 * The value (0–1) of a term if the data for it is missing: about the average of users with data. Ties, schools
 * and areas can only add, so unknown counts as 0.
 */
export const neutral = {
  skill: 0.5,
  hours: 0.6,
  interests: 0.5,
  visit: 0.5,
  work: 0.5,
  exposure: 0.5,
} as const;

/**
 * Terms that do not depend on skills count this share without any skill of the seat, and fully if the
 * developer can take on the share `enoughWorth` of it: without its skills a developer stays below 40.
 */
export const shareWithoutSkills = 0.5;
export const enoughWorth = 0.5;

/** For a seat of level *solid*, a skill that is only declared counts half. */
export const unprovenShare = 0.5;
/** The strength that is enough: for level *any* half of a skill just declared, so that old statements count. */
export const enoughStrength = 0.3;
export const solidStrength = 0.8;
/** For a seat of level *learning*, half the strength is enough, and neighbouring skills count more. */
export const learningStrength = 0.15;
export const learningNear = 1.25;

/** The weights of the two halves of shared hours: waking hours in common, and hours a week. */
export interface HourShares {
  readonly day: number;
  readonly week: number;
}

export const hourShares: HourShares = { day: 0.7, week: 0.3 };

/** Factor for the credit of a neighbouring skill, multiplied by the weight of the relation. */
export const relatedCredit = 0.2;

/** The recency of a declared skill without any work. */
export const declaredRecency = 0.5;

export const tierFloors = { Excellent: 85, Strong: 70, Good: 50 } as const;
