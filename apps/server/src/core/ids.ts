import { v7, validate } from 'uuid';
import { notFound } from './errors.ts';

/**
 * A new UUIDv7. Ids sort by creation time, also those that one process creates within a millisecond.
 * @param at instead of now; such ids have no order within a millisecond
 * @param bytes 16 bytes that replace the random part, for an id that can be repeated
 */
export function newId(at?: Date, bytes?: Uint8Array): string {
  // With options, even empty ones, the library keeps no counter for ids of the same millisecond.
  if (at === undefined && bytes === undefined) return v7();
  return v7({ ...(at && { msecs: at.getTime() }), ...(bytes && { random: bytes }) });
}

export function isId(value: string): boolean {
  return validate(value);
}

/** The id as stored. @throws AppError `not_found` for a malformed id, as for an unknown one */
export function knownId(value: string, what: string): string {
  if (!isId(value)) throw notFound(what);
  return value.toLowerCase();
}
