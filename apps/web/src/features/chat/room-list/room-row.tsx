import type { Room } from '@teamwright/contracts/chat/chat.ts';
import { cx } from 'class-variance-authority';
import { AtSign, BellOff, Pencil } from 'lucide-react';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { formatFull, formatRelative } from '../../../lib/time/dates.ts';
import { paths } from '../../../paths.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill, texts } from '../../../texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Count } from '../../../ui/count.tsx';
import { AvatarStack } from '../../../ui/people/avatar-stack.tsx';
import { readDraft } from '../history/room-storage.ts';
import { memberCountText, picturesText, previewText, roomTitle } from '../rooms.ts';
import { isHighlighted } from '../should-notify.ts';

interface RoomRowProps {
  room: Room;
  userId: string;
  open: boolean;
  /** In milliseconds. */
  now: number;
}

function LastActivity({ at, now }: { at: string | null; now: number }) {
  const text = formatRelative(at, now);
  if (at === null) return <span>{text}</span>;
  return (
    <time dateTime={at} title={formatFull(at)}>
      {text}
    </time>
  );
}

function lastMessageText({ lastMessage }: Room, ownName: string | undefined): string {
  if (!lastMessage) return texts.chat.empty;
  return fill(chatCopy.preview, {
    name: lastMessage.senderUsername === ownName ? chatCopy.you : lastMessage.senderUsername,
    text: previewText(lastMessage.message) || picturesText(lastMessage.pictures),
  });
}

/** The accessible text for the visible count, or for the bold row if there is no count. */
function unreadText({ attention, wantedCount: count }: Room): string {
  if (count === 0) return chatCopy.unreadUncounted;
  return fill(attention === 'mentions' ? chatCopy.unreadMentions : chatCopy.unread, { count });
}

const notificationLevelIcons = { mentions: AtSign, muted: BellOff } as const;

/** Shown if the user does not get all notifications of the room. */
function NotificationLevelMark({ attention }: Pick<Room, 'attention'>) {
  if (attention === 'all') return null;
  const Icon = notificationLevelIcons[attention];
  return (
    <Icon
      role="img"
      aria-label={chatCopy.notificationLevel.choices[attention]}
      className="flex-none text-muted"
    />
  );
}

function followStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Shown if a text waits in the room's composer. The open room shows the text itself. */
function DraftMark({ userId, roomId }: { userId: string; roomId: string }) {
  const hasDraft = useSyncExternalStore(
    followStorage,
    () => readDraft(userId, roomId).trim() !== '',
    () => false,
  );
  if (!hasDraft) return null;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-text">
      <Pencil aria-hidden="true" className="size-3.5" />
      {chatCopy.draft}
    </span>
  );
}

function Faces({ room }: { room: Room }) {
  const people = room.members.map(({ userId, username, profilePicture, pic }) => ({
    id: userId,
    name: username,
    picture: profilePicture ?? pic,
  }));
  // The list contains only the first members; the rest count into '+n'.
  const rest = Array.from({ length: Math.max(0, room.memberCount - people.length) }, (_, index) => ({
    id: `more-${index}`,
    name: '?',
  }));
  return <AvatarStack people={[...people, ...rest]} size={20} />;
}

export function RoomRow({ room, userId, open, now }: RoomRowProps) {
  const { search } = useLocation();
  const id = room._id || room.postId;
  const unread = isHighlighted(room);
  const ownName = useCurrentUser()?.username;

  function refuseWithoutId(event: MouseEvent): void {
    if (id) return;
    event.preventDefault();
    toast.error(texts.chat.invalidRoom);
  }

  return (
    <li>
      <Link
        to={{ pathname: paths.chatRoom(id), search }}
        onClick={refuseWithoutId}
        aria-current={open ? 'page' : undefined}
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 rounded-6 px-3 py-2.5 text-13 no-underline outline-offset-[-2px]',
          open ? 'bg-tint text-on-tint' : 'text-muted hover:bg-fill',
        )}
      >
        <span
          className={cx(
            'flex min-w-0 items-center gap-2 text-14',
            open ? 'text-on-tint' : 'text-heading',
            open || unread ? 'font-bold' : 'font-medium',
          )}
        >
          <bdi className="truncate">{roomTitle(room)}</bdi>
          <NotificationLevelMark attention={room.attention} />
        </span>
        <span className="text-right whitespace-nowrap">
          <LastActivity at={room.lastActivity} now={now} />
        </span>
        <bdi className={cx('truncate', unread && !open && 'text-heading')}>
          {lastMessageText(room, ownName)}
        </bdi>
        <span className="justify-self-end">
          <span aria-hidden="true">
            <Count value={room.wantedCount} />
          </span>
          {unread ? <span className="sr-only">{unreadText(room)}</span> : null}
        </span>
        <span className="col-span-full flex items-center justify-between pt-1">
          <span className="flex items-center gap-2">
            {memberCountText(room.memberCount)}
            {room.ownerId === userId ? <Badge size="sm">{texts.chat.owner}</Badge> : null}
            {open ? null : <DraftMark userId={userId} roomId={id} />}
          </span>
          <Faces room={room} />
        </span>
      </Link>
    </li>
  );
}
