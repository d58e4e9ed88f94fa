import type { RepliedMessage } from '@teamwright/contracts/chat/chat.ts';
import { CornerUpLeft } from 'lucide-react';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { fill } from '../../../texts.ts';
import { plainQuote } from '../markdown/plain-words.ts';

export function quoteText({ deleted, message }: RepliedMessage): string {
  return deleted ? chatCopy.deleted : plainQuote(message);
}

/** Shown above a reply: the original message and a link to it. An unsent reply has no link yet. */
export function ReplyQuote({ replied, onJump }: { replied: RepliedMessage; onJump?: (seq: number) => void }) {
  const text = quoteText(replied);
  return (
    <button
      type="button"
      disabled={!onJump}
      aria-label={fill(chatCopy.inReplyTo, { name: replied.senderUsername, text })}
      onClick={() => onJump?.(replied.seq)}
      className="group/quote -ml-1 flex min-h-7 max-w-full items-center gap-1.5 rounded-4 px-1 text-left text-13 text-muted enabled:hover:text-heading max-md:min-h-11"
    >
      <CornerUpLeft aria-hidden="true" className="flex-none" />
      <bdi className="flex-none font-semibold">{replied.senderUsername}</bdi>
      <span className={replied.deleted ? 'truncate italic' : 'truncate'}>{text}</span>
    </button>
  );
}
