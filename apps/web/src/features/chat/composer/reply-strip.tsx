import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { CornerUpLeft, X } from 'lucide-react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { quoteOf } from '../history/messages.ts';
import { quoteText } from '../message/reply-quote.tsx';

/** Shown in the message input: the message that the next one replies to. */
export function ReplyStrip({ message, onCancel }: { message: Message; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-2 border-b pr-1 pl-4 text-13 text-muted">
      <CornerUpLeft aria-hidden="true" className="flex-none" />
      <p role="status" className="min-w-0 flex-1 truncate">
        {fill(chatCopy.replyingTo, { name: message.senderUsername })}{' '}
        <span className="text-text">{quoteText(quoteOf(message))}</span>
      </p>
      <Button
        variant="ghost"
        size="square"
        aria-label={chatCopy.cancelReply}
        title={chatCopy.cancelReply}
        onClick={onCancel}
      >
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
