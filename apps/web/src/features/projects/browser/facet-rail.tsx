import { type ReactNode, useState } from 'react';
import { projectsCopy } from '../../../copy/projects/projects.ts';
import { fill, texts } from '../../../texts.ts';
import { hoursChoices, type ProjectFacets, type ProjectFilter, statusChoices } from '../projects.queries.ts';
import { FacetSelect } from './facet-select.tsx';
import { NearMe } from './near-me.tsx';

interface FacetRailProps {
  filter: ProjectFilter;
  facets: ProjectFacets;
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

/** The specified choices, the selected ones, then the values in use, up to a limit. */
function technologyChoices(
  facets: ProjectFacets,
  chosen: readonly string[],
): { value: string; count?: number }[] {
  const counts = new Map(facets.technologies.map(({ value, count }) => [value, count]));
  const values = new Set([...texts.projects.technologies, ...chosen, ...counts.keys()]);
  return [...values].map((value) => {
    const count = counts.get(value);
    return count === undefined ? { value } : { value, count };
  });
}

function Technologies({ filter, facets, name, onChange }: FacetRailProps) {
  const [all, setAll] = useState(false);
  const chosen = filter.technology;
  const choices = technologyChoices(facets, chosen);
  const shown = all ? choices : choices.slice(0, Math.max(shownAtFirst, chosen.length + 2));

  function toggle(value: string): void {
    const rest = chosen.filter((other) => other !== value);
    onChange({ technology: rest.length < chosen.length ? rest : [...chosen, value] });
  }

  return (
    <Group title={projectsCopy.technologies}>
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
      {choices.length > shownAtFirst ? (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-11 justify-self-start text-13 font-semibold text-primary hover:text-primary-hover md:min-h-8"
        >
          {all ? projectsCopy.showFewer : fill(projectsCopy.showAll, { count: choices.length })}
        </button>
      ) : null}
    </Group>
  );
}

function statusLabel(status: (typeof statusChoices)[number]): string {
  return status === '' ? projectsCopy.anyStatus : projectsCopy.page.statuses[status];
}

/** The additional filters of Discover. Areas are shown if any project has one. */
export function FacetRail(props: FacetRailProps) {
  const { filter, facets, name, onChange } = props;
  return (
    <div className="grid gap-3">
      <Technologies {...props} />
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
      <p className="border-t pt-4 text-13 text-muted">{projectsCopy.ofOwner}</p>
    </div>
  );
}
