import type { RoomCan, RoomNotificationLevel } from './chat.ts';

interface Subject {
  /** Null for a deleted account. */
  readonly senderId: string | null;
  readonly deletedAt: string | Date | null;
  readonly pinned: { readonly byId: string | null } | null;
}

export interface MessageCan {
  readonly edit: boolean;
  readonly delete: boolean;
  /** The server requires a reason for the deletion and stores it in the audit log. */
  readonly deleteNeedsReason: boolean;
  readonly react: boolean;
  readonly reply: boolean;
  /** Pin the message, or remove its pin. */
  readonly pin: boolean;
  readonly report: boolean;
}

/**
 * What a user may do with a message. A broadcast message goes to all members, so it cannot contain what each of
 * them may do with it. Server and web therefore derive this from the permissions in the room.
 */
export function messageCan(room: RoomCan, userId: string, message: Subject): MessageCan {
  const exists = message.deletedAt === null;
  const own = message.senderId === userId;
  const deletion = own ? room.deleteOwn : room.deleteOthers;
  const write = exists && room.write;
  const { pinned } = message;
  return {
    edit: write && own,
    delete: exists && deletion !== 'no',
    deleteNeedsReason: exists && deletion === 'with_reason',
    react: write,
    reply: write,
    pin: write && (pinned === null || pinned.byId === userId || room.unpinOthers),
    report: exists && !own && message.senderId !== null,
  };
}

/** Whether a message of another user is announced and counted at this notification level. */
export function isWantedAt(level: RoomNotificationLevel, isMentioned: boolean): boolean {
  return level === 'all' || (level === 'mentions' && isMentioned);
}
