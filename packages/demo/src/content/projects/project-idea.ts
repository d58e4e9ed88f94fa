/** A member: `@handle` is one of the cast, `go#3` the fourth Go developer, `go` the best fitting one. */
export type CastingCall = string;

/** A project as written by hand. Members and dates are filled in when the community is built. */
export type ProjectIdea = {
  /** Names the project inside the demo content. */
  key: string;
  title: string;
  description: string;
  /** One duty per line of the responsibilities. */
  duties: readonly string[];
  technologies: readonly string[];
  skills: readonly string[];
  /** The whole team, the owner included. */
  teamSize: number;
  /** Days before now. */
  createdDaysAgo: number;
  /** Days from the creation to the first day of work. */
  startsAfterDays: number;
  weeks: number;
  owner: CastingCall;
  team: readonly CastingCall[];
  closed?: true;
};
