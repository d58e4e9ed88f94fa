import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The hours of a week as `readWeek` of the matching engine reads them, in 21 bytes. */
export const weekHours = customType<{ data: string; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (digits) => Buffer.from(digits, 'hex'),
  fromDriver: (bytes) => bytes.toString('hex'),
});

/** Words with their positions, for PostgreSQL's full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A moment in UTC with milliseconds, so that JSON shows exactly the stored value. */
export function moment(column = '') {
  return timestamp(column, { withTimezone: true, precision: 3, mode: 'date' });
}

export function createdAt() {
  return moment().notNull().defaultNow();
}

export function updatedAt() {
  return moment().notNull().defaultNow();
}
