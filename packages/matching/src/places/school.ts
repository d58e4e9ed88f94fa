import { countryOf } from './known-places.ts';
import { plainName } from './plain-name.ts';

/** Abbreviations of common words. Words that do not distinguish schools are removed. */
const words = new Map([
  ['univ', 'university'],
  ['uni', 'university'],
  ['u', 'university'],
  ['inst', 'institute'],
  ['tech', 'technology'],
  ['tec', 'technology'],
  ['coll', 'college'],
  ['poly', 'polytechnic'],
  ['acad', 'academy'],
  ['sch', 'school'],
  ['hs', 'high school'],
  ['st', 'saint'],
  ['mt', 'mount'],
  ['sci', 'science'],
  ['eng', 'engineering'],
  ['sciences', 'science'],
  ['studies', 'study'],
  ...['the', 'of', 'and', 'for', 'at', 'in'].map((word) => [word, ''] as const),
]);

/**
 * The comparison key of a school's name; '' for none. The order of words is kept: the University of York and
 * York University are two schools.
 */
export function schoolKey(typed: string): string {
  return schoolWords(typed).join(' ');
}

/** The words that identify a school, in plain form. */
export function schoolWords(typed: string): string[] {
  const named = typed.replace(/\([^()]*\)/g, ' ').split(/[,;|·\n]+/);
  const parts = named.map(plainName).filter((part, at) => part !== '' && (at === 0 || !countryOf(part)));
  return parts
    .join(' ')
    .split(' ')
    .flatMap((word) => (words.get(word) ?? word).split(' '))
    .filter((word) => word !== '');
}
