import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { useRef } from 'react';
import { chatSearchCopy } from '../../../copy/chat/search.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { toast } from '../../../stores/toasts.ts';
import type { RoomDetails } from '../chat.queries.ts';
import { quoteOf } from '../history/messages.ts';
import type { SentPicture } from '../history/room-outbox.ts';
import { useRoomMessages } from '../history/use-room-messages.ts';
import type { LogScroller } from '../log/log-scroller.ts';
import { useJump } from '../log/use-jump.ts';
import { useLinkedJump } from '../log/use-linked-jump.ts';
import { useLogView } from '../log/use-log-view.ts';
import { useReadKey } from '../log/use-read-key.ts';
import { useMessageChanges } from '../message/use-message-changes.ts';

/** The messages of a room, what the user sees of them, and what the user does with them. */
export function useConversation(room: RoomDetails, userId: string) {
  const view = useLogView(room, userId);
  const scroller = useRef<LogScroller>(null);
  const chat = useRoomMessages(room, userId, onArrival);
  const atEnd = view.endInView && chat.newer === 'none';
  const box = useRef<HTMLTextAreaElement>(null);
  const jump = useJump(chat.showAround, scroller);
  useLinkedJump(jump, chat.status === 'ready');
  const changes = useMessageChanges(room, userId, chat, { jump, box });

  function onArrival(message: Message, lastSeq: number): void {
    view.onArrival(message, { lastSeq, atEnd });
  }

  useReadKey(() => view.readAll(lastLoaded()));

  function lastLoaded(): number {
    return chat.messages.at(-1)?.seq ?? 0;
  }

  /** Jumps to the end of the room, and loads it first if necessary. */
  async function toLatest(): Promise<void> {
    try {
      await chat.showLatest();
      requestAnimationFrame(() => scroller.current?.toEnd());
    } catch (error) {
      toast.error(errorText(error, chatSearchCopy.jumpFailed));
    }
  }

  function send(text: string, pictures: readonly SentPicture[]): void {
    chat.send(text, { replyTo: changes.replyTo && quoteOf(changes.replyTo), pictures });
    changes.stopReplying();
    // Sending a message marks the room as read, so hide the "New" line.
    view.moveMark(lastLoaded());
    void toLatest();
  }

  return { view, scroller, chat, atEnd, box, changes, toLatest, send };
}
