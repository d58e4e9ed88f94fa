import { ArrowLeft, Users } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { chatCopy } from '../../copy/chat.ts';
import { paths } from '../../paths.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import type { RoomDetails } from './chat.queries.ts';
import { RoomAttention } from './room-attention.tsx';
import { memberCountText, roomTitle } from './rooms.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

interface RoomHeaderProps {
  room: RoomDetails;
  membersShown: boolean;
  onMembers: () => void;
}

export function RoomHeader({ room, membersShown, onMembers }: RoomHeaderProps) {
  const { search } = useLocation();
  const heading = useHeadingFocus();
  return (
    <div className="flex min-h-14 flex-none items-center gap-2 border-b px-2 md:min-h-16 md:px-4">
      <Link
        to={{ pathname: paths.chats(), search }}
        aria-label={texts.chat.back}
        title={texts.chat.back}
        className={buttonClass({ variant: 'ghost', size: 'square', className: 'md:hidden' })}
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <div className="min-w-0 flex-1 pl-2">
        <h1 ref={heading} tabIndex={-1} className="truncate text-16 leading-6 outline-0">
          <bdi>{roomTitle(room)}</bdi>
        </h1>
        <p className="text-13 text-muted">{memberCountText(room.memberCount)}</p>
      </div>
      <RoomAttention room={room} />
      <Button
        variant="ghost"
        size="square"
        aria-label={chatCopy.membersTitle}
        title={chatCopy.membersTitle}
        aria-pressed={membersShown}
        onClick={onMembers}
      >
        <Users aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
