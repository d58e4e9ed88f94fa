import { cx } from 'class-variance-authority';
import { RefreshCw, Search, X } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { chatSearchCopy } from '../../../copy/chat/search.ts';
import { choiceField } from '../../../lib/address/search-state.ts';
import { useSearchState } from '../../../lib/address/use-search-state.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { fill, texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Announcer } from '../../../ui/state/announcer.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useRooms } from '../chat.queries.ts';
import { roomsOfTab, roomTabs } from '../rooms.ts';
import { DebugInfo } from './debug-info.tsx';
import { RoomListBody } from './room-list-body.tsx';
import { useRoomKeys } from './use-room-keys.ts';

const SearchPanel = lazy(async () => ({ default: (await import('../search/search-panel.tsx')).SearchPanel }));

const searchFields = { rooms: choiceField(roomTabs, 'all') };

const tabs = [
  { id: 'all', label: texts.chat.allRooms },
  { id: 'mine', label: texts.chat.myRooms },
  { id: 'joined', label: texts.chat.joinedRooms },
] as const;

function shownText(count: number): string {
  return count === 1 ? chatCopy.oneRoomShown : fill(chatCopy.roomsShown, { count });
}

interface RoomListProps {
  userId: string;
  /** The id of the room that is open next to the list. */
  openRoom: string | undefined;
}

export function RoomList({ userId, openRoom }: RoomListProps) {
  const [{ rooms: tab }, change] = useSearchState(searchFields);
  const list = useRooms(userId);
  const now = useNow();
  const [searching, setSearching] = useState(false);
  const panelId = useId();
  const shown = roomsOfTab(list.rooms, tab, userId);
  useRoomKeys(shown, openRoom);
  // An open room has the page's first heading, which receives the focus.
  const Heading = openRoom ? 'h2' : 'h1';
  return (
    <section
      aria-label={chatCopy.rooms}
      className={cx('flex min-h-0 flex-col md:border-r', openRoom && 'max-md:hidden')}
    >
      <div className="flex min-h-14 items-center gap-2 pr-2 pl-5 md:min-h-16">
        <Heading className="flex-1 text-16 leading-6 outline-0">
          {fill(texts.chat.title, { count: list.loading ? '…' : list.rooms.length })}
        </Heading>
        <Button
          variant="ghost"
          size="square"
          aria-label={searching ? chatSearchCopy.close : chatSearchCopy.searchAll}
          title={searching ? chatSearchCopy.close : chatSearchCopy.searchAll}
          aria-expanded={searching}
          onClick={() => setSearching(!searching)}
        >
          {searching ? <X aria-hidden="true" /> : <Search aria-hidden="true" />}
        </Button>
        <Button variant="ghost" busy={list.fetching && !list.loading} onClick={list.refresh}>
          {list.fetching && !list.loading ? null : <RefreshCw aria-hidden="true" />}
          {texts.chat.refresh}
        </Button>
      </div>
      {searching ? (
        <Suspense>
          <SearchPanel />
        </Suspense>
      ) : null}
      <Tabs
        label={chatCopy.roomFilter}
        tabs={tabs}
        selected={tab}
        onSelect={(rooms) => change({ rooms }, { replace: true })}
        panelId={panelId}
        className={cx('px-2', searching && 'hidden')}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={chatCopy.rooms}
        className={cx('min-h-0 flex-1 overflow-y-auto', searching && 'hidden')}
      >
        <RoomListBody list={list} rooms={shown} tab={tab} userId={userId} openRoom={openRoom} now={now} />
      </div>
      <Announcer>{list.loading ? chatCopy.loadingRooms : shownText(shown.length)}</Announcer>
      <DebugInfo counts={list.counts} shown={shown.length} />
    </section>
  );
}
