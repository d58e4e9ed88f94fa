import type { Message } from '@teamwright/contracts/chat/chat.ts';
import { moderationCopy as copy } from '../../../copy/moderation.ts';
import { formatFull, formatTime } from '../../../lib/time/dates.ts';
import { Button } from '../../../ui/button.tsx';

interface CollapsedMessageProps {
  message: Message;
  onShow: () => void;
}

/** Replaces a message of a blocked user. Shows neither the text nor the author. */
export function CollapsedMessage({ message, onShow }: CollapsedMessageProps) {
  return (
    <article
      aria-label={copy.folded}
      data-seq={message.seq}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-2 rounded-4 py-1 pl-11 text-14 text-muted outline-offset-[-1px]"
    >
      <span>{copy.folded}</span>
      <Button variant="ghost" size="sm" onClick={onShow}>
        {copy.show}
      </Button>
      <time dateTime={message.createdAt} title={formatFull(message.createdAt)} className="text-12">
        {formatTime(message.createdAt)}
      </time>
    </article>
  );
}
