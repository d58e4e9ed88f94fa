import type { Message, RepliedMessage } from '@teamwright/contracts/chat/chat.ts';
import { type RefObject, useRef, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { chatFindsCopy } from '../../../copy/chat/chat-finds.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSafety } from '../../../stores/moderation.ts';
import { toast } from '../../../stores/toasts.ts';
import { useFolds } from '../blocked-messages.ts';
import type { RoomDetails } from '../chat.queries.ts';
import { freshQuote, lastOwn } from '../history/messages.ts';
import { pinMessage, reactTo, saveMessage, type useRoomMessages } from '../history/use-room-messages.ts';

export type MessageChanges = ReturnType<typeof useMessageChanges>;

interface MessageWays {
  readonly jump: (seq: number) => Promise<void>;
  /** The message input. */
  readonly box: RefObject<HTMLTextAreaElement | null>;
}

interface Rights {
  readonly react: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
  readonly pin: boolean;
  readonly report: boolean;
}

/** The actions on a message. The object is stable across renders, so that messages do not re-render. */
export type MessageActionHandlers = MessageChanges['messageActions'];

/** The user's changes to stored messages, one at a time. The focus returns to where it was. */
export function useMessageChanges(
  { writable, moderates }: RoomDetails,
  userId: string,
  { messages, find, revise }: ReturnType<typeof useRoomMessages>,
  { jump, box }: MessageWays,
) {
  const [editing, setEditing] = useState<string>();
  const [removing, setRemoving] = useState<string>();
  const [replyTo, setReplyTo] = useState<Message>();
  const returnTo = useRef<HTMLElement>(null);
  const folds = useFolds();

  const messageActions = {
    userId,
    edit(id: string, place: HTMLElement | null): void {
      returnTo.current = place;
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
    remove(id: string, place: HTMLElement | null): void {
      returnTo.current = place;
      setEditing(undefined);
      setRemoving(id);
    },
    reply(message: Message): void {
      setReplyTo(message);
      box.current?.focus();
    },
    jump: (seq: number) => void jump(seq),
    react(id: string, emoji: string, on: boolean): void {
      reactTo(id, emoji, on).then(revise, (error) => toast.error(errorText(error, chatCopy.reactFailed)));
    },
    pin(id: string, on: boolean): void {
      pinMessage(id, on).then(revise, (error) => toast.error(errorText(error, chatFindsCopy.pinFailed)));
    },
    folds,
    report({ id, senderId, senderUsername: username }: Message): void {
      if (senderId === null) return;
      const thing = { kind: 'message', id, person: { id: senderId, username } } as const;
      useSafety.getState().ask({ verb: 'report', thing });
    },
    /** Returns undefined if no action on the message is possible. */
    rightsTo(message: Message): Rights | undefined {
      if (message.deletedAt !== null) return undefined;
      const own = message.senderId === userId;
      const report = !own && message.senderId !== null;
      if (!writable)
        return report ? { react: false, edit: false, delete: false, pin: false, report } : undefined;
      const { pinned } = message;
      const pin = pinned === null || pinned.byId === userId || moderates;
      return { react: true, edit: own, delete: own || moderates, pin, report };
    },
  };

  return {
    messageActions,
    editing,
    removing,
    returnTo,
    editLast(place: HTMLElement): void {
      const message = writable ? lastOwn(messages, userId) : undefined;
      if (message) messageActions.edit(message.id, place);
    },
    /** Use the latest version of the message, which may have been edited or deleted. */
    replyTo: replyTo && (find(replyTo.id, replyTo.seq) ?? replyTo),
    stopReplying(): void {
      setReplyTo(undefined);
      box.current?.focus();
    },
    /** The current version of the message replied to; null if it is collapsed. */
    quote({ replyTo: replied }: Message): RepliedMessage | null {
      return replied && !folds(replied.senderId) ? freshQuote(replied, find(replied.id, replied.seq)) : null;
    },
    removed: revise,
    stopRemoving: () => setRemoving(undefined),
  };
}
