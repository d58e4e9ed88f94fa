import type { Message, RepliedMessage } from '@teamwright/contracts/chat/chat.ts';
import { Pin } from 'lucide-react';
import { useRef, useState } from 'react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { pinsCopy } from '../../../copy/chat/pins.ts';
import { fill } from '../../../texts.ts';
import { MessageText } from '../markdown/message-text.tsx';
import { MessagePictures } from '../pictures/message-pictures.tsx';
import { spokenText } from '../pictures/spoken-text.ts';
import { CollapsedMessage } from './collapsed-message.tsx';
import { MessageActions } from './message-actions.tsx';
import { MessageEditor } from './message-editor.tsx';
import { MessageFrame } from './message-frame.tsx';
import { Reactions } from './reactions.tsx';
import { ReplyQuote } from './reply-quote.tsx';
import type { MessageActionHandlers } from './use-message-changes.ts';

/** Shown above the text of a pinned message. */
function PinMark({ by }: { by: string }) {
  return (
    <p className="flex items-start gap-1 text-12 text-brass">
      <Pin aria-hidden="true" className="mt-0.5 size-3 flex-none" />
      <bdi className="wrap-anywhere">{fill(pinsCopy.pinnedBy, { name: by })}</bdi>
    </p>
  );
}

interface MessageItemProps {
  message: Message;
  continued: boolean;
  /** The day of the message as shown in headings. */
  day: string;
  editing: boolean;
  /** The message that this one replies to, in its current version; null if it is collapsed. */
  replied: RepliedMessage | null;
  messageActions: MessageActionHandlers;
}

function Body({ message, ownId }: { message: Message; ownId: string }) {
  const { message: text, mentions } = message;
  if (message.deletedAt === null)
    return text === '' ? null : <MessageText text={text} mentions={mentions} ownId={ownId} />;
  return <p className="text-14 text-muted italic">{chatCopy.deleted}</p>;
}

/** The accessible name: the text and, for a reply, the author of the original message. */
function wordsOf(message: Message, replied: RepliedMessage | null): string {
  const text = spokenText(message);
  return replied ? fill(chatCopy.replyName, { name: replied.senderUsername, text }) : text;
}

/** A stored message. Messages of blocked users are shown only on request. */
export function MessageItem(props: MessageItemProps) {
  const [shown, setShown] = useState(false);
  const { message, messageActions } = props;
  if (!shown && messageActions.isHidden(message.senderId))
    return <CollapsedMessage message={message} onShow={() => setShown(true)} />;
  return <ShownMessage {...props} />;
}

/** The message with the actions that the viewer may take. */
function ShownMessage({ message, continued, day, editing, replied, messageActions }: MessageItemProps) {
  const frame = useRef<HTMLElement>(null);
  const [reached, setReached] = useState(false);
  const { id } = message;
  const deleted = message.deletedAt !== null;
  const can = messageActions.can(message);
  const hasActions = Object.values(can).some(Boolean);
  return (
    <MessageFrame
      ref={frame}
      userId={message.senderId}
      name={message.senderUsername}
      picture={message.senderPic}
      at={message.createdAt}
      day={day}
      text={deleted ? chatCopy.deleted : wordsOf(message, replied)}
      seq={message.seq}
      edited={message.editedAt !== null && !deleted}
      continued={continued}
      onReach={() => setReached(true)}
      actions={
        hasActions && !editing ? (
          <MessageActions
            reached={reached}
            pinned={message.pinned !== null}
            onPin={can.pin ? (on) => messageActions.pin(id, on) : undefined}
            onReact={can.react ? (emoji) => messageActions.react(id, emoji, true) : undefined}
            onReply={can.reply ? () => messageActions.reply(message) : undefined}
            onPicked={() => frame.current?.focus()}
            onEdit={can.edit ? () => messageActions.edit(id, frame.current) : undefined}
            onDelete={can.delete ? () => messageActions.remove(message, frame.current) : undefined}
            onReport={can.report ? () => messageActions.report(message) : undefined}
          />
        ) : null
      }
    >
      {replied ? <ReplyQuote replied={replied} onJump={messageActions.jump} /> : null}
      {message.pinned ? <PinMark by={message.pinned.by} /> : null}
      {editing ? (
        <MessageEditor
          initialText={message.message}
          onSave={(text) => messageActions.save(id, text)}
          onDone={messageActions.stopEditing}
          onEmptied={() => messageActions.remove(message, frame.current)}
        />
      ) : (
        <Body message={message} ownId={messageActions.userId} />
      )}
      {message.pictures.length > 0 ? <MessagePictures pictures={message.pictures} /> : null}
      {message.reactions.length > 0 ? (
        <Reactions
          message={message}
          ownId={messageActions.userId}
          onReact={can.react ? (emoji, on) => messageActions.react(id, emoji, on) : undefined}
        />
      ) : null}
    </MessageFrame>
  );
}
