import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useDeferredValue, useEffect, useEffectEvent, useId } from 'react';
import { Link } from 'react-router';
import { searchCopy } from '../../copy/search.ts';
import { InvitePerson } from '../../features/matching/invite-person.tsx';
import { peopleQuery } from '../../features/people/people.queries.ts';
import { PeopleResults, PeopleStatus } from '../../features/people/people-results.tsx';
import {
  ProjectResults,
  ProjectStatus,
  shownList,
} from '../../features/projects/browser/project-results.tsx';
import { projectListQuery } from '../../features/projects/projects.queries.ts';
import { JoinAction } from '../../features/requests/join-action.tsx';
import { choiceField, pageField, readSearch, textField } from '../../lib/address/search-state.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import { pageLoader } from '../../lib/served/page-loader.ts';
import { useLastPage } from '../../lib/use-last-page.ts';
import { paths } from '../../paths.ts';
import { fill } from '../../texts.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { RecentSearches, useRecentSearches } from './recent-searches.tsx';
import { SearchBox } from './search-box.tsx';
import { StartingPoints } from './starting-points.tsx';

const fields = {
  searchTerm: textField(),
  show: choiceField(['auto', 'projects', 'people'], 'auto'),
  page: pageField(),
};

interface SearchState {
  searchTerm: string;
  show: 'auto' | 'projects' | 'people';
  page: number;
}

/**
 * The first pages of both lists, for their counts, and the page that is shown. If one fails, the browser renders the
 * page, with the error in its list.
 */
export const searchLoader = pageLoader(async ({ search, cache }) => {
  const { searchTerm, page } = readSearch<SearchState>(fields, search);
  if (searchTerm === '') {
    await cache.fetchQuery(projectListQuery({}));
    return;
  }
  const pages = page === 1 ? [1] : [1, page];
  await Promise.all(
    pages.flatMap((page) => [
      cache.fetchQuery(projectListQuery({ searchTerm, order: 'relevance', page })),
      cache.fetchQuery(peopleQuery({ searchTerm, page })),
    ]),
  );
});

/** Projects and people, best results first. Term, tab and page are in the address. */
export function SearchPage() {
  const [state, change] = useSearchState<SearchState>(fields);
  const { searchTerm } = state;
  const recent = useRecentSearches();
  const title = searchTerm ? fill(searchCopy.titleFor, { term: searchTerm }) : searchCopy.title;

  function search(term: string, options?: { replace: boolean }): void {
    change({ searchTerm: term, page: 1 }, options);
  }

  // The box of the page has the focus on small screens, where the header has none.
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>('header input[type=search]');
    if (box?.checkVisibility() && box.value === '') box.focus({ preventScroll: true });
  }, []);

  const remember = useEffectEvent((term: string) => recent.add(term));
  useEffect(() => {
    if (searchTerm === '') return;
    // Remember only finished terms, not every keystroke.
    const timer = setTimeout(() => remember(searchTerm), 1_500);
    return () => clearTimeout(timer);
  }, [searchTerm]);

  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle>{title}</PageTitle>
      <h1 className="mb-4 line-clamp-3 wrap-anywhere">{title}</h1>
      <SectionBoundary look="row">
        <SearchBox term={searchTerm} onSearch={search} />
      </SectionBoundary>
      {searchTerm === '' ? (
        <>
          <p className="mt-3 max-w-[68ch] text-14 text-muted">{searchCopy.hint}</p>
          <SectionBoundary look="row">
            <RecentSearches recent={recent} />
          </SectionBoundary>
          <SectionBoundary look="row">
            <StartingPoints />
          </SectionBoundary>
        </>
      ) : (
        <SectionBoundary>
          <Results state={state} change={change} />
        </SectionBoundary>
      )}
    </div>
  );
}

const statusClass = 'my-4 flex min-h-10 flex-wrap items-center justify-between gap-2';

function TryDiscover() {
  return (
    <Link to={paths.discover()} className={buttonClass()}>
      {searchCopy.tryDiscover}
    </Link>
  );
}

/** With so few results, fewer words may be the better search. */
const fewResults = 3;
const maxSingleWords = 3;

/** All words must match, so a search for one of them finds more. Renders nothing for a single word. */
function SingleWords({ searchTerm }: { searchTerm: string }) {
  const words = [...new Set(searchTerm.split(/\s+/).filter(({ length }) => length > 1))];
  if (words.length < 2) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 text-14 text-muted">
      {searchCopy.singleWords}
      {words.slice(0, maxSingleWords).map((word) => (
        <Link
          key={word}
          to={paths.search(word)}
          className="link inline-flex min-h-8 items-center wrap-anywhere"
        >
          {word}
        </Link>
      ))}
    </p>
  );
}

type ProjectHitsProps = Pick<ComponentProps<typeof ProjectResults>, 'query' | 'page' | 'onPage'> & {
  searchTerm: string;
};

function ProjectHits({ searchTerm, query, page, onPage }: ProjectHitsProps) {
  return (
    <>
      <div className={statusClass}>
        <ProjectStatus query={query} page={page} />
        {shownList(query).totalPosts > 0 ? (
          <Link to={paths.discover({ searchTerm })} className={buttonClass({ size: 'sm' })}>
            {searchCopy.filterOnDiscover}
          </Link>
        ) : null}
      </div>
      {query.data && shownList(query).totalPosts <= fewResults ? (
        <SingleWords searchTerm={searchTerm} />
      ) : null}
      <ProjectResults
        query={query}
        page={page}
        onPage={onPage}
        emptyAction={<TryDiscover />}
        renderAction={(project) => <JoinAction project={project} />}
      />
    </>
  );
}

function PeopleHits(props: Omit<ComponentProps<typeof PeopleResults>, 'emptyAction' | 'renderAction'>) {
  return (
    <>
      <div className={statusClass}>
        <PeopleStatus query={props.query} page={props.page} />
      </div>
      <PeopleResults
        {...props}
        emptyAction={<TryDiscover />}
        renderAction={(person) => (
          <InvitePerson
            person={person}
            size="sm"
            projectId={person.fit?.project.id}
            relation={person.fit?.relation}
          />
        )}
      />
    </>
  );
}

interface ResultsProps {
  state: SearchState;
  change: (changes: Partial<SearchState>, options?: { replace: boolean }) => void;
}

/** Without a choice, people are shown if no project but a user was found. */
function useShown(searchTerm: string, chosen: SearchState['show']): 'projects' | 'people' {
  const projects = useQuery(projectListQuery({ searchTerm, order: 'relevance' }));
  const people = useQuery(peopleQuery({ searchTerm }));
  if (chosen !== 'auto') return chosen;
  const onlyPeople = projects.data?.totalPosts === 0 && (people.data?.totalPeople ?? 0) > 0;
  return onlyPeople && !projects.isPlaceholderData && !people.isPlaceholderData ? 'people' : 'projects';
}

function Results({ state: { searchTerm, show: chosen, page }, change }: ResultsProps) {
  const panelId = useId();
  const show = useShown(searchTerm, chosen);
  const showsProjects = show === 'projects';
  // The tab is selected at once. The results take longer to draw, and follow.
  const panelShowsProjects = useDeferredValue(showsProjects);
  const projects = useQuery(
    projectListQuery({ searchTerm, order: 'relevance', page: showsProjects ? page : 1 }),
  );
  const people = useQuery(peopleQuery({ searchTerm, page: showsProjects ? 1 : page }));
  const total = showsProjects ? shownList(projects).totalPosts : (people.data?.totalPeople ?? 0);
  useLastPage(page, showsProjects ? projects : people, total, (page) => change({ page }, { replace: true }));

  function turnTo(next: number): void {
    change({ page: next });
    document.getElementById(panelId)?.scrollIntoView({ block: 'start' });
  }

  return (
    <>
      <Tabs
        label={searchCopy.results}
        flush
        className="mt-6"
        panelId={panelId}
        selected={show}
        onSelect={(next) => change({ show: next, page: 1 })}
        tabs={[
          { id: 'projects', label: searchCopy.projects, count: shownList(projects).totalPosts },
          {
            id: 'people',
            label: searchCopy.people,
            count: people.error ? 0 : (people.data?.totalPeople ?? 0),
          },
        ]}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={panelShowsProjects ? searchCopy.projects : searchCopy.people}
        aria-busy={
          panelShowsProjects !== showsProjects ||
          (panelShowsProjects ? projects.isFetching : people.isFetching)
        }
        className="scroll-mt-20"
      >
        {panelShowsProjects ? (
          <ProjectHits searchTerm={searchTerm} query={projects} page={page} onPage={turnTo} />
        ) : (
          <PeopleHits query={people} page={page} onPage={turnTo} />
        )}
      </div>
    </>
  );
}
