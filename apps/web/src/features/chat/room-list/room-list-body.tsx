import type { Room } from '@teamwright/contracts/chat/chat.ts';
import { Link } from 'react-router';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { paths } from '../../../paths.ts';
import { texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { FlipList } from '../../../ui/flip-list.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../../ui/state/use-delayed-skeleton.ts';
import type { useRooms } from '../chat.queries.ts';
import type { RoomTab } from '../rooms.ts';
import { RoomRow } from './room-row.tsx';

const emptyTexts: Record<RoomTab, string> = {
  all: texts.chat.noRooms,
  mine: texts.chat.noRoomsCreated,
  joined: texts.chat.noRoomsJoined,
};

interface RoomListBodyProps {
  list: ReturnType<typeof useRooms>;
  rooms: readonly Room[];
  tab: RoomTab;
  userId: string;
  openRoom: string | undefined;
  /** In milliseconds. */
  now: number;
}

/** Shown below the tabs: skeletons, an error, the empty state, or the rooms. */
export function RoomListBody({ list, rooms, tab, userId, openRoom, now }: RoomListBodyProps) {
  const skeleton = useDelayedSkeleton(list.loading);
  if (skeleton) return [1, 2, 3, 4].map((row) => <RowSkeleton key={row} />);
  if (list.loading) return null;
  if (list.nothing) {
    return (
      <ErrorState
        title={list.failure}
        hint={list.failure === texts.chat.noRoomsFetched ? undefined : texts.chat.noRoomsFetched}
        action={<Button onClick={list.refresh}>{chatCopy.tryAgain}</Button>}
      />
    );
  }
  return (
    <>
      {list.failure ? (
        <p role="alert" className="px-5 pt-3 text-13 text-danger">
          {list.failure}
        </p>
      ) : null}
      {rooms.length === 0 ? (
        <EmptyState
          title={emptyTexts[tab]}
          action={
            // From 768 px, the pane beside the list has it if there is no room at all.
            <Link
              to={paths.discover()}
              className={buttonClass({ className: list.rooms.length === 0 ? 'md:hidden' : '' })}
            >
              {texts.header.discoverProjects}
            </Link>
          }
        />
      ) : (
        <FlipList order={rooms.map(({ _id }) => _id).join()} className="grid gap-0.5 p-2">
          {rooms.map((room) => (
            <SectionBoundary key={room._id} data={room} look="item">
              <RoomRow room={room} userId={userId} open={room._id === openRoom} now={now} />
            </SectionBoundary>
          ))}
        </FlipList>
      )}
    </>
  );
}
