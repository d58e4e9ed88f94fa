import { dayMs } from '@teamwright/contracts/core/durations.ts';
import type { SkillLevel } from '@teamwright/contracts/skills.ts';

/** Proposed and hidden skills are visible to their user only. */
export function canSeeAllSkills(actorId: string | undefined, userId: string): boolean {
  return actorId === userId;
}

/** Weight of the user's own declaration by its level, next to evidence from their work. */
export const declaredWeights: Readonly<Record<SkillLevel, number>> = { some: 0.3, solid: 0.6, strong: 0.85 };

/** The level whose weight is nearest. */
export function declaredLevel(weight: number): SkillLevel {
  if (weight < (declaredWeights.some + declaredWeights.solid) / 2) return 'some';
  return weight < (declaredWeights.solid + declaredWeights.strong) / 2 ? 'solid' : 'strong';
}

/** Per profile, in any status. */
export const maxSkills = 200;

/** Days within which the removal of a member deletes the evidence of their acceptance. */
const trialDays = 14;

/** Evidence of acceptances after this time is deleted if the member is removed. */
export function trialStart(now: Date): Date {
  return new Date(now.getTime() - trialDays * dayMs);
}

interface Acceptance {
  readonly kind: 'join_request' | 'invitation';
  readonly userId: string;
  readonly createdBy: string;
  readonly answeredBy: string | null;
}

/** The manager who wanted the user: the one who accepted or invited. Users cannot vouch for themselves. */
export function voucherOf({ kind, userId, createdBy, answeredBy }: Acceptance): string | undefined {
  const voucherId = kind === 'invitation' ? createdBy : answeredBy;
  return voucherId === null || voucherId === userId ? undefined : voucherId;
}
