import { X } from 'lucide-react';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { fill } from '../../../texts.ts';
import type { ProjectFilter } from '../projects.queries.ts';
import { namedFilters } from './filter-names.ts';

interface FilterChipsProps {
  filter: ProjectFilter;
  onChange: (changes: Partial<ProjectFilter>) => void;
}

/** The active filters. Each chip removes its filter. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  return namedFilters(filter).map(({ key, name, without }) => (
    <button
      key={key}
      type="button"
      aria-label={fill(projectsCopy.removeFilter, { name })}
      onClick={() => onChange(without)}
      className="inline-flex h-11 max-w-60 items-center gap-1 rounded-full bg-fill pr-2 pl-4 text-13 text-heading hover:text-primary md:h-8 md:pl-3"
    >
      <span className="truncate">{name}</span>
      <X aria-hidden="true" className="text-muted" />
    </button>
  ));
}
