/** Proposed and hidden skills are nobody's business but the person's own. */
export function seesAllSkills(actorId: string | undefined, userId: string): boolean {
  return actorId === userId;
}

/** On one profile, whatever their status. */
export const mostSkills = 200;

/** Days within which the removal of a member takes back what their acceptance said. */
const trialDays = 14;

/** Acceptances after this moment are still on trial. */
export function trialStart(now: Date): Date {
  return new Date(now.getTime() - trialDays * 24 * 3_600_000);
}

interface Acceptance {
  readonly kind: 'join_request' | 'invitation';
  readonly userId: string;
  readonly createdBy: string;
  readonly answeredBy: string | null;
}

/** Who of those who lead wanted the person: the one who answered, or who invited. Nobody vouches for themself. */
export function voucherOf({ kind, userId, createdBy, answeredBy }: Acceptance): string | undefined {
  const voucherId = kind === 'invitation' ? createdBy : answeredBy;
  return voucherId === null || voucherId === userId ? undefined : voucherId;
}
