import { z } from 'zod';
import { limits } from './limits.ts';
import { asOneLine, emptyIfInvisible, hasTooManyMarks, withoutControls } from './plain-text.ts';

function isStorable(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed();
}

/** Typed text may be this many times longer than the limit, because composing can shorten it to a third. */
const maxRawShare = 4;

/**
 * Validates and cleans all texts of users. Every step takes linear time: the length as typed is checked
 * first, and long runs of combining marks are rejected before the text is composed (NFC) and trimmed. The
 * field's limits apply last.
 */
function userText(max: number, min: number, clean: (value: string) => string) {
  const tooLong = `At most ${max} characters`;
  return z
    .string()
    .max(max * maxRawShare, { error: tooLong, abort: true })
    .refine(isStorable, { error: 'Contains characters that cannot be stored', abort: true })
    .overwrite(clean)
    .refine((value) => !hasTooManyMarks(value), {
      error: 'Contains too many accents on one letter',
      abort: true,
    })
    .overwrite((value) => emptyIfInvisible(value.normalize('NFC').trim()))
    .min(min, min === 1 ? 'Required' : `At least ${min} characters`)
    .max(max, tooLong);
}

/**
 * A user's text of several lines, at most `max` characters. Its only control characters are newline and tab.
 */
export function text(max: number, min = 0) {
  return userText(max, min, withoutControls);
}

/** The same for one line: a title, a name, a tag, a search term. Tabs and line breaks become spaces. */
export function line(max: number, min = 0) {
  return userText(max, min, asOneLine);
}

/** An id in a path, in lower case as stored. A malformed id gets the same response as an unknown one. */
export const id = z.uuid().toLowerCase();

/** An id in a body or query: any string. The service rejects a malformed id with `not_found`. */
export const looseId = z.string().max(100);

export const isoDateTime = z.string();

const dateHint = 'Use a date like 2026-03-31';

/** A calendar date without a time zone. There was no year 0, and PostgreSQL does not support it. */
export const calendarDate = z.iso.date(dateHint).refine((date) => !date.startsWith('0000'), dateHint);

/** A list of tags as typed: trimmed, without empty tags and duplicates (ignoring case). `noun` is for the message. */
export function tags(max: number = limits.tags.max, noun = 'tags') {
  return z
    .array(line(limits.tag.max))
    .max(max, `At most ${max} ${noun}`)
    .transform((values) => {
      const seen = new Map<string, string>();
      for (const value of values) {
        const key = value.toLowerCase();
        if (value !== '' && !seen.has(key)) seen.set(key, value);
      }
      return [...seen.values()];
    });
}

/** The same for values that responses also contain, so that they are checked and not changed. */
export function distinctLines(max: number) {
  return z
    .array(line(limits.tag.max, 1))
    .max(max, `At most ${max} values`)
    .refine(
      (values) => new Set(values.map((value) => value.toLowerCase())).size === values.length,
      'Each value must be different',
    );
}

/** As many digits as the database's integers hold. */
const wholeNumber = /^-?\d{1,9}$/;
const anyWholeNumber = /^-?\d{1,15}$/;

/** A query parameter that may be repeated. */
export function severalTexts(max: number, most: number) {
  return z
    .union([z.string().transform((value) => [value]), z.array(z.string())])
    .pipe(z.array(line(max)).max(most, `At most ${most} values`));
}

/** An optional number in a query string; negative, fractional and non-numeric values are rejected. */
export function optionalQueryNumber(min: number) {
  return requiredQueryNumber(min).optional();
}

/** The same with a default value. */
export function queryNumber(min: number, fallback: number) {
  return requiredQueryNumber(min).default(fallback);
}

function requiredQueryNumber(min: number, pattern = wholeNumber) {
  return z
    .union([z.number(), z.string().regex(pattern).transform(Number)], 'Must be a whole number')
    .pipe(z.number().int().min(min, `Must be at least ${min}`));
}

export const startIndex = queryNumber(0, 0);

/** A page size: larger values are reduced to `max`, values below 1 are rejected. */
export function pageLimit(fallback: number, max: number) {
  return requiredQueryNumber(1, anyWholeNumber)
    .default(fallback)
    .transform((value) => Math.min(value, max));
}

/** The response of a command without other data. */
export const done = z.object({ success: z.literal(true), message: z.string() });
