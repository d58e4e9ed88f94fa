import { z } from 'zod';
import type { Message } from '../chat/chat.ts';
import { clientId, messageText } from '../chat/chat.ts';
import type { Notification } from '../notifications/notifications.ts';
import { id, looseId } from './common.ts';
import type { ErrorBody } from './errors.ts';

export type Ack<T extends object = object> = ({ ok: true } & T) | ErrorBody;

export const roomId = looseId;

/** The project whose page the user has open. */
export const watchedProject = id;

/** `message` is a text to store, or a message already stored over HTTP, which is only acknowledged. */
export const sendMessage = z.object({
  room: looseId,
  message: z.union([messageText, z.object({ _id: looseId, postId: looseId })], {
    error: ({ input }) => messageText.safeParse(input).error?.issues[0]?.message,
  }),
  clientId: clientId.optional(),
  replyTo: looseId.optional(),
});

export const typing = z.object({ room: looseId, username: z.string().max(200).optional() });

export const readUpTo = z.object({
  room: looseId,
  seq: z
    .number()
    .int()
    .min(0)
    .max(2 ** 31 - 1),
});

/** The moment that a document names: its data is not older. */
export const documentMoment = z.string().max(100);

/** Events that clients emit. Every payload is parsed with the schemas above. */
export interface ClientEvents {
  join_room: (room: string, ack?: (answer: Ack<{ room: string; lastSeq: number }>) => void) => void;
  leave_room: (room: string) => void;
  send_message: (
    input: z.input<typeof sendMessage>,
    ack?: (answer: Ack<{ message: Message }>) => void,
  ) => void;
  typing: (input: z.input<typeof typing>) => void;
  stop_typing: (input: z.input<typeof typing>) => void;
  /** Subscribes to public changes of a project; a socket has only its latest subscription. */
  watch_project: (project: string, ack?: (answer: Ack<object>) => void) => void;
  unwatch_project: (project: string) => void;
  read: (input: z.input<typeof readUpTo>) => void;
  /** Asks whether the user, their rooms or the watched project may have got an event since the moment of a document. */
  sent_since: (moment: string, ack?: (answer: Ack<{ sent: boolean }>) => void) => void;
}

export interface RoomUser {
  userId: string;
  username: string;
  profilePicture: string | null;
}

/** Data that a client refetches when it changes. */
export type ChangedEntity =
  | 'project'
  | 'comments'
  | 'room'
  | 'rooms'
  | 'notifications'
  | 'recommendations'
  | 'profile'
  | 'repositories'
  | 'skills'
  | 'blocks'
  | 'reports'
  | 'event'
  /** Teams of an event that are not published: a move, a lock, or an undo. */
  | 'event_review';

/** Events that the server emits. Chat events contain the message; all others name the data to refetch. */
export interface ServerEvents {
  new_message: (message: Message) => void;
  message_updated: (message: Message) => void;
  message_deleted: (message: Message) => void;
  user_joined: (event: { room: string; user: RoomUser }) => void;
  user_left: (event: { room: string; user: RoomUser }) => void;
  user_typing: (event: { room: string; userId: string; username: string }) => void;
  user_stopped_typing: (event: { room: string; userId: string; username: string }) => void;
  presence: (event: { room: string; userId: string; online: boolean }) => void;
  notification: (notification: Notification) => void;
  /** To the organisers of an event while its teams are formed. */
  formation_progress: (event: {
    eventId: string;
    version: number;
    score: number;
    bound: number | null;
  }) => void;
  changed: (event: { entity: ChangedEntity; id: string }) => void;
}
