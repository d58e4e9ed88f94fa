/** Proposed and hidden skills are nobody's business but the person's own. */
export function seesAllSkills(actorId: string | undefined, userId: string): boolean {
  return actorId === userId;
}

/** On one profile, whatever their status. */
export const mostSkills = 200;
