import type { Message } from '@teamwright/contracts/chat/chat.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { moderationCopy } from '../../../copy/moderation.ts';
import { formatFull, formatRelative } from '../../../lib/time/dates.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { type JumpState, paths } from '../../../paths.ts';

interface MessageLinkProps {
  message: Pick<Message, 'postId' | 'seq' | 'senderUsername' | 'createdAt'>;
  /** The room's name, if several rooms are listed. */
  detail?: string | undefined;
  onChosen?: (() => void) | undefined;
  /** The viewer has blocked the author, so neither author nor text is shown. */
  hidden?: boolean;
  /** A short version of the text. */
  children: ReactNode;
}

/** A link to a message in its room. */
export function MessageLink({ message, detail, onChosen, hidden = false, children }: MessageLinkProps) {
  const { search } = useLocation();
  const now = useNow();
  const state: JumpState = { message: message.seq };
  return (
    <Link
      to={{ pathname: paths.chatRoom(message.postId), search }}
      state={state}
      onClick={onChosen}
      className="block rounded-6 px-3 py-2.5 text-13 text-muted no-underline outline-offset-[-2px] hover:bg-fill"
    >
      <span className="flex items-baseline justify-between gap-2">
        {hidden ? (
          <span className="text-14">{moderationCopy.folded}</span>
        ) : (
          <bdi className="truncate text-14 font-semibold text-heading">{message.senderUsername}</bdi>
        )}
        <time
          dateTime={message.createdAt}
          title={formatFull(message.createdAt)}
          className="flex-none text-12"
        >
          {formatRelative(message.createdAt, now)}
        </time>
      </span>
      {detail ? <bdi className="line-clamp-2 wrap-anywhere">{detail}</bdi> : null}
      {hidden ? null : (
        <span dir="auto" className="line-clamp-3 wrap-anywhere text-14 text-text">
          {children}
        </span>
      )}
    </Link>
  );
}
