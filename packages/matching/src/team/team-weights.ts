/**
 * Points of 100 that make up a team's score. Skills weigh by far the most: hours, earlier teamwork and low
 * exposure decide among teams with about equal skills.
 */
export const teamPoints = { coverage: 78, hours: 11, cohesion: 6, calm: 5 } as const;

/** The weight of a must-have among the required skills, if the team is certain to have it. */
export const mustHaveFactor = 2;

/** The tie of a pair of members, 0–1. */
export const ties = { workedTogether: 1, sameSchool: 0.4, sameArea: 0.3 } as const;
