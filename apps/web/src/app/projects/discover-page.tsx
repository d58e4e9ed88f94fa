import { useQuery } from '@tanstack/react-query';
import { CalendarDays, MapPin } from 'lucide-react';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { peopleCopy } from '../../copy/people.ts';
import { projectsCopy } from '../../copy/projects/projects.ts';
import { shellCopy } from '../../copy/shell.ts';
import { InvitePerson } from '../../features/matching/invite-person.tsx';
import { ownProjectsQuery } from '../../features/matching/matching.queries.ts';
import { type PeopleFilter, peopleFields, peopleQuery } from '../../features/people/people.queries.ts';
import { PeopleBrowser } from '../../features/people/people-browser.tsx';
import { ProjectBrowser } from '../../features/projects/browser/project-browser.tsx';
import {
  discoverFieldsOf,
  type ProjectFilter,
  projectListQuery,
} from '../../features/projects/projects.queries.ts';
import { JoinAction } from '../../features/requests/join-action.tsx';
import { readSearch } from '../../lib/address/search-state.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { pageLoader } from '../../lib/served/page-loader.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { Tabs } from '../../ui/tabs.tsx';

type Shown = 'projects' | 'people';

function shownBy(search: URLSearchParams): Shown {
  return search.get('show')?.toLowerCase() === 'people' ? 'people' : 'projects';
}

export const discoverLoader = pageLoader(async ({ search, cache, user }) => {
  if (shownBy(search) === 'projects') {
    const fields = discoverFieldsOf(user !== null);
    await cache.fetchQuery(projectListQuery(readSearch<ProjectFilter>(fields, search)));
    return;
  }
  const filter = readSearch<PeopleFilter>(peopleFields, search);
  await Promise.all([
    cache.fetchQuery(peopleQuery(filter)),
    cache.fetchQuery(endpointQuery('people.facets')),
    // For the choice of a project, and the buttons that invite to it.
    user && cache.prefetchQuery(ownProjectsQuery(user.username)),
  ]);
});

/** The projects browser and the people browser as one page, also for visitors. */
export function DiscoverPage() {
  const [search, setSearch] = useSearchParams();
  const panelId = useId();
  const shown = shownBy(search);
  const user = useCurrentUser();
  const { data: ownProjects = [] } = useQuery({
    ...ownProjectsQuery(user?.username ?? ''),
    enabled: user !== null && shown === 'people',
  });

  /** The filters of the two lists are different, so only the search term is kept. */
  function show(next: Shown): void {
    const searchTerm = search.get('searchTerm');
    setSearch({ ...(next === 'people' && { show: next }), ...(searchTerm && { searchTerm }) });
  }

  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      {shown === 'people' ? (
        <PageTitle
          description={peopleCopy.browser.description}
          canonical={paths.discover({ show: 'people' })}
        >
          {peopleCopy.browser.pageTitle}
        </PageTitle>
      ) : (
        <PageTitle description={projectsCopy.discoverDescription} canonical={paths.discover()}>
          {projectsCopy.discoverTitle}
        </PageTitle>
      )}
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1>{shown === 'people' ? peopleCopy.browser.pageTitle : projectsCopy.discoverTitle}</h1>
        <div className="-mx-4 flex">
          {user ? (
            <Link to={paths.nearby()} className={buttonClass({ variant: 'ghost' })}>
              <MapPin aria-hidden="true" />
              {shellCopy.nearby}
            </Link>
          ) : null}
          {/* In the header on larger screens. */}
          <Link to={paths.events()} className={buttonClass({ variant: 'ghost', className: 'md:hidden' })}>
            <CalendarDays aria-hidden="true" />
            {shellCopy.events}
          </Link>
        </div>
      </div>
      <Tabs
        label={projectsCopy.discover}
        tabs={[
          { id: 'projects', label: projectsCopy.browser },
          { id: 'people', label: peopleCopy.browser.title },
        ]}
        selected={shown}
        onSelect={show}
        panelId={panelId}
        flush
        className="mb-6"
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={shown === 'people' ? peopleCopy.browser.title : projectsCopy.browser}
      >
        <SectionBoundary key={shown}>
          {shown === 'people' ? (
            <PeopleBrowser
              ownProjects={ownProjects.filter(({ status }) => status === 'open')}
              renderAction={(person) => (
                <InvitePerson
                  person={person}
                  size="sm"
                  className="max-sm:[&>svg]:hidden"
                  projectId={person.fit?.project.id}
                  relation={person.fit?.relation}
                />
              )}
            />
          ) : (
            <ProjectBrowser moreFilters renderAction={(project) => <JoinAction project={project} />} />
          )}
        </SectionBoundary>
      </div>
    </div>
  );
}
