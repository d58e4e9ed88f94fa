import { FilterChip } from '../../../ui/form/filter-chip.tsx';
import type { ProjectFilter } from '../projects.queries.ts';
import { namedFilters } from './filter-names.ts';

interface FilterChipsProps {
  filter: ProjectFilter;
  onChange: (changes: Partial<ProjectFilter>) => void;
}

/** The active filters. Each chip removes its filter. */
export function FilterChips({ filter, onChange }: FilterChipsProps) {
  return namedFilters(filter).map(({ key, name, without }) => (
    <FilterChip key={key} name={name} onRemove={() => onChange(without)} />
  ));
}
