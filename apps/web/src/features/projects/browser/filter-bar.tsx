import { limits } from '@teamwright/contracts/core/limits.ts';
import { cx } from 'class-variance-authority';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { useDebouncedText } from '../../../lib/use-debounced-text.ts';
import { texts } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Count } from '../../../ui/count.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import type { ProjectFilter } from '../projects.queries.ts';
import type { CountedFacets } from './counted-facets.ts';
import { namedFilters } from './filter-names.ts';
import { ProjectFilters } from './project-filters.tsx';

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }));

interface FilterBarProps {
  filter: ProjectFilter;
  facets: CountedFacets;
  totalPosts: number;
  /** Shows the drawer except on wide screens, where the filters are next to the cards. */
  moreFilters: boolean;
  onChange: (changes: Partial<ProjectFilter>, options?: { replace: boolean }) => void;
}

/** The search box with the filters next to it. On phones the filters are in a drawer. */
export function FilterBar({ filter, facets, totalPosts, moreFilters, onChange }: FilterBarProps) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const [typed, setTyped] = useDebouncedText(filter.searchTerm, (searchTerm) =>
    onChange({ searchTerm }, { replace: true }),
  );
  const active = namedFilters({ ...filter, searchTerm: '' }).length;
  return (
    <search aria-label={projectsCopy.find}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ searchTerm: typed.trim() });
        }}
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:gap-3',
          moreFilters
            ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto] lg:grid-cols-[minmax(180px,1fr)_176px_152px_160px_auto] xl:grid-cols-[minmax(180px,1fr)_176px]'
            : 'md:grid-cols-[minmax(200px,1fr)_184px_160px_168px]',
        )}
      >
        <SearchField
          label={projectsCopy.searchLabel}
          placeholder={texts.projects.searchPlaceholder}
          value={typed}
          className={cx(moreFilters && 'md:max-lg:col-span-full')}
          maxLength={limits.searchTerm.max}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="contents max-md:hidden">
          <ProjectFilters
            filter={filter}
            facets={facets}
            besideRail={moreFilters ? 'wide' : undefined}
            onChange={onChange}
          />
        </div>
        <Button className={moreFilters ? 'xl:hidden' : 'md:hidden'} onClick={() => setDrawer('open')}>
          <SlidersHorizontal aria-hidden="true" />
          {projectsCopy.filters}
          <Count value={active} />
        </Button>
        {drawer === 'never' ? null : (
          <Suspense>
            <FilterDrawer
              open={drawer === 'open'}
              onClose={() => setDrawer('closed')}
              filter={filter}
              facets={facets}
              totalPosts={totalPosts}
              moreFilters={moreFilters}
              onChange={onChange}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}
