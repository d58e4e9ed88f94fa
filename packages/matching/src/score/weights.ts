import data from './weights.json' with { type: 'json' };

/** The terms of a fit, in the order in which they are shown. */
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
  exposure: 'Seen by few leads',
};

/** The terms that depend on skills: whoever covers no required skill has next to nothing of them. */
export const skillFeatures: ReadonlySet<Feature> = new Set(['required', 'tags', 'recent']);

export type Points = Readonly<Record<Feature, number>>;

/**
 * Points of 100 that each term can give, per direction. Each direction adds up to 100, and what does not depend
 * on skills stays so small that nobody without a required skill reaches 'Good' (tested).
 */
export const weights: Readonly<Record<Direction, Points>> = {
  youToProject: data.youToProject.points,
  projectToYou: data.projectToYou.points,
};

/**
 * What a term counts (0–1) where nothing is known to judge by: about what people who did answer get on average.
 * Same school, same area, worked together and team-mates in common only ever add, so unknown is as good as different.
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

/** What the two halves of shared hours count: waking hours in common, and hours a week. */
export interface HourShares {
  readonly day: number;
  readonly week: number;
}

export const hourShares: HourShares = { day: 0.7, week: 0.3 };

/** How much a neighbouring skill counts, on top of the weight of the relation itself. */
export const relatedCredit = 0.2;

/** What a skill that is declared, with no work to show, counts as recent use. */
export const declaredRecency = 0.5;

export const tierFloors = { Excellent: 85, Strong: 70, Good: 50 } as const;
