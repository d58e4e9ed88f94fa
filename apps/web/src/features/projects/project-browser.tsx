import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import { projectsCopy } from '../../copy/projects.ts';
import { uiCopy } from '../../copy/ui.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSearchState } from '../../lib/use-search-state.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { EmptyState, ErrorState } from '../../ui/state-message.tsx';
import { useShownWhile } from '../../ui/use-shown-while.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ProjectCard } from './project-card.tsx';
import {
  noFacets,
  type Project,
  type ProjectFilter,
  pagesOf,
  projectFields,
  projectListQuery,
} from './projects.queries.ts';

const gridClass = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
const noFilter = { searchTerm: '', technology: '', skill: '' };
const emptyList = { posts: [], totalPosts: 0, facets: noFacets };

function statusText(total: number, page: number): string {
  if (total === 0) return projectsCopy.statusNone;
  if (total === 1) return projectsCopy.statusOne;
  return fill(projectsCopy.status, { count: total, page, pages: pagesOf(total) });
}

/** A failed request says the server's words; an answer of another shape has words of its own. */
function problemText(error: Error): string {
  return error.message === texts.projects.unexpected
    ? error.message
    : errorText(error, texts.projects.failed);
}

interface StatusLineProps {
  loading: boolean;
  text: string;
}

function StatusLine({ loading, text }: StatusLineProps) {
  return (
    <span role="status" className="mr-2 inline-flex items-center gap-2 text-14 text-muted max-md:w-full">
      {loading ? <Spinner /> : null}
      {loading ? texts.projects.loading : text}
    </span>
  );
}

interface ProjectBrowserProps {
  /** What the reader can do about a project, at the foot of its card. */
  renderAction: (project: Project) => ReactNode;
  autoFocus?: boolean;
}

/** Search, filters, order, cards and pages; all of it is in the address. */
export function ProjectBrowser({ renderAction, autoFocus }: ProjectBrowserProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const [filter, setFilter] = useSearchState<ProjectFilter>(projectFields);
  const { data, error, isFetching, isPending, refetch } = useQuery(projectListQuery(filter));
  const skeletons = useShownWhile(isPending);
  const { posts, totalPosts, facets } = error ? emptyList : (data ?? emptyList);

  function change(changes: Partial<ProjectFilter>, options?: { replace: boolean }): void {
    setFilter({ ...changes, page: 1 }, options);
  }

  function turnTo(page: number): void {
    setFilter({ page });
    section.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section ref={section} aria-labelledby={headingId} aria-busy={isFetching} className="scroll-mt-20">
      <h2 id={headingId} className="sr-only">
        {projectsCopy.browser}
      </h2>
      <FilterBar
        filter={filter}
        facets={facets}
        totalPosts={totalPosts}
        autoFocus={autoFocus}
        onChange={change}
      />
      <div className="my-4 flex min-h-8 flex-wrap items-center gap-2">
        <StatusLine loading={isFetching && !error} text={error ? '' : statusText(totalPosts, filter.page)} />
        <FilterChips filter={filter} onChange={change} />
      </div>
      {error ? (
        <ErrorState
          title={problemText(error)}
          action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
          className="rounded-10 border"
        />
      ) : null}
      {skeletons && posts.length === 0 ? (
        <div className={gridClass}>
          {Array.from({ length: 8 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
            <CardSkeleton key={index} />
          ))}
        </div>
      ) : null}
      {data && !error && posts.length === 0 ? (
        <EmptyState
          title={texts.projects.empty}
          action={<Button onClick={() => change(noFilter)}>{projectsCopy.clearFilters}</Button>}
          className="rounded-10 border"
        />
      ) : null}
      <ul className={gridClass}>
        {posts.map((project) => (
          <li key={project.id} className="min-w-0">
            <ProjectCard project={project} action={renderAction(project)} />
          </li>
        ))}
      </ul>
      <Pagination page={filter.page} pages={pagesOf(totalPosts)} onPage={turnTo} />
    </section>
  );
}
