import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { commentsCopy as copy } from '../../copy/projects/comments.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { watchProject } from '../../lib/api/realtime.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { RowSkeleton } from '../../ui/state/skeleton.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import { CommentComposer, sectionId } from './comment-composer.tsx';
import type { RenderText } from './comment-item.tsx';
import { Thread } from './comment-thread.tsx';
import { commentsQuery, pagesOfComments } from './comments.queries.ts';

function countText(total: number, page: number): string {
  if (total === 0) return copy.empty;
  const words = total === 1 ? copy.countOne : fill(copy.count, { count: total });
  const pages = pagesOfComments(total);
  return pages === 1 ? words : fill(copy.countPage, { total: words, page, pages });
}

function Loading() {
  return (
    <div className="rounded-10 border bg-card">
      <RowSkeleton />
      <RowSkeleton />
    </div>
  );
}

interface CommentListProps {
  renderText: RenderText;
  comments: readonly ComponentProps<typeof Thread>['thread'][];
  onDeleted: () => void;
}

function CommentList({ comments, onDeleted, renderText }: CommentListProps) {
  // The heading says that there are none yet, and the form above is the first step.
  return comments.map((thread) => (
    <SectionBoundary key={thread.id} data={thread}>
      <Thread thread={thread} onDeleted={onDeleted} renderText={renderText} />
    </SectionBoundary>
  ));
}

interface CommentsSectionProps {
  projectId: string;
  archived: boolean;
  renderText: RenderText;
}

/** Comments and questions of a project, updated live. Everyone can read, signed-in users can write. */
export function CommentsSection({ projectId, archived, renderText }: CommentsSectionProps) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, isFetching, refetch } = useQuery(commentsQuery(projectId, page));
  const skeletons = useDelayedSkeleton(isPending);
  const heading = useRef<HTMLHeadingElement>(null);
  const pages = pagesOfComments(data?.totalComments ?? 0);

  useEffect(() => watchProject(projectId), [projectId]);
  // The last entry of the last page may have been deleted.
  useEffect(() => {
    if (data && page > pages) setPage(pages);
  }, [data, page, pages]);
  // The section loads after the page, too late for the browser to scroll to its anchor.
  useEffect(() => {
    if (location.hash === `#${sectionId}`) heading.current?.scrollIntoView();
  }, []);

  const focusHeading = () => heading.current?.focus();

  function turnTo(next: number): void {
    setPage(next);
    focusHeading();
  }

  return (
    <section aria-labelledby={sectionId} aria-busy={isFetching}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={sectionId} ref={heading} tabIndex={-1} className="scroll-mt-20">
          {copy.title}
        </h2>
        <span role="status" className="inline-flex items-center gap-2 text-14 text-muted">
          {isPending && !error ? <Spinner /> : null}
          {isPending && !error ? copy.loading : null}
          {data && !error ? countText(data.totalComments, page) : null}
        </span>
      </div>
      <div className="grid gap-4">
        <SectionBoundary>
          <CommentComposer
            projectId={projectId}
            archived={archived}
            closed={data?.can.post === false}
            onPosted={() => setPage(1)}
          />
        </SectionBoundary>
        {error ? (
          <ErrorState
            title={errorText(error, copy.failed)}
            action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
            className="rounded-10 border"
          />
        ) : null}
        {skeletons && !data ? <Loading /> : null}
        {data && !error ? (
          <CommentList comments={data.comments} onDeleted={focusHeading} renderText={renderText} />
        ) : null}
      </div>
      <Pagination page={page} pages={pages} onPage={turnTo} />
    </section>
  );
}
