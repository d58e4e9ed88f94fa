/** What a move of a participant in the review table changes. A list of 1,000 participants is not part of it. */
export const reviewEndpoints = [
  'events.formation',
  'events.formations',
  'events.previewPublication',
  'events.repairDifference',
] as const;
