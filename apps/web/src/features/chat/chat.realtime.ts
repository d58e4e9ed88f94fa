import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '../../lib/api/use-realtime.ts';
import { useIsHidden } from './blocked-messages.ts';
import {
  listedRoom,
  membersQuery,
  patchOnline,
  patchPin,
  patchRoom,
  refreshRoomLists,
  roomQuery,
} from './chat.queries.ts';
import { roomAfterEdit, roomAfterMessage } from './rooms.ts';
import { canChangeWantedCount } from './should-notify.ts';

/** Updates the room list when messages arrive. */
export function useRoomListUpdates(userId: string): void {
  const client = useQueryClient();
  const isHidden = useIsHidden();
  useRealtime('new_message', (message) => {
    if (listedRoom(client, message.postId)) {
      patchRoom(client, message.postId, (room) => roomAfterMessage(room, message, { userId, isHidden }));
    } else {
      void client.invalidateQueries({ queryKey: ['chat'] });
    }
  });
  useRealtime('message_updated', (message) => {
    const room = listedRoom(client, message.postId);
    patchRoom(client, message.postId, (room) => roomAfterEdit(room, message));
    if (room && canChangeWantedCount(room, message)) refreshRoomLists(client);
  });
  useRealtime('message_deleted', () => refreshRoomLists(client));
}

/** Updates the pins of the open room when its messages change. */
export function usePinUpdates(): void {
  const client = useQueryClient();
  useRealtime('message_updated', (message) => patchPin(client, message));
  useRealtime('message_deleted', (message) => patchPin(client, message));
}

/** Updates the members of a room when users join or leave. */
export function useMemberUpdates(projectId: string): void {
  const client = useQueryClient();
  useRealtime('presence', ({ room, userId, online }) => {
    if (room === projectId) patchOnline(client, projectId, userId, online);
  });
  useRealtime('user_joined', ({ room }) => {
    if (room !== projectId) return;
    void client.invalidateQueries(membersQuery(projectId));
    void client.invalidateQueries(roomQuery(projectId));
  });
}
