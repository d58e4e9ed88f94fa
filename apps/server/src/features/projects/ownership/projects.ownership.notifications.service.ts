import type { Ctx } from '../../../core/ctx.ts';
import type { DomainEvents } from '../../../core/events.ts';
import { notify } from '../../notifications/notifications.service.ts';
import * as repository from '../projects.repository.ts';

type Offer = DomainEvents['ownership.offered'];

const roleNames = { co_owner: 'a co-owner', member: 'a member' } as const;

export async function notifyRoleChange(ctx: Ctx, change: DomainEvents['member.role_changed']): Promise<void> {
  const { projectId, userId, role, changedBy } = change;
  await notifyNamed(ctx, { projectId, to: userId, from: changedBy }, (name, title) => {
    return `${name} made you ${roleNames[role]} of ${title}`;
  });
}

export async function notifyOffer(ctx: Ctx, { projectId, userId, ownerId }: Offer): Promise<void> {
  await notifyNamed(ctx, { projectId, to: userId, from: ownerId }, (name, title) => {
    return `${name} offers you the ownership of ${title}. Answer on the project's page.`;
  });
}

export async function notifyOfferAnswer(
  ctx: Ctx,
  answer: 'accepted' | 'declined',
  offer: Offer,
): Promise<void> {
  const { projectId, userId, ownerId } = offer;
  await notifyNamed(ctx, { projectId, to: ownerId, from: userId }, (name, title) =>
    answer === 'accepted'
      ? `${name} owns ${title} now, and you are a co-owner`
      : `${name} declined the ownership of ${title}`,
  );
}

/** Notifies the new owner. The former owner is deleted, so the notification has no sender. */
export async function notifyHeir(
  ctx: Ctx,
  { projectId, userId, ownerLeft = false }: DomainEvents['ownership.inherited'],
): Promise<void> {
  const project = await repository.findProjectById(ctx.db, projectId);
  if (project === undefined || (await repository.findName(ctx.db, userId)) === undefined) return;
  await notify(ctx, {
    recipientId: userId,
    senderId: null,
    projectId,
    type: 'team_role',
    message: `${project.title} is yours now: its owner ${ownerLeft ? 'left the team' : 'deleted their account'}`,
    dedupeKey: `team_role:${ctx.requestId}`,
  });
}

interface Parties {
  readonly projectId: string;
  readonly to: string;
  readonly from: string;
}

/** No-op if either user is deleted, because the text contains their names. */
async function notifyNamed(
  ctx: Ctx,
  { projectId, to, from }: Parties,
  words: (name: string, title: string) => string,
): Promise<void> {
  const project = await repository.findProjectById(ctx.db, projectId);
  const [sender, recipient] = [
    await repository.findName(ctx.db, from),
    await repository.findName(ctx.db, to),
  ];
  if (project === undefined || sender === undefined || recipient === undefined) return;
  await notify(ctx, {
    recipientId: to,
    senderId: from,
    projectId,
    type: 'team_role',
    message: words(sender, project.title),
    dedupeKey: `team_role:${ctx.requestId}`,
  });
}
