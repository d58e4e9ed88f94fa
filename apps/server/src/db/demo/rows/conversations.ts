import { idAt } from '@teamwright/demo/community/ids.ts';
import type { Random } from '@teamwright/demo/community/random.ts';
import type { DemoCommunity, DemoMessage, DemoProject } from '@teamwright/demo/community/types.ts';
import { mentionsIn } from '../../../features/chat/chat.policy.ts';
import type { messageMentions, messagePins } from '../../schema/chat.ts';
import type { notifications } from '../../schema/notifications.ts';

/** A message that mentions a member, with the data of the notification about it. */
export type Mentioned = {
  message: DemoMessage;
  project: DemoProject;
  senderName: string;
  userId: string;
  /** The name as typed. */
  name: string;
  /** Whether the mentioned user has read the room up to the message. */
  read: boolean;
};

/** The mentions in all rooms, by the same rules as for sent messages. */
export function mentionsOf({ developers, projects, messages, reads }: DemoCommunity): Mentioned[] {
  const names = new Map(developers.map(({ id, username }) => [id, username]));
  const nameOf = (userId: string) => names.get(userId) ?? '';
  const lastRead = new Map(
    reads.map(({ projectId, userId, lastReadSeq }) => [`${projectId}/${userId}`, lastReadSeq]),
  );
  const rooms = Map.groupBy(messages, ({ projectId }) => projectId);
  return projects.flatMap((project) => {
    const members = project.members.map(({ userId }) => ({ userId, username: nameOf(userId) }));
    return (rooms.get(project.id) ?? []).flatMap((message) =>
      mentionsIn(message.body, members).map(({ userId, name }) => ({
        message,
        project,
        userId,
        name,
        senderName: nameOf(message.senderId),
        read: (lastRead.get(`${project.id}/${userId}`) ?? 0) >= message.seq,
      })),
    );
  });
}

export function mentionRow({ message, userId, name }: Mentioned): typeof messageMentions.$inferInsert {
  return { messageId: message.id, userId, name };
}

/** The notifications of the mentioned users; a message that mentions its author notifies no one. */
export function mentionNotificationRows(
  { message, project, senderName, userId, read }: Mentioned,
  random: Random,
): (typeof notifications.$inferInsert)[] {
  const { senderId, createdAt } = message;
  if (userId === senderId) return [];
  return [
    {
      id: idAt(createdAt, random),
      recipientId: userId,
      senderId,
      projectId: project.id,
      type: 'mention',
      message: `${senderName} mentioned you in the chat of ${project.title}`,
      messageSeq: message.seq,
      dedupeKey: `mention:${message.id}`,
      createdAt,
      readAt: read ? createdAt : null,
    },
  ];
}

export function pinRows(message: DemoMessage, random: Random): (typeof messagePins.$inferInsert)[] {
  const { id: messageId, projectId: roomId, pinned } = message;
  if (pinned === null) return [];
  return [{ id: idAt(pinned.at, random), messageId, roomId, pinnedBy: pinned.byId, pinnedAt: pinned.at }];
}
