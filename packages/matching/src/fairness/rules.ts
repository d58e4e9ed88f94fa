/** How pages of people are kept fair. Points are those of the score. */
export const fairness = {
  /** Whoever was on more pages in seven days gives way to near-equals. */
  pagesPerWeek: 25,
  /** Whoever was on more pages than one of these in seven days is a level further from seldom shown. */
  exposureLevels: [2, 6, 12, 25],
  /** At most so many points behind counts as near-equal. */
  nearPoints: 5,
  /** So many of the places from the first to the last of these are for newcomers. */
  newcomers: { places: 2, first: 3, last: 10 },
  /** A newcomer further behind the last of these places than this does not come in. */
  newcomerPoints: 15,
  /** An account is new for so many days, and for as long as it has been on no page. */
  newcomerDays: 30,
} as const;
