import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { projectsCopy } from '../../copy/projects.ts';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { texts } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Count } from '../../ui/count.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ProjectFilters } from './project-filters.tsx';
import type { ProjectFacets, ProjectFilter } from './projects.queries.ts';

const FilterDrawer = lazy(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }));

interface FilterBarProps {
  filter: ProjectFilter;
  facets: ProjectFacets;
  totalPosts: number;
  autoFocus?: boolean;
  onChange: (changes: Partial<ProjectFilter>, options?: { replace: boolean }) => void;
}

/** The search box with the filters beside it; on phones these are in a drawer. */
export function FilterBar({ filter, facets, totalPosts, autoFocus, onChange }: FilterBarProps) {
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never');
  const [typed, setTyped] = useDebouncedText(filter.searchTerm, (searchTerm) =>
    onChange({ searchTerm }, { replace: true }),
  );
  const active = [filter.technology, filter.skill].filter((value) => value !== '').length;
  return (
    <search aria-label={projectsCopy.find}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ searchTerm: typed.trim() });
        }}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[minmax(200px,1fr)_184px_160px_168px] md:gap-3"
      >
        <SearchField
          label={projectsCopy.searchLabel}
          placeholder={texts.projects.searchPlaceholder}
          value={typed}
          autoFocus={autoFocus}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="contents max-md:hidden">
          <ProjectFilters filter={filter} facets={facets} onChange={onChange} />
        </div>
        <Button className="md:hidden" onClick={() => setDrawer('open')}>
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
              onChange={onChange}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}
