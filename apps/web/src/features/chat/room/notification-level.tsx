import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RoomNotificationLevel } from '@teamwright/contracts/chat/chat.ts';
import { AtSign, Bell, BellOff } from 'lucide-react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { call } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { toast } from '../../../stores/toasts.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { patchRoom, type RoomDetails, refreshRoomLists, roomQuery } from '../chat.queries.ts';

const icons = { all: Bell, mentions: AtSign, muted: BellOff } as const;
const choices = ['all', 'mentions', 'muted'] as const satisfies RoomNotificationLevel[];

/** Selects the room's notification level. A button over a native select, so that it works on every device. */
export function NotificationLevel({ room }: { room: RoomDetails }) {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (level: RoomNotificationLevel) =>
      call('chat.setNotificationLevel', { params: { postId: room._id }, body: { attention: level } }),
    scope: { id: `notification level ${room._id}` },
    onSuccess({ attention }) {
      patchRoom(client, room._id, (listed) => ({ ...listed, attention }));
      client.setQueryData(roomQuery(room._id).queryKey, (open) => (open ? { ...open, attention } : open));
      refreshRoomLists(client);
      toast.success(chatCopy.notificationLevel.saved[attention]);
    },
    onError: (error) => toast.error(errorText(error, chatCopy.notificationLevel.failed)),
  });
  const level = isPending ? variables : room.attention;
  const Icon = icons[level];
  return (
    <span
      className={buttonClass({
        variant: 'ghost',
        size: 'square',
        className:
          'relative hover:bg-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
      })}
    >
      <Icon aria-hidden="true" className="size-5" />
      <select
        aria-label={chatCopy.notificationLevel.label}
        title={chatCopy.notificationLevel.choices[level]}
        value={level}
        aria-busy={isPending || undefined}
        onChange={(event) => mutate(choices.find((one) => one === event.target.value) ?? 'all')}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {chatCopy.notificationLevel.choices[choice]}
          </option>
        ))}
      </select>
    </span>
  );
}
