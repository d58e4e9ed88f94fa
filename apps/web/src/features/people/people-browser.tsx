import { useQuery } from '@tanstack/react-query';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { type ComponentProps, useState } from 'react';
import { peopleCopy } from '../../copy/people.ts';
import { projectsCopy } from '../../copy/projects/projects.ts';
import { useSearchState } from '../../lib/address/use-search-state.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { useLastPage } from '../../lib/use-last-page.ts';
import { fill, texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { FacetSelect } from '../../ui/form/facet-select.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Select } from '../../ui/form/select.tsx';
import { SectionBoundary } from '../../ui/state/section-boundary.tsx';
import {
  minHoursChoices,
  noPeopleFilter,
  type PeopleFilter,
  peopleFields,
  peopleQuery,
} from './people.queries.ts';
import { PeopleOrder } from './people-order.tsx';
import { PeopleResults, PeopleStatus } from './people-results.tsx';

const { browser: copy } = peopleCopy;

const noFacets = { skills: [], areas: [], schools: [] };

interface FiltersProps {
  filter: PeopleFilter;
  onChange: (changes: Partial<PeopleFilter>, options?: { replace: boolean }) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const { data = noFacets } = useQuery({ ...endpointQuery('people.facets'), staleTime: 300_000 });
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
        className="grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-[minmax(180px,1fr)_repeat(4,160px)]"
      >
        <SearchField
          label={copy.searchLabel}
          placeholder={copy.placeholder}
          value={typed}
          className="max-lg:col-span-full"
          maxLength={limits.searchTerm.max}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FacetSelect
          label={projectsCopy.skill}
          all={texts.projects.allSkills}
          facet={data.skills}
          values={filter.skill}
          onValue={(skill) => onChange({ skill: skill ? [skill] : [] })}
        />
        <FacetSelect
          label={projectsCopy.area}
          all={projectsCopy.allAreas}
          facet={data.areas}
          values={filter.area ? [filter.area] : []}
          onValue={(area) => onChange({ area })}
        />
        <FacetSelect
          label={projectsCopy.school}
          all={projectsCopy.allSchools}
          facet={data.schools}
          values={filter.school ? [filter.school] : []}
          onValue={(school) => onChange({ school })}
        />
        <Select
          aria-label={projectsCopy.hours}
          value={filter.hoursMin}
          onChange={({ target }) =>
            onChange({ hoursMin: minHoursChoices.find((choice) => choice === target.value) ?? '' })
          }
        >
          {minHoursChoices.map((hours) => (
            <option key={hours} value={hours}>
              {hours === '' ? copy.anyHours : fill(copy.hoursFrom, { count: hours })}
            </option>
          ))}
        </Select>
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

  return (
    <section aria-label={copy.title} aria-busy={query.isFetching}>
      <SectionBoundary look="row">
        <Filters key={clears} filter={filter} onChange={change} />
      </SectionBoundary>
      <div className="my-4 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
        <PeopleStatus query={query} page={filter.page} />
        <span>{copy.open}</span>
        <PeopleOrder
          current={query.data?.forProject ?? null}
          projects={ownProjects}
          onOrder={(order) => change({ for: order })}
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
