import type { Mention } from '@teamwright/contracts/chat/chat.ts';
import { roomPictureAddress } from '@teamwright/contracts/uploads.ts';
import { cx } from 'class-variance-authority';
import { CircleAlert, Clock } from 'lucide-react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { useConnectionState } from '../../../lib/api/use-realtime.ts';
import type { SessionUser } from '../../../stores/session.ts';
import { texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Outgoing } from '../history/room-outbox.ts';
import { MessageText } from '../markdown/message-text.tsx';
import { plainLine } from '../markdown/plain-words.ts';
import { MessagePictures } from '../pictures/message-pictures.tsx';
import { MessageFrame } from './message-frame.tsx';
import { ReplyQuote } from './reply-quote.tsx';

interface OutgoingItemProps {
  outgoing: Outgoing;
  continued: boolean;
  day: string;
  user: SessionUser;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Mentions are known once the server has stored the message. */
const noMentions: readonly Mention[] = [];

/** The user's own message while it is being sent, or after sending failed. */
export function OutgoingItem({ outgoing, continued, day, user, onRetry, onDiscard }: OutgoingItemProps) {
  const failed = outgoing.state === 'failed';
  const waits = useConnectionState() === 'offline' && outgoing.lost;
  const state = waits ? chatCopy.waiting : chatCopy.notSent;
  // Already uploaded, so the server shows them to their sender.
  const pictures = (outgoing.pictures ?? []).map((picture) => ({
    ...picture,
    url: roomPictureAddress(picture.name),
    smallUrl: roomPictureAddress(picture.name, 'small'),
  }));
  return (
    <MessageFrame
      userId={user.id}
      name={user.username}
      picture={user.profilePicture}
      at={outgoing.at}
      day={day}
      text={`${plainLine(outgoing.text)} ${failed ? state : texts.chat.sending}`}
      continued={continued}
    >
      {outgoing.replyTo ? <ReplyQuote replied={outgoing.replyTo} /> : null}
      <div className={failed ? '' : 'opacity-75'}>
        {outgoing.text ? <MessageText text={outgoing.text} mentions={noMentions} ownId={user.id} /> : null}
        {pictures.length > 0 ? <MessagePictures pictures={pictures} /> : null}
      </div>
      {failed ? (
        <div
          className={cx(
            'flex flex-wrap items-center gap-x-2 gap-y-1 text-13',
            waits ? 'text-muted' : 'text-danger',
          )}
        >
          {waits ? <Clock aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          {state}
          <Button size="sm" onClick={onRetry}>
            {chatCopy.retry}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            {chatCopy.discard}
          </Button>
        </div>
      ) : (
        <span className="text-12 text-muted">{texts.chat.sending}</span>
      )}
    </MessageFrame>
  );
}
