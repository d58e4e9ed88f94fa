import { limits } from '@teamwright/contracts/core/limits.ts';
import { type ReactNode, useState } from 'react';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { fill, texts } from '../../../texts.ts';
import { FacetSelect } from '../../../ui/form/facet-select.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { hoursChoices, type ProjectFilter, statusChoices } from '../projects.queries.ts';
import type { CountedFacets } from './counted-facets.ts';
import { NearMe } from './near-me.tsx';
import { SkillFilter } from './project-filters.tsx';

interface FacetRailProps {
  filter: ProjectFilter;
  facets: CountedFacets;
  /** Distinguishes two filter columns on one page. */
  name: string;
  onChange: (changes: Partial<ProjectFilter>) => void;
}

const shownAtFirst = 8;

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t pt-4 pb-1 first:border-t-0 first:pt-0">
      <legend className="float-left mb-2 w-full text-14 font-semibold text-heading">{title}</legend>
      <div className="clear-both grid">{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name: string;
  label: string;
  count?: number | undefined;
  checked: boolean;
  onChange: () => void;
}

function Choice({ label, count, ...input }: ChoiceProps) {
  return (
    <label className="-mx-2 flex min-h-11 cursor-pointer items-center gap-3 rounded-6 px-2 text-14 hover:bg-fill md:min-h-8">
      <input {...input} className="size-4 flex-none accent-primary" />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count === undefined ? null : <span className="text-13 text-muted tabular-nums">{count}</span>}
    </label>
  );
}

/** The values in use, those of most projects first, then the selected and the specified ones that no project has. */
function technologyChoices(
  facets: CountedFacets,
  chosen: readonly string[],
): CountedFacets['technologies'][number][] {
  const counts = new Map(facets.technologies.map(({ value, count }) => [value, count]));
  const values = new Set([...counts.keys(), ...chosen, ...texts.projects.technologies]);
  return [...values].map((value) => {
    const count = counts.get(value);
    return count === undefined ? { value } : { value, count };
  });
}

/** Choices whose name contains the typed text; without a text the first ones, and all that are selected. */
function shownChoices<Choice extends { value: string }>(
  choices: readonly Choice[],
  typed: string,
  chosen: readonly string[],
): Choice[] {
  const text = typed.trim().toLowerCase();
  if (text !== '') return choices.filter(({ value }) => value.toLowerCase().includes(text));
  return choices.filter(({ value }, index) => index < shownAtFirst || chosen.includes(value));
}

function Technologies({ filter, facets, name, onChange }: FacetRailProps) {
  const [typed, setTyped] = useState('');
  const chosen = filter.technology;
  const choices = technologyChoices(facets, chosen);
  const shown = shownChoices(choices, typed, chosen);

  function toggle(value: string): void {
    const rest = chosen.filter((other) => other !== value);
    onChange({ technology: rest.length < chosen.length ? rest : [...chosen, value] });
  }

  return (
    <Group title={projectsCopy.technologies}>
      <SearchField
        label={fill(projectsCopy.findTechnology, { count: choices.length })}
        placeholder={fill(projectsCopy.findTechnology, { count: choices.length })}
        value={typed}
        maxLength={limits.tag.max}
        className="mb-1"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter would submit the search form around the filters.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className="grid max-h-80 overflow-y-auto">
        {shown.map(({ value, count }) => (
          <Choice
            key={value}
            type="checkbox"
            name={`${name}-technology`}
            label={value}
            count={count}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-13 text-muted">
        {shown.length === 0 ? projectsCopy.noTechnology : null}
      </p>
    </Group>
  );
}

function statusLabel(status: (typeof statusChoices)[number]): string {
  return status === 'any' ? projectsCopy.anyStatus : projectsCopy.page.statuses[status];
}

/** The additional filters of Discover. Areas are shown if any project has one. */
export function FacetRail(props: FacetRailProps) {
  const { filter, facets, name, onChange } = props;
  return (
    <div className="grid gap-3">
      <Technologies {...props} />
      <Group title={projectsCopy.skill}>
        <SkillFilter filter={filter} facets={facets} onChange={onChange} />
      </Group>
      <Group title={projectsCopy.hours}>
        {hoursChoices.map((hours) => (
          <Choice
            key={hours}
            type="radio"
            name={`${name}-hours`}
            label={hours === '' ? projectsCopy.anyHours : fill(projectsCopy.hoursUpTo, { count: hours })}
            checked={filter.hoursMax === hours}
            onChange={() => onChange({ hoursMax: hours })}
          />
        ))}
      </Group>
      <Group title={projectsCopy.page.status}>
        {statusChoices.map((status) => (
          <Choice
            key={status}
            type="radio"
            name={`${name}-status`}
            label={statusLabel(status)}
            checked={filter.status === status}
            onChange={() => onChange({ status })}
          />
        ))}
      </Group>
      <Group title={projectsCopy.near}>
        <NearMe on={filter.near === 'me'} onChange={(on) => onChange({ near: on ? 'me' : '' })} />
      </Group>
      {facets.areas.length > 0 || filter.area ? (
        <Group title={projectsCopy.area}>
          <FacetSelect
            label={projectsCopy.area}
            all={projectsCopy.allAreas}
            facet={facets.areas}
            values={filter.area ? [filter.area] : []}
            onValue={(area) => onChange({ area })}
          />
        </Group>
      ) : null}
      {facets.schools.length > 0 || filter.school ? (
        <Group title={projectsCopy.school}>
          <FacetSelect
            label={projectsCopy.school}
            all={projectsCopy.allSchools}
            facet={facets.schools}
            values={filter.school ? [filter.school] : []}
            onValue={(school) => onChange({ school })}
          />
        </Group>
      ) : null}
      <p className="text-13 text-muted">{projectsCopy.ofOwner}</p>
    </div>
  );
}
