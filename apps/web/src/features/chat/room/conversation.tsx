import { lazy, Suspense } from 'react';
import type { SessionUser } from '../../../stores/session.ts';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { useCatchUp } from '../catch-up/use-catch-up.ts';
import type { RoomDetails } from '../chat.queries.ts';
import { Composer } from '../composer/composer.tsx';
import { ArrivalAnnouncer } from '../log/arrival-announcer.tsx';
import { LogArea } from '../log/log-area.tsx';
import { TypingLine } from '../log/typing-line.tsx';
import type { MessageChanges } from '../message/use-message-changes.ts';
import { useConversation } from './use-conversation.ts';

const MessageRemoval = lazy(async () => ({
  default: (await import('../message/message-removal.tsx')).MessageRemoval,
}));

const CatchUpStrip = lazy(async () => ({
  default: (await import('../catch-up/catch-up-strip.tsx')).CatchUpStrip,
}));

interface ConversationProps {
  room: RoomDetails;
  user: SessionUser;
}

/** Confirms the deletion of a message. */
function Removal({ changes }: { changes: MessageChanges }) {
  if (!changes.removing) return null;
  return (
    <Suspense>
      <MessageRemoval
        {...changes.removing}
        onClose={changes.stopRemoving}
        onDeleted={changes.removed}
        finalFocus={changes.returnTo}
      />
    </Suspense>
  );
}

/** Everything below the room's header: the log, the typing line and the message input. */
export function Conversation({ room, user }: ConversationProps) {
  const { view, scroller, chat, atEnd, box, changes, toLatest, send } = useConversation(room, user.id);
  const missedHere = useCatchUp(room);
  return (
    <>
      <SectionBoundary data={chat.messages} className="flex-1">
        <LogArea
          user={user}
          chat={chat}
          changes={changes}
          summary={
            missedHere ? (
              <Suspense>
                <CatchUpStrip
                  missed={missedHere.missed}
                  onJump={changes.messageActions.jump}
                  onClose={missedHere.close}
                />
              </Suspense>
            ) : null
          }
          mark={view.mark}
          seenSeq={view.seenSeq}
          atEnd={atEnd}
          scroller={scroller}
          onView={(next) => view.onView(next, chat.newer === 'none')}
          onLatest={() => void toLatest()}
        />
      </SectionBoundary>
      <Removal changes={changes} />
      <ArrivalAnnouncer projectId={room._id} ownId={user.id} level={room.attention} />
      <div className="flex-none px-2 pb-2 md:px-8 md:pb-6">
        <TypingLine projectId={room._id} ownId={user.id} />
        <SectionBoundary look="row">
          <Composer
            room={room}
            userId={user.id}
            box={box}
            replyTo={changes.replyTo}
            onCancelReply={changes.stopReplying}
            sending={chat.outgoing.some((item) => item.state !== 'failed')}
            onSend={send}
            onEditLast={changes.editLast}
          />
        </SectionBoundary>
      </div>
    </>
  );
}
