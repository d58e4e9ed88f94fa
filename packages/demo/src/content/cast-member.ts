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
  roles: readonly string[];
  interests: readonly string[];
  /** Canonical labels, strongest first. */
  skills: readonly string[];
  repositories: readonly { name: string; about: string; language: string }[];
  joinedDaysAgo: number;
  isAdmin?: true;
};
