import { v7, validate } from 'uuid';
import { notFound } from './errors.ts';

/** A new id: UUIDv7, so that ids sort by the time they were made. */
export function newId(at?: Date): string {
  return at === undefined ? v7() : v7({ msecs: at.getTime() });
}

export function isId(value: string): boolean {
  return validate(value);
}

/** The id as stored. @throws AppError `not_found`: a malformed id is answered like an unknown one. */
export function knownId(value: string, what: string): string {
  if (!isId(value)) throw notFound(what);
  return value.toLowerCase();
}
