import { lazy, Suspense, useEffect, useState } from 'react';
import { chatCopy } from '../../copy/chat.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { SessionUser } from '../../stores/session.ts';
import type { RoomDetails } from './chat.queries.ts';
import { useMemberUpdates } from './chat.realtime.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { Conversation } from './conversation.tsx';
import { MemberList } from './member-list.tsx';
import { RoomHeader } from './room-header.tsx';
import { roomTitle } from './rooms.ts';

const loadDrawer = () => import('../../ui/drawer.tsx');
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }));

interface RoomViewProps {
  room: RoomDetails;
  user: SessionUser;
}

/** A room that may be entered: header, conversation, and the members beside it or in a drawer. */
export function RoomView({ room, user }: RoomViewProps) {
  const wide = useMediaQuery('(width >= 1280px)');
  const [column, setColumn] = useState(true);
  const [drawer, setDrawer] = useState(false);
  useMemberUpdates(room._id);
  // In good time: the connection may be gone when the members are asked for.
  useEffect(() => (wide ? undefined : whenIdle(() => void loadDrawer().catch(() => undefined))), [wide]);
  const members = <MemberList room={room} userId={user.id} />;
  return (
    <div className="flex min-h-0 min-w-0">
      <section aria-label={roomTitle(room)} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <RoomHeader
          room={room}
          membersShown={wide ? column : drawer}
          onMembers={() => (wide ? setColumn(!column) : setDrawer(!drawer))}
        />
        <ConnectionBanner />
        <Conversation room={room} user={user} />
      </section>
      {wide && column ? (
        <aside aria-label={chatCopy.membersTitle} className="w-66 flex-none overflow-y-auto border-l">
          <div className="flex min-h-16 items-center justify-between border-b px-4">
            <h2 className="text-16 leading-6">{chatCopy.membersTitle}</h2>
            <span className="text-14 text-muted tabular-nums">{room.memberCount}</span>
          </div>
          {members}
        </aside>
      ) : null}
      {drawer && !wide ? (
        <Suspense>
          <Drawer open side="right" title={chatCopy.membersTitle} onClose={() => setDrawer(false)}>
            <div className="-mx-4">{members}</div>
          </Drawer>
        </Suspense>
      ) : null}
    </div>
  );
}
