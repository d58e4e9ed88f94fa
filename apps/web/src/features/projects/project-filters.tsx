import { projectsCopy } from '../../copy/projects.ts';
import { fill, texts } from '../../texts.ts';
import { Select } from '../../ui/select.tsx';
import type { ProjectFacets, ProjectFilter } from './projects.queries.ts';

interface ProjectFiltersProps {
  filter: ProjectFilter;
  facets: ProjectFacets;
  onChange: (changes: Partial<ProjectFilter>) => void;
}

interface FacetSelectProps {
  label: string;
  all: string;
  first: readonly string[];
  facet: ProjectFacets['skills'];
  value: string;
  onValue: (value: string) => void;
}

/** The specified choices come first, then the values in use with their counts. */
function FacetSelect({ label, all, first, facet, value, onValue }: FacetSelectProps) {
  const rest = facet.filter((entry) => !first.includes(entry.value));
  const known = value === '' || first.includes(value) || rest.some((entry) => entry.value === value);
  return (
    <Select aria-label={label} value={value} onChange={(event) => onValue(event.target.value)}>
      <option value="">{all}</option>
      {first.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
      {rest.map((entry) => (
        <option key={entry.value} value={entry.value}>
          {fill(projectsCopy.withCount, entry)}
        </option>
      ))}
      {known ? null : <option>{value}</option>}
    </Select>
  );
}

/** Technology, skill and order; side by side or, in a drawer, below each other. */
export function ProjectFilters({ filter, facets, onChange }: ProjectFiltersProps) {
  return (
    <>
      <FacetSelect
        label={projectsCopy.technology}
        all={texts.projects.allTechnologies}
        first={texts.projects.technologies}
        facet={facets.technologies}
        value={filter.technology}
        onValue={(technology) => onChange({ technology })}
      />
      <FacetSelect
        label={projectsCopy.skill}
        all={texts.projects.allSkills}
        first={texts.projects.skills}
        facet={facets.skills}
        value={filter.skill}
        onValue={(skill) => onChange({ skill })}
      />
      <Select
        aria-label={projectsCopy.order}
        value={filter.order}
        onChange={(event) => onChange({ order: event.target.value === 'asc' ? 'asc' : 'desc' })}
      >
        <option value="desc">{texts.projects.newestFirst}</option>
        <option value="asc">{texts.projects.oldestFirst}</option>
      </Select>
    </>
  );
}
