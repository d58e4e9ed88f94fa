import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { peopleCopy } from '../../copy/people.ts';
import { uiCopy } from '../../copy/ui.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import type { PageLoad } from '../../lib/served/page-loader.ts';
import { paths } from '../../paths.ts';
import { useCurrentUser } from '../../stores/session.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { LoosePiece } from '../../ui/illustration.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { Spinner } from '../../ui/state/spinner.tsx';
import { ErrorState } from '../../ui/state/state-message.tsx';
import { type PersonDetails, personQuery } from './people.queries.ts';
import { PersonAside } from './person-aside.tsx';
import { PersonBlocked } from './person-blocked.tsx';
import { PersonFits } from './person-fits.tsx';
import { PersonHeading } from './person-heading.tsx';
import { PersonProjects } from './person-projects.tsx';
import { PersonSkills } from './person-skills.tsx';
import { PersonThanks } from './person-thanks.tsx';

const copy = peopleCopy.page;

function ProfileNotFound({ username }: { username: string }) {
  return (
    <div className="wrap grid justify-items-start gap-4 py-16">
      <PageTitle>{copy.notFound}</PageTitle>
      <LoosePiece />
      <h1>{copy.notFound}</h1>
      <p className="max-w-[52ch] wrap-anywhere">{fill(copy.notFoundText, { username })}</p>
      <Link
        to={paths.search(username.slice(0, 40), 'people')}
        className={buttonClass({ variant: 'primary' })}
      >
        {copy.findPeople}
      </Link>
    </div>
  );
}

/** Fetches the sections of the page. @throws ApiError `not_found` for an unknown user */
export async function fillProfile({ params: { username = '' }, cache, user }: PageLoad): Promise<void> {
  const blocks = user && cache.fetchQuery(endpointQuery('blocks.list'));
  const { id } = await cache.fetchQuery(personQuery(username));
  await Promise.all([
    blocks,
    cache.fetchQuery(endpointQuery('skills.listOfUser', { params: { id } })),
    cache.fetchQuery(endpointQuery('events.thanksOf', { params: { id } })),
  ]);
}

/** The sections appear together, because one that comes late would move the others. */
function useSectionsLoading(id: string | undefined): boolean {
  const input = { params: { id: id ?? '' } };
  const enabled = id !== undefined;
  const { isLoading: waitsForSkills } = useQuery({ ...endpointQuery('skills.listOfUser', input), enabled });
  const { isLoading: waitsForThanks } = useQuery({ ...endpointQuery('events.thanksOf', input), enabled });
  return waitsForSkills || waitsForThanks;
}

interface PersonProfileProps {
  /** What the viewer can do with the person. */
  renderAction: (person: PersonDetails) => ReactNode;
}

/** A user's profile as others see it. */
export function PersonProfile({ renderAction }: PersonProfileProps) {
  const { username = '' } = useParams();
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(personQuery(username));
  // The banner above the page depends on them, so the page waits for them.
  const { data: blocks, isLoading: waitsForBlocks } = useQuery({
    ...endpointQuery('blocks.list'),
    enabled: user !== null,
  });
  const waitsForSections = useSectionsLoading(data?.id);
  if (isApiError(error, 'not_found')) return <ProfileNotFound username={username} />;
  if (error) {
    return (
      <ErrorState
        title={errorText(error, copy.failed)}
        action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
        className="m-auto"
      />
    );
  }
  if (!data || waitsForBlocks || waitsForSections) {
    return (
      <p role="status" className="m-auto flex items-center gap-2 p-16 text-muted">
        <Spinner />
        {copy.loading}
      </p>
    );
  }
  const isBlocked = blocks?.people.some(({ id }) => id === data.id) ?? false;
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle description={data.bio || undefined} canonical={paths.person(data.username)}>
        {data.username}
      </PageTitle>
      {isBlocked ? (
        <div className="mb-6">
          <PersonBlocked person={data} />
        </div>
      ) : null}
      <SectionBoundary data={data}>
        <PersonHeading person={data} action={isBlocked ? null : renderAction(data)} />
      </SectionBoundary>
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_300px]">
        {/* First, as on small screens: browsers show a document while it arrives. */}
        <div className="grid gap-4 lg:col-start-2">
          <SectionBoundary data={data}>
            <PersonFits fits={data.fits} />
          </SectionBoundary>
          <SectionBoundary data={data}>
            <PersonAside person={data} />
          </SectionBoundary>
        </div>
        <div className="grid min-w-0 gap-8 lg:col-start-1 lg:row-start-1">
          <SectionBoundary>
            <PersonSkills userId={data.id} />
          </SectionBoundary>
          <SectionBoundary data={data}>
            <PersonProjects projects={data.projects} />
          </SectionBoundary>
          <SectionBoundary>
            <PersonThanks userId={data.id} />
          </SectionBoundary>
        </div>
      </div>
    </div>
  );
}
