import { cx } from 'class-variance-authority';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { useCurrentUser } from '../../../stores/session.ts';
import { texts } from '../../../texts.ts';
import { FacetSelect } from '../../../ui/form/facet-select.tsx';
import { Labelled } from '../../../ui/form/labelled.tsx';
import { Select } from '../../../ui/form/select.tsx';
import type { ProjectFilter } from '../projects.queries.ts';
import type { CountedFacets } from './counted-facets.ts';

interface ProjectFiltersProps {
  filter: ProjectFilter;
  facets: CountedFacets;
  onChange: (changes: Partial<ProjectFilter>) => void;
  /** The column of further filters has technology and skill: always, or only on wide screens, where it is visible. */
  besideRail?: 'always' | 'wide';
  /** Shows the names of the fields. */
  labelled?: boolean;
}

function orderOf(value: string): ProjectFilter['order'] {
  return value === 'asc' || value === 'relevance' || value === 'match' ? value : 'desc';
}

/** One of the skills, the specified ones first. */
export function SkillFilter({ filter, facets, onChange }: ProjectFiltersProps) {
  return (
    <FacetSelect
      label={projectsCopy.skill}
      all={texts.projects.allSkills}
      first={texts.projects.skills}
      facet={facets.skills}
      values={filter.skill}
      onValue={(skill) => onChange({ skill: skill ? [skill] : [] })}
    />
  );
}

/** Technology, skill and order: in a row, or stacked in a drawer. */
export function ProjectFilters({ filter, facets, onChange, besideRail, labelled }: ProjectFiltersProps) {
  const user = useCurrentUser();
  const ranks = filter.searchTerm !== '' || filter.order === 'relevance';
  return (
    <>
      {besideRail === 'always' ? null : (
        <div className={cx('contents', besideRail === 'wide' && 'xl:hidden')}>
          <Labelled text={labelled ? projectsCopy.technology : undefined}>
            <FacetSelect
              label={projectsCopy.technology}
              all={texts.projects.allTechnologies}
              first={texts.projects.technologies}
              facet={facets.technologies}
              values={filter.technology}
              onValue={(technology) => onChange({ technology: technology ? [technology] : [] })}
            />
          </Labelled>
          <Labelled text={labelled ? projectsCopy.skill : undefined}>
            <SkillFilter filter={filter} facets={facets} onChange={onChange} />
          </Labelled>
        </div>
      )}
      <Labelled text={labelled ? projectsCopy.order : undefined}>
        <Select
          aria-label={projectsCopy.order}
          value={filter.order}
          onChange={(event) => onChange({ order: orderOf(event.target.value) })}
        >
          {user ? <option value="match">{projectsCopy.bestMatch}</option> : null}
          <option value="desc">{texts.projects.newestFirst}</option>
          <option value="asc">{texts.projects.oldestFirst}</option>
          {ranks ? <option value="relevance">{projectsCopy.mostRelevant}</option> : null}
        </Select>
      </Labelled>
    </>
  );
}
