import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { pinsCopy } from '../../../copy/chat/pins.ts';
import { chatSearchCopy } from '../../../copy/chat/search.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { preloadLater } from '../../../lib/when-idle.ts';
import type { SessionUser } from '../../../stores/session.ts';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import type { RoomDetails } from '../chat.queries.ts';
import { useMemberUpdates, usePinUpdates } from '../chat.realtime.ts';
import { roomTitle } from '../rooms.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { Conversation } from './conversation.tsx';
import { MemberList } from './member-list.tsx';
import { RoomHeader, type RoomPanel } from './room-header.tsx';
import { useSearchKey } from './use-search-key.ts';

const loadDrawer = () => import('../../../ui/overlay/drawer.tsx');
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }));
const SearchPanel = lazy(async () => ({ default: (await import('../search/search-panel.tsx')).SearchPanel }));
const PinnedDecisions = lazy(async () => ({
  default: (await import('./pinned-decisions.tsx')).PinnedDecisions,
}));
const PinList = lazy(async () => ({ default: (await import('../search/pin-list.tsx')).PinList }));

const titles: Record<RoomPanel, string> = {
  members: chatCopy.membersTitle,
  search: chatSearchCopy.search,
  pins: pinsCopy.pinned,
};

interface RoomViewProps {
  room: RoomDetails;
  user: SessionUser;
}

interface SidePanelProps {
  panel: RoomPanel;
  memberCount: number;
  children: ReactNode;
}

function SidePanel({ panel, memberCount, children }: SidePanelProps) {
  return (
    <aside
      aria-label={titles[panel]}
      className="flex w-66 flex-none flex-col overflow-y-auto border-l 2xl:w-80"
    >
      <div className="flex min-h-16 flex-none items-center justify-between border-b px-4">
        <h2 className="text-16 leading-6">{titles[panel]}</h2>
        {panel === 'members' ? <span className="text-14 text-muted tabular-nums">{memberCount}</span> : null}
      </div>
      <Suspense>
        <SectionBoundary key={panel}>{children}</SectionBoundary>
      </Suspense>
    </aside>
  );
}

/** A room: header, conversation, and members, search or pins next to it or in a drawer. */
export function RoomView({ room, user }: RoomViewProps) {
  const wide = useMediaQuery('(width >= 1280px)');
  const [beside, setBeside] = useState<RoomPanel | undefined>('members');
  const [drawn, setDrawn] = useState<RoomPanel>();
  useMemberUpdates(room._id);
  usePinUpdates();
  // Preload it, because the connection may be lost when the user opens the members.
  useEffect(() => (wide ? undefined : preloadLater(loadDrawer)), [wide]);
  const shown = wide ? beside : drawn;
  const show = wide ? setBeside : setDrawn;
  useSearchKey(() => show('search'));
  // The drawer would cover the selected message.
  const chosen = () => setDrawn(undefined);

  function content(panel: RoomPanel) {
    if (panel === 'search') return <SearchPanel projectId={room._id} onChosen={chosen} />;
    if (panel === 'pins') return <PinList room={room} userId={user.id} onChosen={chosen} />;
    return (
      <>
        <MemberList room={room} userId={user.id} />
        <SectionBoundary look="row">
          <Suspense>
            <PinnedDecisions roomId={room._id} onChosen={chosen} onShowAll={() => show('pins')} />
          </Suspense>
        </SectionBoundary>
      </>
    );
  }

  return (
    <div className="flex min-h-0 min-w-0">
      <section aria-label={roomTitle(room)} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <SectionBoundary data={room} look="row" className="border-b">
          <RoomHeader
            room={room}
            shown={shown}
            onShow={(panel) => show(panel === shown ? undefined : panel)}
          />
        </SectionBoundary>
        <ConnectionBanner />
        <SectionBoundary data={room} className="flex-1">
          <Conversation room={room} user={user} />
        </SectionBoundary>
      </section>
      {wide && beside ? (
        <SidePanel panel={beside} memberCount={room.memberCount}>
          {content(beside)}
        </SidePanel>
      ) : null}
      {drawn && !wide ? (
        <Suspense>
          <Drawer open side="right" title={titles[drawn]} onClose={() => setDrawn(undefined)}>
            <div className="-mx-4">
              <Suspense>{content(drawn)}</Suspense>
            </div>
          </Drawer>
        </Suspense>
      ) : null}
    </div>
  );
}
