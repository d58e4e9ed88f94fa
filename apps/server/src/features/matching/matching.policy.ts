import type { MemberRole, ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
import { leadsTeam } from '../teams/teams.policy.ts';

interface MatchViewer {
  readonly actorId: string;
  readonly userId: string;
  readonly role: MemberRole | undefined;
}

/** A match is explained to its user and to the managers of the project. */
export function seesMatch({ actorId, userId, role }: MatchViewer): boolean {
  return actorId === userId || leadsTeam(role);
}

/** Why no team can be built, or undefined. A full project may plan ahead. */
export function teamRefusal(status: ProjectStatus): string | undefined {
  return status === 'closed' || status === 'archived' ? `This project is ${status}` : undefined;
}
