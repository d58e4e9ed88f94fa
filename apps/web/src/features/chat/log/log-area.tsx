import { chatCopy } from '../../../copy/chat/chat.ts';
import { texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { EmptyState } from '../../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../../ui/state/use-delayed-skeleton.ts';
import { MessageLog, type MessageLogProps } from './message-log.tsx';

/** The area of the log: skeleton, empty or error state, or the messages. */
export function LogArea(props: MessageLogProps) {
  const { chat, rows } = props;
  const loading = chat.status === 'loading';
  const skeleton = useDelayedSkeleton(loading);
  if (skeleton || loading) {
    return (
      <div aria-busy="true" className="flex min-h-0 flex-1 flex-col justify-end">
        {skeleton ? [1, 2, 3].map((row) => <RowSkeleton key={row} />) : null}
      </div>
    );
  }
  if (rows.length > 0) return <MessageLog {...props} />;
  if (chat.status === 'failed') {
    return (
      <EmptyState
        className="flex-1"
        title={texts.chat.empty}
        hint={<span role="alert">{chatCopy.messagesFailed}</span>}
        action={<Button onClick={chat.reload}>{chatCopy.tryAgain}</Button>}
      />
    );
  }
  return <EmptyState className="flex-1" title={texts.chat.empty} hint={texts.chat.emptyHint} />;
}
