import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commentsCopy as copy } from '../../copy/projects/comments.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { CommentItem, type RenderText } from './comment-item.tsx';
import { answersQuery, type CommentThread } from './comments.queries.ts';

interface AnswerListProps {
  thread: CommentThread;
  onDeleted: () => void;
  renderText: RenderText;
}

/** The answers to a question: the first ones immediately, the rest on request. */
export function AnswerList({ thread, onDeleted, renderText }: AnswerListProps) {
  const [all, setAll] = useState(false);
  const query = useInfiniteQuery({ ...answersQuery(thread), enabled: all });
  const answers = query.data?.pages.flatMap((page) => page.comments) ?? thread.answers;
  const left = thread.totalAnswers - answers.length;
  if (thread.totalAnswers === 0) return null;

  function showMore(): void {
    if (query.hasNextPage) void query.fetchNextPage();
    else if (all) void query.refetch();
    else setAll(true);
  }

  return (
    <div className="grid gap-4 border-l-2 pl-4 md:ml-4 md:pl-6">
      <ul aria-label={fill(copy.answersTo, { name: thread.authorUsername })} className="grid gap-5">
        {answers.map((answer) => (
          <li key={answer.id} className="min-w-0">
            <SectionBoundary data={answer} look="row">
              <CommentItem comment={answer} onDeleted={onDeleted} renderText={renderText} />
            </SectionBoundary>
          </li>
        ))}
      </ul>
      {query.error ? (
        <p role="alert" className="text-14 text-danger">
          {errorText(query.error, copy.answersFailed)}
        </p>
      ) : null}
      {left > 0 ? (
        <Button variant="ghost" busy={query.isFetching} className="justify-self-start" onClick={showMore}>
          {left === 1 ? copy.oneMoreAnswer : fill(copy.moreAnswers, { count: left })}
        </Button>
      ) : null}
    </div>
  );
}
