import type { Room } from '@teamwright/contracts/chat/chat.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { isHighlighted } from '../should-notify.ts';

/** Returns the room before or after the open one in the list; undefined at its ends. */
export function neighbourRoom<R extends { readonly _id: string }>(
  rooms: readonly R[],
  openRoom: string | undefined,
  step: 1 | -1,
): R | undefined {
  const at = rooms.findIndex((room) => room._id === openRoom);
  if (at === -1) return step === 1 ? rooms[0] : rooms.at(-1);
  return rooms[at + step];
}

/**
 * Alt with an arrow key opens the room above or below in the list, also from the message input. With Shift it
 * opens an unread one.
 */
export function useRoomKeys(
  rooms: readonly Pick<Room, '_id' | 'attention' | 'unreadCount'>[],
  openRoom: string | undefined,
): void {
  const navigate = useNavigate();
  const go = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if ((step !== 1 && step !== -1) || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const candidates = event.shiftKey
      ? rooms.filter((room) => isHighlighted(room) || room._id === openRoom)
      : rooms;
    const room = neighbourRoom(candidates, openRoom, step);
    if (room) void navigate(paths.chatRoom(room._id));
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => go(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
