import { v7, validate } from 'uuid';
import { notFound } from './errors.ts';

/** A new UUIDv7. Ids sort by creation time. */
export function newId(at?: Date): string {
  return at === undefined ? v7() : v7({ msecs: at.getTime() });
}

export function isId(value: string): boolean {
  return validate(value);
}

/** The id as stored. @throws AppError `not_found` for a malformed id, as for an unknown one */
export function knownId(value: string, what: string): string {
  if (!isId(value)) throw notFound(what);
  return value.toLowerCase();
}
