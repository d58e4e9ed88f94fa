import { noFilter, type ProjectFacets, type ProjectFilter } from '../projects.queries.ts';

interface Choice {
  readonly value: string;
  /** Undefined if it would differ from the number of projects that the choice shows. */
  readonly count?: number | undefined;
}

/** The values of each filter, the most frequent first. */
export type CountedFacets = Readonly<Record<keyof ProjectFacets, readonly Choice[]>>;

const filterOf = {
  technologies: 'technology',
  skills: 'skill',
  areas: 'area',
  schools: 'school',
} as const satisfies Record<keyof ProjectFacets, keyof ProjectFilter>;

/**
 * The server counts the projects with the status of the list. With another filter a choice shows fewer of them, so its
 * count is left out.
 */
export function countedFacets(facets: ProjectFacets, filter: ProjectFilter): CountedFacets {
  const active = (Object.keys(noFilter) as (keyof typeof noFilter)[]).filter((key) => filter[key].length > 0);
  const choicesOf = (list: keyof ProjectFacets): readonly Choice[] =>
    active.every((key) => key === filterOf[list])
      ? facets[list]
      : facets[list].map(({ value }) => ({ value }));
  return {
    technologies: choicesOf('technologies'),
    skills: choicesOf('skills'),
    areas: choicesOf('areas'),
    schools: choicesOf('schools'),
  };
}
