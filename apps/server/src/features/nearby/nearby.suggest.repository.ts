import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { places } from '../../db/schema/nearby.ts';
import { commonSpelling } from './nearby.visible.repository.ts';

/**
 * What active users gave whose address is verified and whose account was made before `since`. Accounts that an attacker
 * creates to put words into the suggestions of others do not count.
 */
function givenBefore(since: Date): SQL {
  return sql`${places} join ${users} on ${users.id} = ${places.userId} and ${users.status} = 'active'
    and ${users.emailVerified} and ${users.createdAt} < ${since.toISOString()}::timestamptz`;
}

interface Typed {
  readonly begun: string;
  readonly since: Date;
}

function begins(column: AnyPgColumn, begun: string): SQL {
  return sql`starts_with(${column}, ${begun})`;
}

/** How many users gave each town with this prefix, all quarters together. */
export async function listTowns(db: Db, { begun, since }: Typed, max: number) {
  const { city, country, region, cityLabel } = places;
  const result = await db.execute<{
    key: string;
    country: string;
    region: string;
    city: string;
    cityLabel: string;
    people: number;
  }>(sql`
    select concat_ws('/', ${country}, ${region}, ${city}) as key, ${country} as country, ${region} as region,
      ${city} as city, ${commonSpelling(cityLabel)} as "cityLabel", count(*)::int as people
    from ${givenBefore(since)} where ${city} <> '' and ${begins(city, begun)}
    group by 2, 3, 4 order by people desc, key limit ${max}`);
  return result.rows;
}

/** Schools with this prefix that at least `least` users gave, in the most frequent spelling. */
export async function listCommonSchools(db: Db, { begun, since }: Typed, min: number, max: number) {
  const result = await db.execute<{ label: string }>(sql`
    select ${commonSpelling(places.school)} as label
    from ${givenBefore(since)} where ${places.schoolKey} <> '' and ${begins(places.schoolKey, begun)}
    group by ${places.schoolKey} having count(*) >= ${min}
    order by count(*) desc, label limit ${max}`);
  return result.rows;
}
