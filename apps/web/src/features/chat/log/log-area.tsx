import { chatCopy } from '../../../copy/chat/chat.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../../ui/state/use-delayed-skeleton.ts';
import { useIsHidden } from '../blocked-messages.ts';
import { countAfter } from '../history/messages.ts';
import { MessageLog, type MessageLogProps } from './message-log.tsx';
import { timelineRows } from './timeline-rows.ts';

interface LogAreaProps extends Omit<MessageLogProps, 'rows' | 'unseen'> {
  /** The "New" line is after this sequence number. */
  mark: number;
  /** The last message that was visible. */
  seenSeq: number;
}

/** The area of the log: skeleton, empty or error state, or the messages. */
export function LogArea({ mark, seenSeq, ...props }: LogAreaProps) {
  const { chat, user, atEnd } = props;
  const { messages, outgoing } = chat;
  const now = useNow();
  const isHidden = useIsHidden();
  const rows = timelineRows({
    messages,
    outgoing: chat.newer === 'none' ? outgoing : [],
    mark,
    ownId: user.id,
    isHidden,
    now,
  });
  const isExcluded = (senderId: string | null) => senderId === user.id || isHidden(senderId);
  const unseen = atEnd ? 0 : countAfter(messages, seenSeq, isExcluded);
  const loading = chat.status === 'loading';
  const skeleton = useDelayedSkeleton(loading);
  if (skeleton || loading) {
    return (
      <div aria-busy="true" className="flex min-h-0 flex-1 flex-col justify-end">
        {skeleton ? [1, 2, 3].map((row) => <RowSkeleton key={row} />) : null}
      </div>
    );
  }
  if (rows.length > 0) return <MessageLog {...props} rows={rows} unseen={unseen} />;
  if (chat.status === 'failed') {
    return (
      <ErrorState
        className="flex-1"
        title={chatCopy.messagesFailed}
        action={<Button onClick={chat.reload}>{chatCopy.tryAgain}</Button>}
      />
    );
  }
  return <EmptyState className="flex-1" title={texts.chat.empty} hint={texts.chat.emptyHint} />;
}
