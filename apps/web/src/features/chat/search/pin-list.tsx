import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { messageCan } from '@teamwright/contracts/chat/permissions.ts';
import { PinOff } from 'lucide-react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { pinsCopy as copy } from '../../../copy/chat/pins.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { formatDay } from '../../../lib/time/dates.ts';
import { toast } from '../../../stores/toasts.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { useIsHidden } from '../blocked-messages.ts';
import { patchPin, pinsQuery, type RoomDetails } from '../chat.queries.ts';
import { pinMessage } from '../history/use-room-messages.ts';
import { picturesText } from '../rooms.ts';
import { foundSnippet } from './found-snippet.ts';
import { MessageLink } from './message-link.tsx';

interface PinListProps {
  room: RoomDetails;
  userId: string;
  onChosen?: () => void;
}

function Pinned({ message, room, userId, onChosen }: PinListProps & { message: Message }) {
  const { pinned } = message;
  const client = useQueryClient();
  const isHidden = useIsHidden();
  const canUnpin = messageCan(room.can, userId, message).pin;

  function unpin(): void {
    pinMessage(message.id, false).then(
      (changed) => patchPin(client, changed),
      (error) => toast.error(errorText(error, copy.pinFailed)),
    );
  }

  return (
    <li className="flex items-start">
      <div className="min-w-0 flex-1">
        <MessageLink
          message={message}
          hidden={isHidden(message.senderId)}
          detail={pinned ? fill(copy.pinnedByAt, { name: pinned.by, date: formatDay(pinned.at) }) : undefined}
          onChosen={onChosen}
        >
          {foundSnippet(message.message, []) || picturesText(message.pictures.length)}
        </MessageLink>
      </div>
      {canUnpin ? (
        <Button variant="ghost" size="square" aria-label={copy.unpin} title={copy.unpin} onClick={unpin}>
          <PinOff aria-hidden="true" />
        </Button>
      ) : null}
    </li>
  );
}

/** The pins of a room: loading, failed, none, or the messages, last pinned first. */
export function PinList(props: PinListProps) {
  const { data, error, isPending, refetch } = useQuery(pinsQuery(props.room._id));
  if (isPending) {
    return (
      <div role="status" aria-label={copy.loadingPins}>
        {[1, 2].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={copy.pinsFailed}
        hint={errorText(error)}
        action={<Button onClick={() => void refetch()}>{chatCopy.tryAgain}</Button>}
      />
    );
  }
  if (data.length === 0) return <EmptyState title={copy.noPins} hint={copy.noPinsHint} />;
  return (
    <ul aria-label={copy.pinned} className="grid grid-cols-[minmax(0,1fr)] gap-0.5 p-2">
      {data.map((message) => (
        <SectionBoundary key={message.id} data={message} look="item">
          <Pinned {...props} message={message} />
        </SectionBoundary>
      ))}
    </ul>
  );
}
