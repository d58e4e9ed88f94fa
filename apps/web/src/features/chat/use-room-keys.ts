import type { Room } from '@teamwright/contracts/chat.ts';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { neighbourRoom } from './neighbour-room.ts';
import { standsOut } from './wanted.ts';

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
    const wanted = event.shiftKey ? rooms.filter((room) => standsOut(room) || room._id === openRoom) : rooms;
    const room = neighbourRoom(wanted, openRoom, step);
    if (room) void navigate(paths.chatRoom(room._id));
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => go(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
