/**
 * The limits of seats. `packages/contracts` defines the same ones for what users type. The packages do not import each
 * other, so `engine-limits.test.ts` of the server compares them.
 */
export const seatLimits = {
  /** Seats of a project; a larger team has members without a seat of their own. */
  maxSeats: 30,
  maxSkillsPerSeat: 12,
  /** In UTF-16 code units. */
  minNameLength: 2,
  maxNameLength: 40,
} as const;
