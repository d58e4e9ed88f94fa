/**
 * Points of 100 that make up a team's score. `fairShare` is that of invitations. With these points, both
 * limits of exposure hold in each forward validation (`bench/train/teams.ts`); with few, the same people are in most
 * teams.
 */
export const teamPoints = { coverage: 57, hours: 11, connections: 6, fairShare: 26 } as const;

/** From this many invitations in a year on, the half of their cost that grows evenly is complete. */
export const manyInvitations = 20;

/** The weight of a must-have among the required skills, if the team is certain to have it. */
export const mustHaveFactor = 2;

/** The connection of a pair of members, 0–1. */
export const connectionWeights = { workedTogether: 1, sameSchool: 0.4, sameArea: 0.3 } as const;
