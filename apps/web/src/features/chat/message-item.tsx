import type { Message } from '@teamwright/contracts/chat.ts';
import { chatCopy } from '../../copy/chat.ts';
import { MessageFrame } from './message-frame.tsx';
import { MessageText } from './message-text.tsx';

/** A stored message. */
export function MessageItem({ message, continued }: { message: Message; continued: boolean }) {
  const deleted = message.deletedAt !== null;
  return (
    <MessageFrame
      name={message.senderUsername}
      picture={message.senderPic}
      at={message.createdAt}
      text={deleted ? chatCopy.deleted : message.message}
      seq={message.seq}
      edited={message.editedAt !== null && !deleted}
      continued={continued}
    >
      {deleted ? (
        <p className="text-14 text-muted italic">{chatCopy.deleted}</p>
      ) : (
        <MessageText text={message.message} />
      )}
    </MessageFrame>
  );
}
