import { sql } from 'drizzle-orm';
import { users } from './schema/accounts.ts';
import { places, schoolProofs } from './schema/nearby.ts';
import { profiles } from './schema/profiles.ts';

/**
 * For a row of `users` and its profile: the domain of a verified email address of the school in the profile, or null.
 */
export const verifiedSchoolDomain = sql<string | null>`(
  select ${schoolProofs.domain} from ${schoolProofs}
  join ${places} on ${places.userId} = ${schoolProofs.userId} and ${places.schoolKey} = ${schoolProofs.schoolKey}
  where ${schoolProofs.userId} = ${users.id} and ${places.school} = ${profiles.school})`;
