import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { useSearchState } from '../../../lib/address/use-search-state.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { SectionBoundary } from '../../../ui/state/section-boundary.tsx';
import {
  discoverFieldsOf,
  noFilter,
  type Project,
  type ProjectFilter,
  projectFields,
  projectListQuery,
} from '../projects.queries.ts';
import { countedFacets } from './counted-facets.ts';
import { FilterBar } from './filter-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ProjectResults, ProjectStatus, shownList } from './project-results.tsx';

/** Lazy: below the filters, with its own server data. */
const BrowserSearches = lazy(async () => ({
  default: (await import('../saved-searches/browser-searches.tsx')).BrowserSearches,
}));
const FacetRail = lazy(async () => ({ default: (await import('./facet-rail.tsx')).FacetRail }));

/** On the home page, more content follows the cards. */
const homePhoneLimit = 6;

interface ProjectBrowserProps {
  /** Renders the action at the bottom of a project's card. */
  renderAction: (project: Project) => ReactNode;
  /** Adds hours, status and places: next to the cards on wide screens, else in the drawer. */
  moreFilters?: boolean;
}

/** The filter in the address and its results. A page number after the last one opens the last page. */
function useProjectFilter(discovers: boolean, onTurn: () => void) {
  const isSignedIn = useCurrentUser() !== null;
  const fields = discovers ? discoverFieldsOf(isSignedIn) : projectFields;
  const [filter, setFilter] = useSearchState<ProjectFilter>(fields);
  const query = useQuery(projectListQuery(filter));

  function change(changes: Partial<ProjectFilter>, options?: { replace: boolean }): void {
    // Relevance needs a search term, so fall back to the usual order without one.
    const isVoid = changes.searchTerm === '' && filter.order === 'relevance';
    const order = isVoid ? { order: fields.order.fallback } : {};
    setFilter({ ...changes, ...order, page: 1 }, options);
  }

  function turnTo(page: number): void {
    setFilter({ page });
    onTurn();
  }

  useLastPage(filter.page, query, shownList(query).totalPosts, (page) =>
    setFilter({ page }, { replace: true }),
  );

  return { filter, change, turnTo, query };
}

/** Search, filters, order, cards and pages. The whole state is in the address. */
export function ProjectBrowser({ renderAction, moreFilters = false }: ProjectBrowserProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const { filter, change, turnTo, query } = useProjectFilter(moreFilters, () =>
    section.current?.scrollIntoView({ block: 'start' }),
  );
  const { totalPosts, otherPosts, facets: values } = shownList(query);
  const facets = countedFacets(values, filter);
  const clear = () => change({ ...noFilter, status: moreFilters ? 'open' : 'any' });
  return (
    <section
      ref={section}
      aria-labelledby={headingId}
      aria-busy={query.isFetching}
      className={cx('scroll-mt-20', moreFilters && 'xl:grid xl:grid-cols-[260px_minmax(0,1fr)] xl:gap-8')}
    >
      <h2 id={headingId} className="sr-only">
        {projectsCopy.browser}
      </h2>
      {moreFilters ? (
        <aside aria-label={projectsCopy.rail} className="max-xl:hidden">
          <Suspense>
            <SectionBoundary data={facets}>
              <FacetRail name="rail" filter={filter} facets={facets} onChange={change} />
            </SectionBoundary>
          </Suspense>
        </aside>
      ) : null}
      <div className="min-w-0">
        <SectionBoundary data={query.data} look="row">
          <FilterBar
            filter={filter}
            facets={facets}
            totalPosts={totalPosts}
            moreFilters={moreFilters}
            onChange={change}
          />
        </SectionBoundary>
        <div className="my-4 flex min-h-10 flex-wrap items-center gap-2">
          <ProjectStatus query={query} page={filter.page} />
          {moreFilters && filter.status === 'open' && otherPosts > 0 ? (
            <Button variant="ghost" size="sm" flush onClick={() => change({ status: 'any' })}>
              {otherPosts === 1 ? projectsCopy.oneOther : fill(projectsCopy.others, { count: otherPosts })}
            </Button>
          ) : null}
          <FilterChips filter={filter} onChange={change} />
          <Suspense>
            <SectionBoundary look="row">
              <BrowserSearches filter={filter} discovers={moreFilters} />
            </SectionBoundary>
          </Suspense>
        </div>
        <SectionBoundary data={query.data}>
          <ProjectResults
            query={query}
            page={filter.page}
            columns={moreFilters ? 3 : 4}
            {...(!moreFilters && { phoneLimit: homePhoneLimit })}
            onPage={turnTo}
            emptyAction={<Button onClick={clear}>{projectsCopy.clearFilters}</Button>}
            renderAction={renderAction}
          />
        </SectionBoundary>
      </div>
    </section>
  );
}
