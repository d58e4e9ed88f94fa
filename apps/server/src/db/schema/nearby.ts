import { index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * Normalised area and school, beside the original texts. A row whose texts differ from those of the profile is
 * ignored. All other columns can be recomputed.
 */
export const places = pgTable(
  'places',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As typed. */
    area: text().notNull(),
    school: text().notNull(),
    /** Keys; '' if unknown. */
    country: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    quarter: text().notNull(),
    schoolKey: text().notNull(),
    cityLabel: text().notNull(),
    quarterLabel: text().notNull(),
    /** Version of the rules that made the keys. */
    rules: smallint().notNull(),
  },
  (table) => [
    index('places_city_idx').on(table.city),
    index('places_country_idx').on(table.country, table.region),
    index('places_school_idx').on(table.schoolKey),
  ],
);

/**
 * Users with a verified email address of their school. Counts only for the school with this key; the address is not
 * stored.
 */
export const schoolVerifications = pgTable(
  'school_proofs',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolKey: text().notNull(),
    domain: text().notNull(),
    /** Keyed hash, so that an address verifies one account at a time. */
    addressHash: text().notNull(),
    verifiedAt: moment('proved_at').notNull(),
  },
  (table) => [uniqueIndex('school_proofs_address_key').on(table.addressHash)],
);
