/** Hours from `from` until `to` on these days; Monday is 0. */
export type Span = { days: readonly number[]; from: number; to: number };

/** A developer written by hand, with everything that is generated for the others. */
export type CastMember = {
  handle: string;
  /** Used instead of an archetype's id when projects are cast. */
  archetype: string;
  bio: string;
  workplace: string;
  area: string;
  school: string;
  hoursPerWeek: number;
  /** When they have time, in local time; without it they have not said. */
  week?: readonly Span[];
  roles: readonly string[];
  interests: readonly string[];
  /** Canonical labels, strongest first. */
  skills: readonly string[];
  repositories: readonly { name: string; about: string; language: string }[];
  joinedDaysAgo: number;
  isAdmin?: true;
};
