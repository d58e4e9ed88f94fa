import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { FoundMessage } from '@teamwright/contracts/chat/search.ts';
import { chatCopy } from '../../../copy/chat/chat.ts';
import { chatSearchCopy as copy } from '../../../copy/chat/search.ts';
import type { Answer } from '../../../lib/api/api.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Marked } from '../../../ui/marked.tsx';
import { RowSkeleton } from '../../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { foundSnippet } from './found-snippet.ts';
import { MessageLink } from './message-link.tsx';

interface FoundMessagesProps {
  found: UseInfiniteQueryResult<InfiniteData<Answer<'chat.search'>>>;
  /** Shows room names, because several rooms were searched. */
  named: boolean;
  onChosen: (() => void) | undefined;
}

function Found({ message, marks }: { message: FoundMessage; marks: readonly string[] }) {
  return <Marked text={foundSnippet(message.message, marks)} marks={marks} />;
}

/** The result of a search: loading, failed, nothing, or the messages, newest first. */
export function FoundMessages({ found, named, onChosen }: FoundMessagesProps) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage } = found;
  if (isPending) return [1, 2, 3].map((row) => <RowSkeleton key={row} />);
  if (!data) {
    return (
      <ErrorState
        title={copy.searchFailed}
        hint={errorText(error)}
        action={<Button onClick={() => void found.refetch()}>{chatCopy.tryAgain}</Button>}
      />
    );
  }
  const messages = data.pages.flatMap((page) => page.messages);
  if (messages.length === 0) return <EmptyState title={copy.nothing} hint={copy.nothingHint} />;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5 px-2 pb-2">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageLink
              message={message}
              detail={named ? fill(copy.inRoom, { title: message.roomTitle }) : undefined}
              onChosen={onChosen}
            >
              <Found message={message} marks={data.pages[0]?.matched ?? []} />
            </MessageLink>
          </li>
        ))}
      </ul>
      {error ? (
        <p role="alert" className="px-5 pb-2 text-13 text-danger">
          {errorText(error)}
        </p>
      ) : null}
      {hasNextPage ? (
        <div className="flex justify-center pb-4">
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {copy.moreFound}
          </Button>
        </div>
      ) : null}
    </>
  );
}
