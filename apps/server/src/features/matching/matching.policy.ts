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
