import type { MemberRole } from '@teamwright/contracts/projects.ts';
import { entersRoom, leadsTeam } from '../teams/teams.policy.ts';

interface Actor {
  readonly userId: string;
  readonly isAdmin: boolean;
}

interface Written {
  readonly senderId: string;
}

type Role = MemberRole | undefined;

/** One's own words only, and only while one belongs to the team. */
export function editsMessage(actor: Actor, role: Role, { senderId }: Written): boolean {
  return entersRoom(role) && senderId === actor.userId;
}

export function deletesMessage(actor: Actor, role: Role, message: Written): boolean {
  return editsMessage(actor, role, message) || leadsTeam(role) || actor.isAdmin;
}

/** What one pinned oneself; who leads the team, anything. */
export function unpinsMessage(actor: Actor, role: Role, pin: { readonly pinnedBy: string }): boolean {
  return entersRoom(role) && (pin.pinnedBy === actor.userId || leadsTeam(role));
}

/** Neither one's own words nor one's own team: it asks for a reason and leaves a trace. */
export function moderatesMessage(actor: Actor, role: Role, message: Written): boolean {
  return !editsMessage(actor, role, message) && !leadsTeam(role);
}
