import type { Message, RepliedMessage } from '@teamwright/contracts/chat/chat.ts';
import { messageCan } from '@teamwright/contracts/chat/permissions.ts';
import { type RefObject, useRef, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { pinsCopy } from '../../../copy/chat/pins.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useModeration } from '../../../stores/moderation.ts';
import { toast } from '../../../stores/toasts.ts';
import { useIsHidden } from '../blocked-messages.ts';
import type { RoomDetails } from '../chat.queries.ts';
import { freshQuote, lastOwn } from '../history/messages.ts';
import { pinMessage, reactTo, saveMessage, type useRoomMessages } from '../history/use-room-messages.ts';

export type MessageChanges = ReturnType<typeof useMessageChanges>;

interface MessageChangeOptions {
  readonly jump: (seq: number) => Promise<void>;
  /** The message input. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
}

interface Removal {
  readonly messageId: string;
  readonly needsReason: boolean;
}

/** The actions on a message. The object is stable across renders, so that messages do not re-render. */
export type MessageActionHandlers = MessageChanges['messageActions'];

function toastWith(fallback: string) {
  return (error: unknown): void => toast.error(errorText(error, fallback));
}

function report({ id, senderId, senderUsername: username }: Message): void {
  if (senderId === null) return;
  const thing = { kind: 'message', id, person: { id: senderId, username } } as const;
  useModeration.getState().ask({ verb: 'report', thing });
}

/** The user's changes to stored messages, one at a time. The focus returns to where it was. */
export function useMessageChanges(
  { can }: RoomDetails,
  userId: string,
  { messages, find, revise }: ReturnType<typeof useRoomMessages>,
  { jump, box }: MessageChangeOptions,
) {
  const [editing, setEditing] = useState<string>();
  const [removing, setRemoving] = useState<Removal>();
  const [replyTo, setReplyTo] = useState<Message>();
  const returnTo = useRef<HTMLElement>(null);
  const isHidden = useIsHidden();

  const messageActions = {
    userId,
    edit(id: string, element: HTMLElement | null): void {
      returnTo.current = element;
      setEditing(id);
    },
    stopEditing(): void {
      setEditing(undefined);
      // The editor closes first.
      requestAnimationFrame(() => returnTo.current?.focus());
    },
    async save(id: string, text: string): Promise<void> {
      revise(await saveMessage(id, text));
    },
    remove(message: Message, element: HTMLElement | null): void {
      returnTo.current = element;
      setEditing(undefined);
      setRemoving({
        messageId: message.id,
        needsReason: messageCan(can, userId, message).deleteNeedsReason,
      });
    },
    reply(message: Message): void {
      setReplyTo(message);
      box.current?.focus();
    },
    jump: (seq: number) => void jump(seq),
    react(id: string, emoji: string, on: boolean): void {
      reactTo(id, emoji, on).then(revise, toastWith(chatCopy.reactFailed));
    },
    pin(id: string, on: boolean): void {
      pinMessage(id, on).then(revise, toastWith(pinsCopy.pinFailed));
    },
    isHidden,
    report,
    can: (message: Message) => messageCan(can, userId, message),
  };

  return {
    messageActions,
    editing,
    removing,
    returnTo,
    editLast(element: HTMLElement): void {
      const message = lastOwn(messages, userId);
      if (message && messageActions.can(message).edit) messageActions.edit(message.id, element);
    },
    /** Use the latest version of the message, which may have been edited or deleted. */
    replyTo: replyTo && (find(replyTo.id, replyTo.seq) ?? replyTo),
    stopReplying(): void {
      setReplyTo(undefined);
      box.current?.focus();
    },
    /** The current version of the message replied to; null if it is collapsed. */
    quote({ replyTo: replied }: Message): RepliedMessage | null {
      return replied && !isHidden(replied.senderId)
        ? freshQuote(replied, find(replied.id, replied.seq))
        : null;
    },
    removed: revise,
    stopRemoving: () => setRemoving(undefined),
  };
}
