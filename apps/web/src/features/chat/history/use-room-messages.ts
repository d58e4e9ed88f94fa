import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { call } from '../../../lib/api/api.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { joinRoom, type Payload } from '../../../lib/api/realtime.ts';
import { useRealtime } from '../../../lib/api/use-realtime.ts';
import { inTasks } from '../../../lib/in-tasks.ts';
import { nextFrame } from '../../../lib/next-frame.ts';
import { useSession } from '../../../stores/session.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill, texts } from '../../../texts.ts';
import { membersQuery, pinsQuery, type RoomDetails, roomQuery } from '../chat.queries.ts';
import { createRoomHistory, type RoomHistory } from './room-history.ts';
import { createRoomOutbox, newClientId } from './room-outbox.ts';
import { readOutbox, writeOutbox } from './room-storage.ts';
import { dropServedMessages, servedMessages } from './served-messages.ts';

/** Time limit for the response to a send, in milliseconds. */
const sendTimeoutMs = 15_000;
const lostCodes = new Set(['unavailable', 'internal', 'rate_limited']);

/** The request did not reach the server, or its response did not arrive in time. */
function isDisconnected(error: unknown): boolean {
  return !isApiError(error) || error.code === 'network';
}

/** Changes the text of the user's own message. */
export async function saveMessage(id: string, message: string): Promise<Message> {
  const signal = AbortSignal.timeout(sendTimeoutMs);
  return await call('chat.edit', { params: { id }, body: { message }, signal });
}

/** Adds or removes the user's reaction. */
export async function reactTo(id: string, emoji: string, on: boolean): Promise<Message> {
  const signal = AbortSignal.timeout(sendTimeoutMs);
  return await call('chat.react', { params: { id, emoji }, body: { on }, signal });
}

/** Pins or unpins a message for the whole room. */
export async function pinMessage(id: string, on: boolean): Promise<Message> {
  const signal = AbortSignal.timeout(sendTimeoutMs);
  return await call('chat.pin', { params: { id }, body: { on }, signal });
}

interface Deletion {
  readonly id: string;
  /** Empty if no reason is required. */
  readonly reason: string;
}

export async function deleteMessage({ id, reason }: Deletion): Promise<Message> {
  const signal = AbortSignal.timeout(sendTimeoutMs);
  return await call('chat.remove', { params: { id }, body: { reason }, signal });
}

function historyOf(
  { _id: projectId, lastReadSeq }: RoomDetails,
  served: readonly Message[] | undefined,
): RoomHistory {
  const history = createRoomHistory(
    (query) => call('chat.messages', { params: { postId: projectId }, query }),
    nextFrame,
  );
  if (served) history.showServed(served, lastReadSeq);
  return history;
}

function outboxOf(projectId: string, userId: string, onStored: (message: Message) => void) {
  return createRoomOutbox<Message>({
    send: ({ text, clientId, replyTo, pictures }) =>
      call('chat.send', {
        body: {
          postId: projectId,
          message: text,
          clientId,
          pictures: pictures.map(({ name, alt }) => ({ name, alt })),
          ...(replyTo && { replyTo: replyTo.id }),
        },
        signal: AbortSignal.timeout(sendTimeoutMs),
      }),
    onStored,
    onFailed(error) {
      // Without a connection, the message and the banner say that it waits.
      if (!isDisconnected(error)) toast.error(fill(texts.chat.failedToSend, { message: errorText(error) }));
    },
    isLost: (error) => isDisconnected(error) || (isApiError(error) && lostCodes.has(error.code)),
    saved: readOutbox(userId, projectId),
    save(messages) {
      // The user may have signed out before a send ended. Sign-out has already removed the unsent messages.
      if (useSession.getState().currentUser?.id === userId) writeOutbox(userId, projectId, messages);
    },
    newId: newClientId,
  });
}

type Arrival = (message: Message, lastSeq: number) => void;

/**
 * The messages of a room and the unsent ones. Joins before it fetches, fetches what follows the last known
 * message after every join, and keeps each message once. Calls `onArrival` for new messages.
 */
export function useRoomMessages(room: RoomDetails, userId: string, onArrival: Arrival) {
  const projectId = room._id;
  const client = useQueryClient();
  const [history] = useState(() => historyOf(room, servedMessages(client, projectId)));
  const [outbox] = useState(() => outboxOf(projectId, userId, (message) => arrive(message)));
  const { status, messages, older, newer } = useStore(history.store);
  const outgoing = useStore(outbox.store);

  function arrive(message: Message): void {
    const lastSeq = history.store.getState().messages.at(-1)?.seq ?? 0;
    history.receive(message);
    if (message.senderId === userId && message.clientId) outbox.settle(message.clientId);
    if (message.seq > lastSeq) onArrival(message, lastSeq);
  }

  const load = useEffectEvent(() => {
    dropServedMessages(client, projectId);
    if (status !== 'ready') void history.load(room.lastReadSeq);
  });
  const joined = useEffectEvent((ack: Parameters<Parameters<typeof joinRoom>[1]>[0]) => {
    if ('ok' in ack) {
      // Together, and with the page that shows the connection, these are a long task on a phone.
      inTasks(
        () => void history.follow(ack.lastSeq).then(history.refresh),
        outbox.retryLost,
        // The list of online members may be older than the join.
        () => void client.invalidateQueries(membersQuery(projectId)),
        () => void client.invalidateQueries(pinsQuery(projectId)),
      );
    } else {
      // The user may have been removed. Refetching the room shows the reason.
      void client.invalidateQueries(roomQuery(projectId));
    }
  });
  useEffect(() => {
    const leave = joinRoom(projectId, (ack) => joined(ack));
    load();
    return leave;
  }, [projectId]);
  // A short interruption may abort a send without closing the live connection.
  useEffect(() => {
    window.addEventListener('online', outbox.retryLost);
    return () => window.removeEventListener('online', outbox.retryLost);
  }, [outbox]);

  function ofThisRoom(handle: (message: Message) => void) {
    return (message: Payload<'new_message'>) => {
      if (message.postId === projectId) handle(message);
    };
  }
  useRealtime('new_message', ofThisRoom(arrive));
  useRealtime('message_updated', ofThisRoom(history.revise));
  useRealtime('message_deleted', ofThisRoom(history.revise));

  return {
    status,
    messages,
    older,
    newer,
    outgoing,
    reload: () => void history.load(room.lastReadSeq),
    loadOlder: () => void history.loadOlder(),
    find: history.find,
    loadNewer: () => void history.loadNewer(),
    showAround: history.showAround,
    showLatest: history.showLatest,
    revise: history.revise,
    send: outbox.send,
    retry: outbox.retry,
    discard: outbox.discard,
  };
}
