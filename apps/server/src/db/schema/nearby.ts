import { index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment } from './columns.ts';

/**
 * Area and school as they are compared, beside the words that were read: a row whose words are no longer those of the
 * profile counts for nothing, whoever wrote the profile. Every other column can be computed again.
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
    /** Keys; '' for what was not said. */
    country: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    quarter: text().notNull(),
    schoolKey: text().notNull(),
    cityLabel: text().notNull(),
    quarterLabel: text().notNull(),
    /** Version of the rules that the keys were made by. */
    rules: smallint().notNull(),
  },
  (table) => [
    index('places_city_idx').on(table.city),
    index('places_country_idx').on(table.country, table.region),
    index('places_school_idx').on(table.schoolKey),
  ],
);

/** Who has proved a mail address of their school. Counts for the school with this key only; the address is not kept. */
export const schoolProofs = pgTable(
  'school_proofs',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolKey: text().notNull(),
    domain: text().notNull(),
    /** Keyed hash, so that an address proves one account at a time. */
    addressHash: text().notNull(),
    provedAt: moment().notNull(),
  },
  (table) => [uniqueIndex('school_proofs_address_key').on(table.addressHash)],
);
