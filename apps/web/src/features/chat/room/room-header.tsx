import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Pin, Search, Users } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { pinsCopy } from '../../../copy/chat/pins.ts';
import { chatSearchCopy } from '../../../copy/chat/search.ts';
import { paths } from '../../../paths.ts';
import { fill, texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { pinsQuery, type RoomDetails } from '../chat.queries.ts';
import { memberCountText, roomTitle } from '../rooms.ts';
import { NotificationLevel } from './notification-level.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';

/** The panels next to the conversation. */
export type RoomPanel = 'members' | 'search' | 'pins';

interface RoomHeaderProps {
  room: RoomDetails;
  shown: RoomPanel | undefined;
  /** Called with the open panel, it closes that panel. */
  onShow: (panel: RoomPanel) => void;
}

function Pins({ room, shown, onShow }: RoomHeaderProps) {
  const { data } = useQuery(pinsQuery(room._id));
  if (!data || data.length === 0) return null;
  const name = fill(pinsCopy.pinnedCount, { count: data.length });
  return (
    <Button
      variant="ghost"
      aria-pressed={shown === 'pins'}
      className="max-md:min-w-11 max-md:px-2"
      onClick={() => onShow('pins')}
    >
      <Pin aria-hidden="true" />
      <span className="max-md:sr-only">{name}</span>
      <span aria-hidden="true" className="md:hidden">
        {data.length}
      </span>
    </Button>
  );
}

export function RoomHeader(props: RoomHeaderProps) {
  const { room, shown, onShow } = props;
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
      <Pins {...props} />
      <Button
        variant="ghost"
        size="square"
        aria-label={chatSearchCopy.search}
        title={chatSearchCopy.search}
        aria-keyshortcuts="f"
        aria-pressed={shown === 'search'}
        onClick={() => onShow('search')}
      >
        <Search aria-hidden="true" className="size-5" />
      </Button>
      <NotificationLevel room={room} />
      <Button
        variant="ghost"
        size="square"
        aria-label={chatCopy.membersTitle}
        title={chatCopy.membersTitle}
        aria-pressed={shown === 'members'}
        onClick={() => onShow('members')}
      >
        <Users aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}
