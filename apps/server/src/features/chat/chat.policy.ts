import type { MemberRole } from '@teamwright/contracts/projects/projects.ts';
import { entersRoom, leadsTeam } from '../teams/teams.policy.ts';

interface Actor {
  readonly userId: string;
  readonly isAdmin: boolean;
}

interface Written {
  readonly senderId: string;
}

type Role = MemberRole | undefined;

/** Only authors may edit their messages, and only while they are members. */
export function editsMessage(actor: Actor, role: Role, { senderId }: Written): boolean {
  return entersRoom(role) && senderId === actor.userId;
}

export function deletesMessage(actor: Actor, role: Role, message: Written): boolean {
  return editsMessage(actor, role, message) || leadsTeam(role) || actor.isAdmin;
}

/** Members may remove their own pins, managers any pin. */
export function unpinsMessage(actor: Actor, role: Role, pin: { readonly pinnedBy: string }): boolean {
  return entersRoom(role) && (pin.pinnedBy === actor.userId || leadsTeam(role));
}

/**
 * Deleting a message of another user in a team that the actor does not manage is moderation: it asks for a reason and
 * is logged.
 */
export function moderatesMessage(actor: Actor, role: Role, message: Written): boolean {
  return !editsMessage(actor, role, message) && !leadsTeam(role);
}
