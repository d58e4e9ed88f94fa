import { sql } from 'drizzle-orm';
import { users } from './schema/accounts.ts';
import { places, schoolVerifications } from './schema/nearby.ts';
import { profiles } from './schema/profiles.ts';

/**
 * For a row of `users` and its profile: the domain of a verified email address of the school in the profile, or null.
 */
export const verifiedSchoolDomain = sql<string | null>`(
  select ${schoolVerifications.domain} from ${schoolVerifications}
  join ${places} on ${places.userId} = ${schoolVerifications.userId} and ${places.schoolKey} = ${schoolVerifications.schoolKey}
  where ${schoolVerifications.userId} = ${users.id} and ${places.school} = ${profiles.school})`;
