import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { useState } from 'react';
import { listedRoom, type RoomDetails } from '../chat.queries.ts';
import type { LogView } from './log-scroller.ts';
import { markAfterArrival } from './unread-mark.ts';
import { useReadState } from './use-read-state.ts';

/** What the user has seen of a room: the position of the "New" line and the last visible message. */
export function useLogView(room: RoomDetails, userId: string) {
  const [mark, setMark] = useState(room.lastReadSeq);
  const [endInView, setEndInView] = useState(true);
  const [seenSeq, setSeenSeq] = useState(room.lastReadSeq);
  const client = useQueryClient();
  const { reportSeen, readTo, readSeq } = useReadState(room._id, room.lastReadSeq);

  return {
    mark,
    moveMark: setMark,
    seenSeq,
    endInView,
    onArrival({ senderId, seq }: Message, { lastSeq, atEnd }: { lastSeq: number; atEnd: boolean }): void {
      const reading = senderId === userId || (document.hasFocus() && atEnd);
      setMark((before) => markAfterArrival(before, { lastSeq, seq, readSeq: readSeq(), reading }));
    },
    /** Called when the visible part of the log changes. */
    onView(next: LogView, showsRoomEnd: boolean): void {
      setEndInView(next.atEnd);
      // While an older part is shown, earlier messages may not have been seen.
      if (!showsRoomEnd) return;
      setSeenSeq((before) => Math.max(before, next.lastSeq));
      reportSeen(next.lastSeq);
    },
    /** Marks the room as read without scrolling. */
    readAll(lastLoaded: number): void {
      const last = Math.max(room.lastSeq, lastLoaded, listedRoom(client, room._id)?.lastSeq ?? 0);
      readTo(last);
      setMark(last);
      setSeenSeq(last);
    },
  };
}
