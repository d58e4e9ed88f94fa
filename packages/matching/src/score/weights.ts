import data from './weights.json' with { type: 'json' };

/** The terms of a fit, in the order in which they are displayed. */
export const features = [
  'required',
  'tags',
  'recent',
  'hours',
  'interests',
  'activity',
  'text',
  'worked',
  'mates',
  'school',
  'area',
  'exposure',
] as const;

export type Feature = (typeof features)[number];

export type Direction = 'youToProject' | 'projectToYou';

export const featureLabels: Readonly<Record<Feature, string>> = {
  required: 'Required skills',
  tags: 'Named skills',
  recent: 'Recent use',
  hours: 'Shared hours',
  interests: 'Interests',
  activity: 'Activity',
  text: 'Text',
  worked: 'Worked together',
  mates: 'Team-mates in common',
  school: 'Same school',
  area: 'Same area',
  exposure: 'Seen by few owners',
};

/** The terms that depend on skills: nearly 0 for developers who cover no required skill. */
export const skillFeatures: ReadonlySet<Feature> = new Set(['required', 'tags', 'recent']);

export type Points = Readonly<Record<Feature, number>>;

/**
 * The maximum points of each term per direction, 100 in total. The terms that do not depend on skills are
 * small enough that no developer without a required skill reaches 'Good' (tested).
 */
export const weights: Readonly<Record<Direction, Points>> = {
  youToProject: data.youToProject.points,
  projectToYou: data.projectToYou.points,
};

/**
 * The value (0–1) of a term if the data for it is missing: about the average of users with data. Same school,
 * same area, worked together and team-mates in common can only add, so unknown counts as 0.
 */
export const neutral: Readonly<Record<Feature, number>> = {
  required: 0.5,
  tags: 0.5,
  recent: 0.5,
  hours: 0.6,
  interests: 0.5,
  activity: 0.5,
  text: 0.5,
  worked: 0,
  mates: 0,
  school: 0,
  area: 0,
  exposure: 0.5,
};

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
