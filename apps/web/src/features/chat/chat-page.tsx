import { cx } from 'class-variance-authority';
import { useDeferredValue } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { chatCopy } from '../../copy/chat/chat.ts';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { paths } from '../../paths.ts';
import { type SessionUser, useCurrentUser } from '../../stores/session.ts';
import { texts } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { EmptyState } from '../../ui/state/state-message.tsx';
import { useRooms } from './chat.queries.ts';
import { useRoomListUpdates } from './chat.realtime.ts';
import { RoomError } from './room/room-error.tsx';
import { RoomPane } from './room/room-pane.tsx';
import { RoomList } from './room-list/room-list.tsx';
import { isHighlighted } from './should-notify.ts';

/** Offers the room with unread messages, or the one with the latest. Without a room: how to get one. */
function NoRoomChosen({ userId }: { userId: string }) {
  const { search } = useLocation();
  const { rooms, loading, nothing } = useRooms(userId);
  if (nothing) return <div className="max-md:hidden" />;
  if (rooms.length === 0 && !loading)
    return (
      <section className="grid min-h-0 max-md:hidden">
        <EmptyState
          title={chatCopy.noRoom}
          hint={chatCopy.noRoomHint}
          action={
            <Link to={paths.discover()} className={buttonClass({ variant: 'primary' })}>
              {texts.header.discoverProjects}
            </Link>
          }
        />
      </section>
    );
  const unread = rooms.find(isHighlighted);
  const room = unread ?? rooms[0];
  return (
    <section className="grid min-h-0 max-md:hidden">
      <EmptyState
        title={chatCopy.chooseRoom}
        hint={chatCopy.chooseRoomHint}
        action={
          room ? (
            <Link to={{ pathname: paths.chatRoom(room._id), search }} className={buttonClass()}>
              {unread ? chatCopy.openUnread : chatCopy.openLatest}
            </Link>
          ) : undefined
        }
      />
    </section>
  );
}

/** The room list and the selected room: side by side, or one at a time on phones. */
function ChatPanes({ user, projectId }: { user: SessionUser; projectId: string | undefined }) {
  useRoomListUpdates(user.id);
  // A phone shows an open room without the list, so the list is rendered after the room.
  const beside = useMediaQuery('(width >= 768px)');
  const withList = useDeferredValue(true, beside || projectId === undefined);
  return (
    <div
      className={cx(
        'grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] md:h-[calc(100dvh-65px)] md:grid-cols-[320px_minmax(0,1fr)]',
        // Subtracts the header and the phone's bottom bar, which an open room hides.
        projectId ? 'h-dvh' : 'h-[calc(100dvh-113px)]',
      )}
    >
      {projectId ? null : <PageTitle>{texts.header.chats}</PageTitle>}
      {withList ? (
        <SectionBoundary>
          <RoomList userId={user.id} openRoom={projectId} />
        </SectionBoundary>
      ) : null}
      {projectId ? (
        <SectionBoundary key={projectId}>
          <RoomPane projectId={projectId} user={user} />
        </SectionBoundary>
      ) : (
        <NoRoomChosen userId={user.id} />
      )}
    </div>
  );
}

/** One page for /chat and /chat/:projectId, so that the list stays when the room changes. */
export function ChatPage() {
  const user = useCurrentUser();
  const { projectId } = useParams();
  // The guard requires a stored user, but that copy may be damaged.
  if (!user?.id) return <RoomError message={projectId ? texts.chat.invalidRoomOrUser : texts.chat.noUser} />;
  return <ChatPanes user={user} projectId={projectId} />;
}
