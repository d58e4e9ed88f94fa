import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { lazy, Suspense, useRef } from 'react';
import { chatFindsCopy } from '../../../copy/chat/chat-finds.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import type { SessionUser } from '../../../stores/session.ts';
import { toast } from '../../../stores/toasts.ts';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { useCatchUp } from '../catch-up/use-catch-up.ts';
import type { RoomDetails } from '../chat.queries.ts';
import { Composer } from '../composer/composer.tsx';
import { quoteOf } from '../history/messages.ts';
import type { SentPicture } from '../history/room-outbox.ts';
import { useRoomMessages } from '../history/use-room-messages.ts';
import { ArrivalAnnouncer } from '../log/arrival-announcer.tsx';
import { LogArea } from '../log/log-area.tsx';
import type { LogScroller } from '../log/log-scroll.ts';
import { TypingLine } from '../log/typing-line.tsx';
import { useJump } from '../log/use-jump.ts';
import { useLinkedJump } from '../log/use-linked-jump.ts';
import { useLogView } from '../log/use-log-view.ts';
import { useReadKey } from '../log/use-read-key.ts';
import { useMessageChanges } from '../message/use-message-changes.ts';

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

/** Everything below the room's header: the log, the typing line and the message input. */
export function Conversation({ room, user }: ConversationProps) {
  const view = useLogView(room, user.id);
  const scroller = useRef<LogScroller>(null);
  const chat = useRoomMessages(room, user.id, onArrival);
  const atEnd = view.endInView && chat.newer === 'none';
  const box = useRef<HTMLTextAreaElement>(null);
  const jump = useJump(chat.showAround, scroller);
  useLinkedJump(jump, chat.status === 'ready');
  const changes = useMessageChanges(room, user.id, chat, { jump, box });

  function onArrival(message: Message, lastSeq: number): void {
    view.onArrival(message, { lastSeq, atEnd });
  }

  useReadKey(() => view.readAll(lastLoaded()));

  function lastLoaded(): number {
    return chat.messages.at(-1)?.seq ?? 0;
  }

  /** Jumps to the end of the room, and loads it first if necessary. */
  async function toLatest(): Promise<void> {
    try {
      await chat.showLatest();
      requestAnimationFrame(() => scroller.current?.toEnd());
    } catch (error) {
      toast.error(errorText(error, chatFindsCopy.jumpFailed));
    }
  }

  function send(text: string, pictures: readonly SentPicture[]): void {
    chat.send(text, { replyTo: changes.replyTo && quoteOf(changes.replyTo), pictures });
    changes.stopReplying();
    // Sending a message marks the room as read, so hide the "New" line.
    view.moveMark(lastLoaded());
    void toLatest();
  }

  const missedHere = useCatchUp(room);
  return (
    <>
      <SectionBoundary data={chat.messages} className="flex-1">
        <LogArea
          room={room}
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
          onView={(next) => view.look(next, chat.newer === 'none')}
          onLatest={() => void toLatest()}
        />
      </SectionBoundary>
      {changes.removing ? (
        <Suspense>
          <MessageRemoval
            {...changes.removing}
            onClose={changes.stopRemoving}
            onDeleted={changes.removed}
            finalFocus={changes.returnTo}
          />
        </Suspense>
      ) : null}
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
