import type { UseQueryResult } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { type ReactNode, useRef } from 'react';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { uiCopy } from '../../../copy/ui.ts';
import { useKeptNumber } from '../../../lib/address/use-kept-number.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { pagesOf } from '../../../lib/api/pages-of.ts';
import { fill, texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ShowAllButton } from '../../../ui/show-all-button.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import { CardSkeleton } from '../../../ui/state/skeleton.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../../ui/state/use-delayed-skeleton.ts';
import { ProjectCard } from '../project-card.tsx';
import { emptyList, type Project, type ProjectPageOfList } from '../projects.queries.ts';

type ListQuery = UseQueryResult<ProjectPageOfList, Error>;

/** The list to show: empty after a failed request. */
export function shownList({ data, error }: Pick<ListQuery, 'data' | 'error'>): ProjectPageOfList {
  return error ? emptyList : (data ?? emptyList);
}

function statusText(total: number, page: number): string {
  if (total === 0) return projectsCopy.statusNone;
  if (total === 1) return projectsCopy.statusOne;
  return fill(projectsCopy.status, { count: total, page, pages: pagesOf(total) });
}

/** The server's message for a failed request; a separate text for a response of unexpected shape. */
function problemText(error: Error): string {
  return error.message === texts.projects.unexpected
    ? error.message
    : errorText(error, texts.projects.failed);
}

/** Announces that projects are loading, then how many were found. */
export function ProjectStatus({ query, page }: { query: ListQuery; page: number }) {
  const { error, isFetching } = query;
  const loading = isFetching && !error;
  const text = error ? '' : statusText(shownList(query).totalPosts, page);
  return (
    <span role="status" className="mr-2 inline-flex items-center gap-2 text-14 text-muted max-md:w-full">
      {loading ? <Spinner /> : null}
      {loading ? texts.projects.loading : text}
    </span>
  );
}

interface ProjectResultsProps {
  query: ListQuery;
  page: number;
  onPage: (page: number) => void;
  /** Maximum number of columns. */
  columns?: 3 | 4;
  /** Phones show this many cards of a page at first. */
  phoneLimit?: number;
  /** The next step from an empty list. */
  emptyAction: ReactNode;
  /** Renders the action at the bottom of a project's card. */
  renderAction: (project: Project) => ReactNode;
}

/** The cards and pages of a list, or a loading, empty or error state. */
export function ProjectResults(props: ProjectResultsProps) {
  const {
    query,
    page,
    onPage,
    columns = 4,
    phoneLimit = Number.POSITIVE_INFINITY,
    emptyAction,
    renderAction,
  } = props;
  const { data, error, isPending, refetch } = query;
  const skeletons = useDelayedSkeleton(isPending);
  const { posts, totalPosts, matched } = shownList(query);
  const list = useRef<HTMLUListElement>(null);
  const [openPage, setOpenPage] = useKeptNumber('projects');
  const isFolded = openPage !== page && posts.length > phoneLimit;
  const grid = cx('grid gap-3 md:gap-4 md:grid-cols-2 lg:grid-cols-3', columns === 4 && 'xl:grid-cols-4');
  return (
    <>
      {error ? (
        <ErrorState
          title={problemText(error)}
          action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
          className="rounded-10 border"
        />
      ) : null}
      {(isPending || skeletons) && posts.length === 0 && !error ? (
        // Takes the space before it is visible, so that the content below does not jump.
        <div className={cx(grid, !skeletons && 'invisible')}>
          {Array.from({ length: 2 * columns }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
            <CardSkeleton key={index} />
          ))}
        </div>
      ) : null}
      {data && !error && posts.length === 0 ? (
        <EmptyState title={texts.projects.empty} action={emptyAction} className="rounded-10 border" />
      ) : null}
      <ul ref={list} className={grid}>
        {posts.map((project, index) => (
          <li key={project.id} className={cx('min-w-0', isFolded && index >= phoneLimit && 'max-md:hidden')}>
            <SectionBoundary data={project}>
              <ProjectCard project={project} marks={matched} action={renderAction(project)} />
            </SectionBoundary>
          </li>
        ))}
      </ul>
      {isFolded ? (
        <ShowAllButton list={list} wide className="mt-3 md:hidden" onShow={() => setOpenPage(page)}>
          {fill(projectsCopy.showMore, { count: posts.length - phoneLimit })}
        </ShowAllButton>
      ) : null}
      <Pagination page={page} pages={pagesOf(totalPosts)} onPage={onPage} />
    </>
  );
}
