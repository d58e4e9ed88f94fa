import { useQuery } from '@tanstack/react-query';
import { peopleCopy } from '../../copy/people.ts';
import { projectsCopy } from '../../copy/projects/projects.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { fill, texts } from '../../texts.ts';
import { FacetSelect } from '../../ui/form/facet-select.tsx';
import { Labelled } from '../../ui/form/labelled.tsx';
import { Select } from '../../ui/form/select.tsx';
import { minHoursChoices, type PeopleFilter } from './people.queries.ts';

const { browser: copy } = peopleCopy;

const noFacets = { skills: [], areas: [], schools: [] };

interface PeopleFiltersProps {
  filter: PeopleFilter;
  onChange: (changes: Partial<PeopleFilter>) => void;
  /** Shows the names of the fields. */
  labelled?: boolean;
}

/** Skill, place, school and hours: in a row, or stacked in a drawer. */
export function PeopleFilters({ filter, onChange, labelled }: PeopleFiltersProps) {
  const { data = noFacets } = useQuery({ ...endpointQuery('people.facets'), staleTime: 300_000 });
  const label = (text: string) => (labelled ? text : undefined);
  return (
    <>
      <Labelled text={label(projectsCopy.skill)}>
        <FacetSelect
          label={projectsCopy.skill}
          all={texts.projects.allSkills}
          facet={data.skills}
          values={filter.skill}
          onValue={(skill) => onChange({ skill: skill ? [skill] : [] })}
        />
      </Labelled>
      <Labelled text={label(projectsCopy.area)}>
        <FacetSelect
          label={projectsCopy.area}
          all={projectsCopy.allAreas}
          facet={data.areas}
          values={filter.area ? [filter.area] : []}
          onValue={(area) => onChange({ area })}
        />
      </Labelled>
      <Labelled text={label(projectsCopy.school)}>
        <FacetSelect
          label={projectsCopy.school}
          all={projectsCopy.allSchools}
          facet={data.schools}
          values={filter.school ? [filter.school] : []}
          onValue={(school) => onChange({ school })}
        />
      </Labelled>
      <Labelled text={label(projectsCopy.hours)}>
        <Select
          aria-label={projectsCopy.hours}
          value={filter.hoursMin}
          onChange={({ target }) =>
            onChange({ hoursMin: minHoursChoices.find((choice) => choice === target.value) ?? '' })
          }
        >
          {minHoursChoices.map((hours) => (
            <option key={hours} value={hours}>
              {hours === '' ? copy.anyHours : fill(copy.hoursFrom, { count: hours })}
            </option>
          ))}
        </Select>
      </Labelled>
    </>
  );
}
