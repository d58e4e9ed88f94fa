import type { MemberRole, ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
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

/** Why no team can be built, or undefined. A full project may plan ahead. */
export function noTeamReason(status: ProjectStatus): string | undefined {
  return status === 'closed' || status === 'archived' ? `This project is ${status}` : undefined;
}
