import { X } from 'lucide-react';
import { projectsCopy } from '../../copy/projects.ts';
import { fill } from '../../texts.ts';
import type { ProjectFilter } from './projects.queries.ts';

interface FilterChipsProps {
  filter: ProjectFilter;
  onChange: (changes: Partial<ProjectFilter>) => void;
}

const removable = ['technology', 'skill', 'searchTerm'] as const;

/** What narrows the list at the moment; each chip takes its filter away. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  return removable
    .filter((key) => filter[key] !== '')
    .map((key) => (
      <button
        key={key}
        type="button"
        aria-label={fill(projectsCopy.removeFilter, { name: filter[key] })}
        onClick={() => onChange({ [key]: '' })}
        className="inline-flex h-11 max-w-60 items-center gap-1 rounded-full bg-fill pr-2 pl-4 text-13 text-heading hover:text-primary md:h-8 md:pl-3"
      >
        <span className="truncate">{filter[key]}</span>
        <X aria-hidden="true" className="text-muted" />
      </button>
    ));
}
