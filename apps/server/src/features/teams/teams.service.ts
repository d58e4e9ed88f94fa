import type { RoomNotificationLevel } from '@teamwright/contracts/chat/chat.ts';
import type { MemberRole } from '@teamwright/contracts/projects/projects.ts';
import type { Ctx, DataCtx, UserCtx } from '../../core/ctx.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { type DomainEvents, emit } from '../../core/events.ts';
import { knownId } from '../../core/ids.ts';
import { canManageTeam } from './teams.policy.ts';
import * as repository from './teams.repository.ts';

export type { MemberRow } from './teams.repository.ts';

interface NewMember {
  readonly projectId: string;
  readonly userId: string;
  readonly role: MemberRole;
}

/** Locks a project for a change of its team, inside a transaction. @throws AppError `not_found` */
export async function lockProject(ctx: Ctx, projectId: string) {
  const project = await repository.findProjectForUpdate(ctx.db, knownId(projectId, 'Project'));
  if (project === undefined) throw notFound('Project');
  return { ...project, seatsOpen: project.teamSize - (await repository.countMembers(ctx.db, project.id)) };
}

export type LockedProject = Awaited<ReturnType<typeof lockProject>>;

/** Adds the first member of a new project, in the caller's transaction. */
export async function addOwner(ctx: Ctx, projectId: string, userId: string): Promise<void> {
  await addMember(ctx, { projectId, userId, role: 'owner' });
}

/**
 * Adds a member to a project that the caller has locked. @throws AppError `conflict` when they are already a member
 */
export async function addMember(ctx: Ctx, member: NewMember): Promise<void> {
  const added = await repository.insertMembership(ctx.db, { ...member, joinedAt: ctx.clock.now() });
  if (!added) throw new AppError('conflict', 'This user is already a member');
  await emit(ctx, 'member.joined', { projectId: member.projectId, userId: member.userId });
}

/** Adds the teams of new projects, in the caller's transaction, which records the change for matching. */
export async function addTeams(ctx: DataCtx, members: readonly repository.TeamMemberRow[]): Promise<void> {
  await repository.insertMemberships(ctx.db, members);
}

/** The user's role in the project, or undefined. */
export async function findRole(ctx: Ctx, projectId: string, userId: string): Promise<MemberRole | undefined> {
  return (await repository.findMembership(ctx.db, projectId, userId))?.role;
}

/** Like `findRole`, for a project that must exist. @throws AppError `not_found` */
export async function getRole(ctx: Ctx, projectId: string, userId: string): Promise<MemberRole | undefined> {
  const membership = await repository.findMembershipStatus(ctx.db, projectId, userId);
  if (membership === undefined) throw notFound('Project');
  return membership.role ?? undefined;
}

/** @throws AppError `forbidden` unless the actor is owner or co-owner */
export async function assertCanManage(ctx: UserCtx, projectId: string): Promise<void> {
  if (!canManageTeam(await findRole(ctx, projectId, ctx.actor.userId)))
    throw new AppError('forbidden', 'Only the owner and co-owners of this project may do this');
}

export async function listMembers(ctx: Ctx, projectIds: readonly string[]): Promise<repository.MemberRow[]> {
  return await repository.listMembers(ctx.db, projectIds);
}

/** Ids of the owner and the co-owners. */
export async function listManagerIds(ctx: Ctx, projectId: string): Promise<string[]> {
  return await repository.listOwners(ctx.db, projectId);
}

/** Projects of which a user is a member, with their role in each. */
export async function listMembershipsOf(ctx: Ctx, userId: string) {
  return await repository.listMembershipsOf(ctx.db, userId);
}

/** Ends a membership of a project that the caller has locked. */
export async function removeMember(ctx: Ctx, departure: DomainEvents['member.left']): Promise<void> {
  await repository.removeMembership(ctx.db, departure.projectId, departure.userId);
  await emit(ctx, 'member.left', departure);
}

/**
 * Makes the first co-owner of a locked project the owner, after the owner has left. In a team that an event formed, it
 * can be any member. Returns undefined if there is none.
 */
export async function promoteHeir(ctx: Ctx, projectId: string): Promise<string | undefined> {
  return await repository.updateHeirToOwner(ctx.db, projectId);
}

/** Changes the role of a member of a project that the caller has locked. */
export async function changeRole(ctx: Ctx, change: DomainEvents['member.role_changed']): Promise<void> {
  await repository.updateRole(ctx.db, change.projectId, change.userId, change.role);
  await emit(ctx, 'member.role_changed', change);
}

/** Stores a member's notification level for the project's room. Returns false for non-members. */
export async function changeNotificationLevel(
  ctx: Ctx,
  { projectId, userId }: { projectId: string; userId: string },
  level: RoomNotificationLevel,
): Promise<boolean> {
  return await repository.updateNotificationLevel(ctx.db, projectId, userId, level);
}

type Offer = DomainEvents['ownership.offered'];

/** The pending offer, or undefined. */
export async function findOffer(ctx: Ctx, projectId: string): Promise<Offer | undefined> {
  return await repository.findOffer(ctx.db, projectId);
}

/** Pending offers between these two users, in either direction. */
export async function listOffersBetween(ctx: Ctx, one: string, other: string): Promise<Offer[]> {
  return await repository.listOffersBetween(ctx.db, one, other);
}

/** Offers a project that the caller has locked. @throws AppError `conflict` when it has an open offer already */
export async function addOffer(ctx: Ctx, offer: Offer): Promise<void> {
  if (!(await repository.insertOffer(ctx.db, { ...offer, createdAt: ctx.clock.now() })))
    throw new AppError('conflict', 'This project is already offered to a member');
  await emit(ctx, 'ownership.offered', offer);
}

/** Ends an offer without a change of owner and emits how it ended. */
export async function dropOffer(
  ctx: Ctx,
  how: 'ownership.withdrawn' | 'ownership.declined',
  offer: Offer,
): Promise<void> {
  await repository.removeOffer(ctx.db, offer.projectId);
  await emit(ctx, how, offer);
}

/** Swaps the two roles, so that there is one owner at every moment. The caller updates the project's own row. */
export async function fulfilOffer(ctx: Ctx, offer: Offer): Promise<void> {
  const { projectId, userId, ownerId } = offer;
  await repository.removeOffer(ctx.db, projectId);
  await repository.updateRole(ctx.db, projectId, ownerId, 'co_owner');
  await repository.updateRole(ctx.db, projectId, userId, 'owner');
  await emit(ctx, 'ownership.accepted', offer);
}
