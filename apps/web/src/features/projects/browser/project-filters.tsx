import { projectsCopy } from '../../../copy/projects/projects.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { texts } from '../../../texts.ts';
import { FacetSelect } from '../../../ui/form/facet-select.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { ProjectFacets, ProjectFilter } from '../projects.queries.ts';

interface ProjectFiltersProps {
  filter: ProjectFilter;
  facets: ProjectFacets;
  onChange: (changes: Partial<ProjectFilter>) => void;
}

function orderOf(value: string): ProjectFilter['order'] {
  return value === 'asc' || value === 'relevance' || value === 'match' ? value : 'desc';
}

/** Technology, skill and order: in a row, or stacked in a drawer. */
export function ProjectFilters({ filter, facets, onChange }: ProjectFiltersProps) {
  const user = useCurrentUser();
  const ranks = filter.searchTerm !== '' || filter.order === 'relevance';
  return (
    <>
      <FacetSelect
        label={projectsCopy.technology}
        all={texts.projects.allTechnologies}
        first={texts.projects.technologies}
        facet={facets.technologies}
        values={filter.technology}
        onValue={(technology) => onChange({ technology: technology ? [technology] : [] })}
      />
      <FacetSelect
        label={projectsCopy.skill}
        all={texts.projects.allSkills}
        first={texts.projects.skills}
        facet={facets.skills}
        values={filter.skill}
        onValue={(skill) => onChange({ skill: skill ? [skill] : [] })}
      />
      <Select
        aria-label={projectsCopy.order}
        value={filter.order}
        onChange={(event) => onChange({ order: orderOf(event.target.value) })}
      >
        <option value="desc">{texts.projects.newestFirst}</option>
        <option value="asc">{texts.projects.oldestFirst}</option>
        {user ? <option value="match">{projectsCopy.bestMatch}</option> : null}
        {ranks ? <option value="relevance">{projectsCopy.mostRelevant}</option> : null}
      </Select>
    </>
  );
}
