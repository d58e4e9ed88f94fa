import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { type MessageCan, messageCan } from '@teamwright/contracts/chat/permissions.ts';
import type { MemberRole, ProjectStatus } from '@teamwright/contracts/projects/projects.ts';
import type { Actor, Ctx, UserCtx } from '../../core/ctx.ts';
import { invalidField, notFound } from '../../core/errors.ts';
import { emit } from '../../core/events.ts';
import { withTransaction } from '../../core/transaction.ts';
import { audit } from '../audit/audit.service.ts';
import { canEnterRoom, writableStatuses } from '../teams/teams.policy.ts';
import { removeMentionsIn } from './chat.mentions.repository.ts';
import { updateMentions } from './chat.mentions.service.ts';
import { removePictures } from './chat.pictures.service.ts';
import { updatePin } from './chat.pins.repository.ts';
import { roomAbilities } from './chat.policy.ts';
import { removeReactionsTo } from './chat.reactions.repository.ts';
import { findMessage } from './chat.repository.ts';
import { deletedMessage, noAccess, notYourMessage, notYourPin, readOnlyRoom } from './chat.service.ts';
import { messageView } from './chat.view.ts';
import * as changes from './chat.write.repository.ts';

interface Held {
  readonly message: NonNullable<Awaited<ReturnType<typeof changes.findMessageForUpdate>>>;
  /** The role of the actor. */
  readonly role: MemberRole | undefined;
  readonly status: ProjectStatus;
}

/** A message and the actor's membership in its room. Both are locked until the transaction ends. */
export async function lockMessage(ctx: UserCtx, id: string): Promise<Held> {
  const roomId = await changes.findRoomOfMessage(ctx.db, id);
  if (roomId === undefined) throw notFound('Message');
  // Locks the project first, as every change of a team does. This prevents deadlocks.
  const membership = await changes.findMembershipForShare(ctx.db, roomId, ctx.actor.userId);
  const message = await changes.findMessageForUpdate(ctx.db, id);
  if (membership === undefined || message === undefined) throw notFound('Message');
  return { message, status: membership.status, role: membership.role ?? undefined };
}

interface Subject extends Omit<Held, 'message'> {
  readonly message: Pick<Held['message'], 'senderId' | 'deletedAt'>;
  readonly pinnedBy?: string | undefined;
}

/** What the actor may do with a message, by the same rules that the web applies to `can` of the room. */
function permissionsOn(actor: Actor, { message, role, status, pinnedBy }: Subject): MessageCan {
  const pinned = pinnedBy === undefined ? null : { byId: pinnedBy };
  return messageCan(roomAbilities(actor, role, status), actor.userId, { ...message, pinned });
}

/** @throws AppError `forbidden`, `conflict` when the message is deleted or its project is archived */
export function assertCan(actor: Actor, action: keyof MessageCan, subject: Subject): void {
  if (permissionsOn(actor, subject)[action]) return;
  if (!canEnterRoom(subject.role)) throw noAccess();
  // A missing permission is reported before a deleted message or an archived project.
  const atBest = { ...subject, status: 'open', message: { ...subject.message, deletedAt: null } } as const;
  if (!permissionsOn(actor, atBest)[action]) throw action === 'pin' ? notYourPin() : notYourMessage();
  throw writableStatuses.includes(subject.status) ? deletedMessage() : readOnlyRoom();
}

/** Returns the current version of a message. */
export async function getChanged(ctx: Ctx, id: string): Promise<Message> {
  const row = await findMessage(ctx.db, id);
  if (row === undefined) throw notFound('Message');
  return messageView(row);
}

/**
 * Changes the text of the actor's own message. No-op if the text is the same.
 * @throws AppError `not_found`, `forbidden`, `conflict` when it was deleted or its project is archived
 */
export async function editMessage(ctx: UserCtx, id: string, text: string): Promise<Message> {
  await withTransaction(ctx, async (ctx) => {
    const held = await lockMessage(ctx, id);
    assertCan(ctx.actor, 'edit', held);
    const { message } = held;
    if (message.body === text) return;
    await changes.updateMessage(ctx.db, id, { body: text, editedAt: ctx.clock.now() });
    await updateMentions(ctx, message, text);
    await emit(ctx, 'message.changed', { messageId: id, projectId: message.roomId });
  });
  return await getChanged(ctx, id);
}

/**
 * Permanently removes the text of a message but keeps its position in the room. A second call changes nothing, so a
 * retry is safe. An administrator who is not a member must give a reason, and may also delete in an archived project.
 * @throws AppError `not_found`, `forbidden`, `invalid` without a reason, `conflict` in an archived project
 */
export async function removeMessage(ctx: UserCtx, id: string, reason: string): Promise<Message> {
  await withTransaction(ctx, async (ctx) => {
    const { message, role, status } = await lockMessage(ctx, id);
    const existing = { message: { ...message, deletedAt: null }, role, status };
    assertCan(ctx.actor, 'delete', existing);
    if (message.deletedAt !== null) return;
    if (permissionsOn(ctx.actor, existing).deleteNeedsReason) {
      const why = { userId: message.senderId, text: required(reason) };
      const actorId = ctx.actor.userId;
      await audit(ctx, { actorId, action: 'message_removed', subject: id, reason: why });
    }
    await removeReactionsTo(ctx.db, id);
    await removeMentionsIn(ctx.db, id);
    await updatePin(ctx.db, id, { unpinnedBy: ctx.actor.userId, unpinnedAt: ctx.clock.now() });
    await removePictures(ctx, message);
    await changes.updateMessage(ctx.db, id, { body: '', deletedAt: ctx.clock.now() });
    await emit(ctx, 'message.changed', { messageId: id, projectId: message.roomId });
  });
  return await getChanged(ctx, id);
}

function required(reason: string): string {
  const text = 'Please say why this message is removed';
  if (reason === '') throw invalidField('reason', text);
  return reason;
}

/**
 * Sends the current version of a changed message to its room. If two changes overtake each other, either both events
 * carry the later version, or the client drops the earlier one by its revision.
 */
export async function broadcastChange(
  ctx: Ctx,
  change: { messageId: string; projectId: string },
): Promise<void> {
  const message = await getChanged(ctx, change.messageId);
  const event = message.deletedAt === null ? 'message_updated' : 'message_deleted';
  ctx.deps.realtime.toRoom(change.projectId, event, message);
  ctx.deps.messageWriter.notifyOtherSockets(change.projectId);
}
