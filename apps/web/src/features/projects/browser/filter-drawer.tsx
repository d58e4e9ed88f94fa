import { projectsCopy } from '../../../copy/projects/projects.ts';
import { fill } from '../../../texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { ProjectFilter } from '../projects.queries.ts';
import type { CountedFacets } from './counted-facets.ts';
import { FacetRail } from './facet-rail.tsx';
import { ProjectFilters } from './project-filters.tsx';

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  filter: ProjectFilter;
  facets: CountedFacets;
  totalPosts: number;
  moreFilters: boolean;
  onChange: (changes: Partial<ProjectFilter>) => void;
}

/** The filters on phones. On Discover also the further filters, except on wide screens. */
export function FilterDrawer({ open, onClose, totalPosts, moreFilters, ...filters }: FilterDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={projectsCopy.filters}>
      <div className="grid gap-3">
        <div className="grid gap-3 md:hidden">
          <ProjectFilters {...filters} labelled besideRail={moreFilters ? 'always' : undefined} />
        </div>
        {moreFilters ? <FacetRail name="drawer" {...filters} /> : null}
        {/* Stays visible while the filters scroll. */}
        <div className="sticky bottom-0 grid bg-float py-3">
          <Button variant="primary" size="lg" onClick={onClose}>
            {totalPosts === 1
              ? projectsCopy.showOneResult
              : fill(projectsCopy.showResults, { count: totalPosts })}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
