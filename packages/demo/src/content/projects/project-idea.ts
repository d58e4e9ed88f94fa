/** A member: `@handle` is one of the cast, `go#3` the fourth Go developer, `go` the best fitting one. */
export type CastingCall = string;

/** A seat that the owner wrote, with labels of skills. Level and hours are open if they are missing. */
export type SeatIdea = {
  name: string;
  skills: readonly string[];
  level?: 'learning' | 'solid';
  hoursPerWeek?: number;
};

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
  /** Seats in the order of owner and team, then the open ones. Without them, the product proposes seats. */
  seats?: readonly SeatIdea[];
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
