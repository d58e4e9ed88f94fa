import type { Message } from '@teamwright/contracts/chat.ts';
import { useRef, useState } from 'react';
import type { RoomDetails } from './chat.queries.ts';
import { lastOwn } from './messages.ts';
import { saveMessage, type useRoomMessages } from './use-room-messages.ts';

export type MessageChanges = ReturnType<typeof useMessageChanges>;

/** What a person changes about stored messages, one at a time; where the focus was, it returns to. */
export function useMessageChanges(
  room: RoomDetails,
  userId: string,
  chat: ReturnType<typeof useRoomMessages>,
) {
  const [editing, setEditing] = useState<string>();
  const [removing, setRemoving] = useState<string>();
  const returnTo = useRef<HTMLElement>(null);

  function edit(id: string, place: HTMLElement | null): void {
    returnTo.current = place;
    setEditing(id);
  }

  return {
    editing,
    removing,
    returnTo,
    edit,
    editLast(place: HTMLElement): void {
      const message = room.writable ? lastOwn(chat.messages, userId) : undefined;
      if (message) edit(message.id, place);
    },
    stopEditing(): void {
      setEditing(undefined);
      // The editor goes first.
      requestAnimationFrame(() => returnTo.current?.focus());
    },
    async save(id: string, text: string): Promise<void> {
      chat.revise(await saveMessage(id, text));
    },
    remove(id: string, place: HTMLElement | null): void {
      returnTo.current = place;
      setEditing(undefined);
      setRemoving(id);
    },
    removed: chat.revise,
    stopRemoving: () => setRemoving(undefined),
    /** Undefined for what this person may not change. */
    rightsTo(message: Message): { edit: boolean } | undefined {
      const own = message.senderId === userId;
      if (!room.writable || message.deletedAt !== null || !(own || room.moderates)) return undefined;
      return { edit: own };
    },
  };
}
