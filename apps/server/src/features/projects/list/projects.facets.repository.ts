import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { ofProfile } from '../../../db/places.ts';
import { places } from '../../../db/schema/nearby.ts';
import { projects } from '../../../db/schema/projects.ts';
import { isListed, type ProjectFilter } from './projects.list.repository.ts';

export interface FacetRow {
  readonly list: 'technologies' | 'skills' | 'areas' | 'schools';
  /** What all spellings have in common: the id of a skill, or the normalised name of a place. */
  readonly key: string;
  readonly value: string;
  readonly count: number;
}

/**
 * The values of the projects with a status, at most `max` of each list, most frequent first, in their most frequent
 * spelling.
 */
export async function listFacets(db: Db, status: ProjectFilter['status'], max: number): Promise<FacetRow[]> {
  const { technologyIds, technologies, skillIds, skills } = projects;
  const result = await db.execute<FacetRow & Record<string, unknown>>(
    sql.join(
      [
        facet('technologies', max, tagsOf(status, technologyIds, technologies)),
        facet('skills', max, tagsOf(status, skillIds, skills)),
        facet('areas', max, placesOf(status, places.city, places.cityLabel)),
        facet('schools', max, placesOf(status, places.schoolKey, places.school)),
      ],
      sql` union all `,
    ),
  );
  return result.rows;
}

/** @param values rows of `key` and `label`, at most one of each key per project */
function facet(list: FacetRow['list'], max: number, values: SQL): SQL {
  return sql`(
    select ${list}::text as list, key, (array_agg(label order by uses desc, label))[1] as value, sum(uses)::int as count
    from (select key, label, count(*) as uses from (${values}) named group by key, label) spelled
    group by key order by count desc, value limit ${max})`;
}

/** The tags of the projects. If a project has two labels for one id, only the first counts. */
function tagsOf(status: ProjectFilter['status'], ids: AnyPgColumn, labels: AnyPgColumn): SQL {
  return sql`
    select tag.key, tag.label from ${projects}
    cross join lateral unnest(${ids}, ${labels}) with ordinality as tag (key, label, place)
    where array_position(${ids}, tag.key) = tag.place and ${isListed(status)}`;
}

function placesOf(status: ProjectFilter['status'], key: AnyPgColumn, label: AnyPgColumn): SQL {
  return sql`
    select ${key} as key, ${label} as label from ${projects}
    inner join ${places} on ${places.userId} = ${projects.ownerId} ${ofProfile}
    where ${isListed(status)} and ${key} <> ''`;
}
