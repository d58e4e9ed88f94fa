import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { nearbyCopy as copy } from '../../copy/nearby.ts';
import { uiCopy } from '../../copy/ui.ts';
import { choiceField, pageField, textField } from '../../lib/address/search-state.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { paths } from '../../paths.ts';
import { type SessionUser, useCurrentUser } from '../../stores/session.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Announcer } from '../../ui/state/announcer.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { CardSkeleton } from '../../ui/state/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state-message.tsx';
import { useDelayedSkeleton } from '../../ui/state/use-delayed-skeleton.ts';
import { Tabs } from '../../ui/tabs.tsx';
import {
  type By,
  groupsOfPage,
  groupsQuery,
  type Nearby,
  type Person,
  type Project,
  useShowMe,
} from './nearby.queries.ts';
import { NearbyGroup } from './nearby-group.tsx';

interface NearbyBrowserProps {
  renderProject: (project: Project) => ReactNode;
  /** What the viewer can do with a person. */
  renderAction: (person: Person) => ReactNode;
}

const fields = { by: choiceField(['area', 'school'], 'area'), place: textField(), page: pageField() };

function Loading() {
  const shown = useDelayedSkeleton(true);
  return (
    <div aria-busy="true" className="grid gap-4">
      {shown ? [1, 2].map((card) => <CardSkeleton key={card} />) : null}
    </div>
  );
}

/** Shown to users who have not joined: explains what joining shows, without any people. */
function Off({ userId }: { userId: string }) {
  const { mutate, isPending } = useShowMe(userId);
  return (
    <EmptyState
      title={copy.off.title}
      hint={<span className="block max-w-[60ch]">{copy.off.text}</span>}
      action={
        <Button variant="primary" busy={isPending} onClick={() => mutate(true)}>
          {copy.off.action}
        </Button>
      }
      className="rounded-10 border"
    />
  );
}

/** A note for users who have no area or school, or whose group is too small. */
function PlaceNote({ by, place, merged }: Nearby) {
  if (place !== '' && !merged) return null;
  return (
    <p className="mb-4 rounded-6 bg-info-tint p-3 text-14 text-info">
      <span>{place === '' ? copy.noPlace[by] : fill(copy.merged[by], { place })}</span>{' '}
      {place === '' ? (
        <Link to={paths.dashboard('profile')} className="link">
          {copy.toProfile}
        </Link>
      ) : null}
    </p>
  );
}

interface FindPlaceProps {
  by: By;
  place: string;
  onPlace: (place: string) => void;
}

/** Finds a place or school by a part of its name. */
function FindPlace({ by, place, onPlace }: FindPlaceProps) {
  const [typed, setTyped] = useDebouncedText(place, onPlace);
  return (
    <search aria-label={copy.find[by]} className="mb-4 block max-w-100">
      <SearchField
        label={copy.find[by]}
        placeholder={copy.find[by]}
        value={typed}
        maxLength={limits.area.max}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  );
}

interface GroupsProps extends NearbyBrowserProps {
  nearby: Nearby;
  /** The groups are those that were found by their name. */
  searched: boolean;
  page: number;
  onPage: (page: number) => void;
}

function Groups({ nearby, searched, page, onPage, ...slots }: GroupsProps) {
  return (
    <>
      <PlaceNote {...nearby} />
      {nearby.groups.length === 0 ? (
        <EmptyState
          title={searched ? copy.notFound : copy.empty}
          hint={searched ? copy.notFoundHint : copy.emptyHint}
          className="rounded-10 border"
        />
      ) : (
        <div className="grid gap-3">
          {nearby.groups.map((group, index) => (
            <SectionBoundary key={`${nearby.by} ${group.key}`} data={group}>
              <NearbyGroup {...slots} by={nearby.by} group={group} opened={group.mine || index === 0} />
            </SectionBoundary>
          ))}
        </div>
      )}
      <Pagination page={page} pages={Math.ceil(nearby.totalGroups / groupsOfPage)} onPage={onPage} />
    </>
  );
}

function statusOf(nearby: Nearby | undefined): string {
  if (nearby === undefined) return copy.loading;
  if (!nearby.optedIn) return copy.off.title;
  return nearby.totalGroups === 1 ? copy.loadedOne : fill(copy.loaded, { count: nearby.totalGroups });
}

function Leave({ userId }: { userId: string }) {
  const { mutate, isPending } = useShowMe(userId);
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-mx-4 text-muted"
      busy={isPending}
      onClick={() => mutate(false)}
    >
      {copy.leave}
    </Button>
  );
}

function Content({ user, ...slots }: NearbyBrowserProps & { user: SessionUser }) {
  const panelId = useId();
  const [{ by, place, page }, change] = useSearchState<{ by: By; place: string; page: number }>(fields);
  const { data, error, isPlaceholderData, refetch } = useQuery(groupsQuery(by, place, page));
  const nearby = isPlaceholderData && data?.by !== by ? undefined : data;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1>{copy.title}</h1>
          <p className="mt-1 max-w-[68ch] text-14 text-muted">{copy.lead}</p>
        </div>
        {data?.optedIn ? <Leave userId={user.id} /> : null}
      </div>
      <Announcer>{error ? '' : statusOf(nearby)}</Announcer>
      {/* The tabs wait too, because the button above may push them down. */}
      {data === undefined && !error ? (
        <Loading />
      ) : (
        <>
          <Tabs
            label={copy.tabs}
            flush
            tabs={(['area', 'school'] as const).map((id) => ({ id, label: copy.by[id] }))}
            selected={by}
            onSelect={(next) => change({ by: next, place: '', page: 1 })}
            panelId={panelId}
            className="mb-4"
          />
          <div id={panelId} role="tabpanel" aria-label={copy.by[by]} aria-busy={isPlaceholderData}>
            {nearby === undefined && !error ? <Loading /> : null}
            {error ? (
              <ErrorState
                title={errorText(error, copy.failed)}
                action={<Button onClick={() => void refetch()}>{uiCopy.reload}</Button>}
                className="rounded-10 border"
              />
            ) : null}
            {nearby && !error && !nearby.optedIn ? <Off userId={user.id} /> : null}
            {nearby?.optedIn && !error ? (
              <SectionBoundary data={nearby}>
                <FindPlace
                  key={by}
                  by={by}
                  place={place}
                  onPlace={(text) => change({ place: text, page: 1 }, { replace: true })}
                />
                <Groups
                  {...slots}
                  searched={place !== ''}
                  nearby={nearby}
                  page={page}
                  onPage={(next) => change({ page: next }, { scroll: true })}
                />
              </SectionBoundary>
            ) : null}
          </div>
        </>
      )}
    </>
  );
}

/** People and projects by area or school, for users who have joined. */
export function NearbyBrowser(slots: NearbyBrowserProps) {
  const user = useCurrentUser();
  return (
    <div className="wrap py-6 md:pt-8 md:pb-16">
      <PageTitle>{copy.title}</PageTitle>
      {user ? <Content user={user} {...slots} /> : null}
    </div>
  );
}
