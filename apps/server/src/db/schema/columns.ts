import { customType, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A moment in UTC, at millisecond precision, so that what JSON shows is what is stored. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3, mode: 'date' });
}

export function createdAt() {
  return moment().notNull().defaultNow();
}

export function updatedAt() {
  return moment().notNull().defaultNow();
}
