import { projectsCopy } from '../../copy/projects.ts';
import { fill } from '../../texts.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { ProjectFilters } from './project-filters.tsx';
import type { ProjectFacets, ProjectFilter } from './projects.queries.ts';

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  filter: ProjectFilter;
  facets: ProjectFacets;
  totalPosts: number;
  onChange: (changes: Partial<ProjectFilter>) => void;
}

/** The filters of phones. */
export function FilterDrawer({ open, onClose, totalPosts, ...filters }: FilterDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose} title={projectsCopy.filters}>
      <div className="grid gap-3">
        <ProjectFilters {...filters} />
        <Button variant="primary" size="lg" onClick={onClose}>
          {fill(projectsCopy.showResults, { count: totalPosts })}
        </Button>
      </div>
    </Drawer>
  );
}
