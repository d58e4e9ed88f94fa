/** A team as rules see it. All numbers are indices of the cohort. */
export interface TeamView {
  /** The first `size` entries; the others are unused. */
  readonly members: Int32Array;
  readonly size: number;
  /** `none` if the event has no projects. */
  readonly project: number;
  /** The published team that this team continues, or `none`. */
  readonly from: number;
}

/** No project, or no published team. */
export const none = -1;

export function viewTeam(members: readonly number[], project = none, from = none): TeamView {
  return { members: Int32Array.from(members), size: members.length, project, from };
}
