import { dayMs } from '@teamwright/contracts/core/durations.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import type { MemberRole } from '@teamwright/contracts/projects/projects.ts';
import { canManageTeam } from '../teams/teams.policy.ts';

interface MatchViewer {
  readonly actorId: string;
  readonly userId: string;
  readonly role: MemberRole | undefined;
}

/** A match is explained to its user and to the managers of the project. */
export function canSeeMatch({ actorId, userId, role }: MatchViewer): boolean {
  return actorId === userId || canManageTeam(role);
}

/**
 * A user who was rejected after this moment is not recommended for the project. The same moment as in
 * `requests.policy.ts`: requests use projects and projects use matching, so matching cannot import it.
 */
export function coolingOffStart(now: Date): Date {
  return new Date(now.getTime() - limits.coolingOffDays * dayMs);
}

/** Whether a new project fits a user well enough for a notification. */
export function isGoodEnoughToNotify({ tier }: { readonly tier: string }): boolean {
  return tier !== 'Possible';
}
