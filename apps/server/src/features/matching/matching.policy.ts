import type { MemberRole, ProjectStatus } from '@teamwright/contracts/projects.ts';
import { leadsTeam } from '../teams/teams.policy.ts';

interface MatchViewer {
  readonly actorId: string;
  readonly userId: string;
  readonly role: MemberRole | undefined;
}

/** A match is explained to the person it is about and to those who lead the project. */
export function seesMatch({ actorId, userId, role }: MatchViewer): boolean {
  return actorId === userId || leadsTeam(role);
}

/** Why no team can be built, or undefined. A full project may look ahead. */
export function teamRefusal(status: ProjectStatus): string | undefined {
  return status === 'closed' || status === 'archived' ? `This project is ${status}` : undefined;
}
