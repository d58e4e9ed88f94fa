/** Rules that keep pages of developers fair. Points are points of the score. */
export const fairness = {
  /** A developer who was on more pages in seven days is replaced by a near-equal one. */
  pagesPerWeek: 25,
  /** Each of these limits that a developer's pages in seven days exceed raises the exposure level by one. */
  exposureLevels: [2, 6, 12, 25],
  /** A difference of at most this many points counts as near-equal. */
  nearPoints: 5,
  /** `count` of the ranks `first` to `last` are for newcomers, first for those whose skills are only declared. */
  newcomers: { count: 2, first: 3, last: 10 },
  /** A newcomer must be at most this many points behind the last of these ranks. */
  newcomerPoints: 15,
  /** An account is new for this many days, and until it has been on a page. */
  newcomerDays: 30,
} as const;
