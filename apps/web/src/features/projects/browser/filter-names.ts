import { projectsCopy } from '../../../copy/projects/projects.ts';
import { fill, texts } from '../../../texts.ts';
import type { ProjectFilter } from '../projects.queries.ts';

export interface NamedFilter {
  readonly key: string;
  readonly name: string;
  /** The change that removes the filter. */
  readonly without: Partial<ProjectFilter>;
}

/** The active filters as texts, in the order of the chips. */
export function namedFilters(filter: ProjectFilter): NamedFilter[] {
  const lists = (['technology', 'skill'] as const).flatMap((key) =>
    filter[key].map((value) => ({
      key: `${key} ${value}`,
      name: value,
      without: { [key]: filter[key].filter((other) => other !== value) },
    })),
  );
  return [...lists, ...single(filter)];
}

/** Open projects are the usual view, and any status filters nothing. */
function statusName(status: ProjectFilter['status']): string {
  return status === 'open' || status === 'any' ? '' : projectsCopy.page.statuses[status];
}

function single(filter: ProjectFilter): NamedFilter[] {
  const { status, hoursMax, area, school, near, searchTerm } = filter;
  const hours = hoursMax && fill(projectsCopy.hoursChip, { count: hoursMax });
  const named: NamedFilter[] = [
    { key: 'status', name: statusName(status), without: { status: 'open' } },
    { key: 'hoursMax', name: hours, without: { hoursMax: '' } },
    { key: 'near', name: near && projectsCopy.nearMe, without: { near: '' } },
    { key: 'area', name: area, without: { area: '' } },
    { key: 'school', name: school, without: { school: '' } },
    { key: 'searchTerm', name: searchTerm, without: { searchTerm: '' } },
  ];
  return named.filter(({ name }) => name !== '');
}

/** A saved search as text: 'React, Frontend, tide'. */
export function searchName(filter: ProjectFilter): string {
  const order = filter.order === 'asc' ? [texts.projects.oldestFirst] : [];
  return [...namedFilters(filter).map(({ name }) => name), ...order].join(', ');
}
