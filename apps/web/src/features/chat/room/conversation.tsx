import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { chatFindsCopy } from '../../../copy/chat/chat-finds.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { SessionUser } from '../../../stores/session.ts';
import { toast } from '../../../stores/toasts.ts';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { useFolds } from '../blocked-messages.ts';
import { useCatchUp } from '../catch-up/use-catch-up.ts';
import { listedRoom, type RoomDetails } from '../chat.queries.ts';
import { Composer } from '../composer/composer.tsx';
import { countAfter, quoteOf } from '../history/messages.ts';
import type { SentPicture } from '../history/room-outbox.ts';
import { useRoomMessages } from '../history/use-room-messages.ts';
import { ArrivalAnnouncer } from '../log/arrival-announcer.tsx';
import { LogArea } from '../log/log-area.tsx';
import type { LogFollower, LogView } from '../log/log-scroll.ts';
import { timelineRows } from '../log/timeline-rows.ts';
import { TypingLine } from '../log/typing-line.tsx';
import { markAfterArrival } from '../log/unread-mark.ts';
import { useJump } from '../log/use-jump.ts';
import { useLinkedJump } from '../log/use-linked-jump.ts';
import { useReadKey } from '../log/use-read-key.ts';
import { useReadState } from '../log/use-read-state.ts';
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
  const [mark, setMark] = useState(room.lastReadSeq);
  const [endInView, setEndInView] = useState(true);
  const [seenSeq, setSeenSeq] = useState(room.lastReadSeq);
  const follower = useRef<LogFollower>(null);
  const client = useQueryClient();
  const { saw, readTo, readSeq } = useReadState(room._id, room.lastReadSeq);
  const now = useNow();
  const chat = useRoomMessages(room, user.id, onArrival);
  const atEnd = endInView && chat.newer === 'none';
  const box = useRef<HTMLTextAreaElement>(null);
  const jump = useJump(chat.showAround, follower);
  useLinkedJump(jump, chat.status === 'ready');
  const changes = useMessageChanges(room, user.id, chat, { jump, box });

  function onArrival({ senderId, seq }: Message, lastSeq: number): void {
    const reading = senderId === user.id || (document.hasFocus() && atEnd);
    setMark((before) => markAfterArrival(before, { lastSeq, seq, readSeq: readSeq(), reading }));
  }

  function look(next: LogView): void {
    setEndInView(next.atEnd);
    // While an older part is shown, earlier messages may not have been seen.
    if (chat.newer !== 'none') return;
    setSeenSeq((before) => Math.max(before, next.lastSeq));
    saw(next.lastSeq);
  }

  /** Marks the room as read without scrolling. */
  function readAll(): void {
    const held = chat.messages.at(-1)?.seq ?? 0;
    const last = Math.max(room.lastSeq, held, listedRoom(client, room._id)?.lastSeq ?? 0);
    readTo(last);
    setMark(last);
    setSeenSeq(last);
  }

  useReadKey(readAll);

  /** Jumps to the end of the room, and loads it first if necessary. */
  async function toLatest(): Promise<void> {
    try {
      await chat.showLatest();
      requestAnimationFrame(() => follower.current?.toEnd());
    } catch (error) {
      toast.error(errorText(error, chatFindsCopy.jumpFailed));
    }
  }

  function send(text: string, pictures: readonly SentPicture[]): void {
    chat.send(text, { replyTo: changes.replyTo && quoteOf(changes.replyTo), pictures });
    changes.stopReplying();
    // Sending a message marks the room as read, so hide the "New" line.
    setMark(chat.messages.at(-1)?.seq ?? 0);
    void toLatest();
  }

  const missedHere = useCatchUp(room);
  const folds = useFolds();
  const { messages, outgoing } = chat;
  return (
    <>
      <SectionBoundary data={messages} className="flex-1">
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
          rows={timelineRows({
            messages,
            outgoing: chat.newer === 'none' ? outgoing : [],
            mark,
            ownId: user.id,
            folds,
            now,
          })}
          atEnd={atEnd}
          unseen={atEnd ? 0 : countAfter(messages, seenSeq, (sender) => sender === user.id || folds(sender))}
          follower={follower}
          onView={look}
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
      <ArrivalAnnouncer postId={room._id} ownId={user.id} attention={room.attention} />
      <div className="flex-none px-2 pb-2 md:px-8 md:pb-6">
        <TypingLine postId={room._id} ownId={user.id} />
        <SectionBoundary look="row">
          <Composer
            room={room}
            userId={user.id}
            box={box}
            replyTo={changes.replyTo}
            onCancelReply={changes.stopReplying}
            sending={outgoing.some((item) => item.state !== 'failed')}
            onSend={send}
            onEditLast={changes.editLast}
          />
        </SectionBoundary>
      </div>
    </>
  );
}
