/** Somebody written by hand: everything that the generator would otherwise choose. */
export type CastMember = {
  handle: string;
  /** Stands in for the archetype's id when people are cast for projects. */
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
