import { chatCopy } from '../../../copy/chat/chat.ts';
import { chatSearchCopy } from '../../../copy/chat/search.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import type { HistoryState } from '../history/message-window.ts';
import { LoadWhenNear } from './older-messages.tsx';

interface NewerMessagesProps {
  newer: HistoryState['newer'];
  onLoad: () => void;
}

/** Loads newer messages while an older part of the room is shown. */
export function NewerMessages({ newer, onLoad }: NewerMessagesProps) {
  if (newer === 'none') return null;
  if (newer === 'more') return <LoadWhenNear onLoad={onLoad} />;
  if (newer === 'loading') {
    return (
      <p className="flex items-center justify-center gap-2 py-2 text-13 text-muted">
        <Spinner />
        {chatSearchCopy.loadingNewer}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center justify-center gap-2 py-2 text-13 text-danger">
      {chatSearchCopy.newerFailed}
      <Button size="sm" onClick={onLoad}>
        {chatCopy.tryAgain}
      </Button>
    </p>
  );
}
