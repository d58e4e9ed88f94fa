import { useQuery } from '@tanstack/react-query';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import type { SessionUser } from '../../../stores/session.ts';
import { texts } from '../../../texts.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Announcer } from '../../../ui/state/announcer.tsx';
import { RowSkeleton, Skeleton } from '../../../ui/state/skeleton.tsx';
import { useDelayedSkeleton } from '../../../ui/state/use-delayed-skeleton.ts';
import { useBlockedUsersPending } from '../blocked-messages.ts';
import { accessQuery, roomQuery } from '../chat.queries.ts';
import { roomTitle } from '../rooms.ts';
import { RoomError } from './room-error.tsx';
import { RoomView } from './room-view.tsx';

function RoomSkeleton() {
  return (
    <section aria-busy="true" className="flex min-h-0 flex-col">
      <div className="flex min-h-14 items-center border-b px-6 md:min-h-16">
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="mt-auto pb-6">
        {[1, 2, 3].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
      <Announcer>{chatCopy.loadingRoom}</Announcer>
    </section>
  );
}

/** One room from its address: loading, no access, failed, or ready. */
export function RoomPane({ projectId, user }: { projectId: string; user: SessionUser }) {
  const { data: room, error, isPending, refetch } = useQuery(roomQuery(projectId));
  const { data: access } = useQuery(accessQuery(projectId, user.id));
  const waits = useBlockedUsersPending() || isPending;
  const skeleton = useDelayedSkeleton(waits);
  // Checked even if a response is cached, because the user may have been removed.
  if (access?.hasAccess === false || isApiError(error, 'forbidden'))
    return <RoomError message={texts.chat.noAccess} />;
  if (isApiError(error, 'not_found')) return <RoomError message={texts.chat.invalidRoom} />;
  if (skeleton) return <RoomSkeleton />;
  if (waits) return <section aria-busy="true" />;
  if (!room) {
    return <RoomError message={texts.chat.failedToInitialize} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <PageTitle>{roomTitle(room)}</PageTitle>
      <RoomView room={room} user={user} />
    </>
  );
}
