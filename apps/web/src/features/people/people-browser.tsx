import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { cx } from 'class-variance-authority';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import { projectsCopy } from '../../copy/projects/projects.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { useLastPage } from '../../lib/use-last-page.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Count } from '../../ui/count.tsx';
import { FilterChip } from '../../ui/form/filter-chip.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import { noPeopleFilter, type PeopleFilter, peopleFields, peopleQuery } from './people.queries.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleOrder } from './people-order.tsx';
import { PeopleResults, PeopleStatus } from './people-results.tsx';

const { browser: copy } = peopleCopy;

/** Lazy: opened on phones only. */
const PeopleDrawer = lazy(async () => ({ default: (await import('./people-drawer.tsx')).PeopleDrawer }));

/** The filters that are set besides the search term, each with the change that removes it. */
function namedFilters({ skill, area, school, hoursMin }: PeopleFilter) {
  const named: { name: string; without: Partial<PeopleFilter> }[] = skill.map((name) => ({
    name,
    without: { skill: skill.filter((other) => other !== name) },
  }));
  if (area) named.push({ name: area, without: { area: '' } });
  if (school) named.push({ name: school, without: { school: '' } });
  if (hoursMin) named.push({ name: fill(copy.hoursFrom, { count: hoursMin }), without: { hoursMin: '' } });
  return named;
}

interface FiltersProps {
  filter: PeopleFilter;
  onChange: (changes: Partial<PeopleFilter>, options?: { replace: boolean }) => void;
  total: number;
  order: ComponentProps<typeof PeopleDrawer>['order'];
}

/** The search box with the filters next to it. On phones the filters and the order are in a drawer. */
function Filters({ filter, onChange, total, order }: FiltersProps) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const [typed, setTyped] = useDebouncedText(filter.searchTerm, (searchTerm) =>
    onChange({ searchTerm }, { replace: true }),
  );
  return (
    <search aria-label={copy.find}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ searchTerm: typed.trim() });
        }}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-4 md:gap-3 lg:grid-cols-[minmax(180px,1fr)_repeat(4,160px)]"
      >
        <SearchField
          label={copy.searchLabel}
          placeholder={copy.placeholder}
          value={typed}
          className="md:max-lg:col-span-full"
          maxLength={limits.searchTerm.max}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="contents max-md:hidden">
          <PeopleFilters filter={filter} onChange={onChange} />
        </div>
        <Button className="md:hidden" onClick={() => setDrawer('open')}>
          <SlidersHorizontal aria-hidden="true" />
          {projectsCopy.filters}
          <Count value={namedFilters(filter).length} />
        </Button>
        {drawer === 'never' ? null : (
          <Suspense>
            <PeopleDrawer
              open={drawer === 'open'}
              onClose={() => setDrawer('closed')}
              filter={filter}
              total={total}
              onChange={onChange}
              order={order}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}

interface PeopleBrowserProps extends Pick<ComponentProps<typeof PeopleResults>, 'renderAction'> {
  /** The reader's open projects, to sort people by their fit. */
  ownProjects: ComponentProps<typeof PeopleOrder>['projects'];
}

/** Users who are open to collaborate, with filters. The whole state is in the address. */
export function PeopleBrowser({ ownProjects, renderAction }: PeopleBrowserProps) {
  const [filter, setFilter] = useSearchState<PeopleFilter>(peopleFields);
  const query = useQuery(peopleQuery(filter));
  useLastPage(filter.page, query, query.data?.totalPeople ?? 0, (page) =>
    setFilter({ page }, { replace: true }),
  );
  // A new key forgets typed text that is not searched yet.
  const [clears, setClears] = useState(0);

  function change(changes: Partial<PeopleFilter>, options?: { replace: boolean }): void {
    setFilter({ ...changes, page: 1 }, options);
  }

  function clear(): void {
    change(noPeopleFilter);
    setClears(clears + 1);
  }

  const order = { current: query.data?.forProject ?? null, projects: ownProjects };

  return (
    <section aria-label={copy.title} aria-busy={query.isFetching}>
      <SectionBoundary look="row">
        <Filters
          key={clears}
          filter={filter}
          onChange={change}
          total={query.data?.totalPeople ?? 0}
          order={order}
        />
      </SectionBoundary>
      <div className="my-4 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <PeopleStatus query={query} page={filter.page} />
        {order.current ? (
          <span className="md:hidden">{fill(copy.bestFor, { title: order.current.title })}</span>
        ) : null}
        {query.data?.totalPeople === 0 ? null : (
          <span className={cx(order.current && 'max-md:hidden')}>{copy.open}</span>
        )}
        {/* On phones the fields are in the drawer. */}
        {namedFilters(filter).map(({ name, without }) => (
          <FilterChip key={name} name={name} onRemove={() => change(without)} className="md:hidden" />
        ))}
        <PeopleOrder
          {...order}
          onOrder={(wanted) => change({ for: wanted })}
          className="max-w-90 md:ml-auto max-md:hidden"
        />
      </div>
      <PeopleResults
        query={query}
        page={filter.page}
        onPage={(page) => setFilter({ page }, { scroll: true })}
        emptyAction={<Button onClick={clear}>{projectsCopy.clearFilters}</Button>}
        renderAction={renderAction}
      />
    </section>
  );
}
