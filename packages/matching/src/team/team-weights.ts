/**
 * Points of 100 that a team's score is made of. Skills come first by far: hours, old ties and who was left in peace
 * choose among teams that can do the work about equally well.
 */
export const teamPoints = { coverage: 78, hours: 11, cohesion: 6, calm: 5 } as const;

/** What a must-have weighs among the required skills, once it is certain to be shown. */
export const mustHaveFactor = 2;

/** What a pair of members has in common, 0–1. */
export const ties = { workedTogether: 1, sameSchool: 0.4, sameArea: 0.3 } as const;
