import { countryOf } from './known-places.ts';
import { plainName } from './plain-name.ts';

/** What people write for longer words; words without a meaning of their own are dropped. */
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
 * A school's name as it is compared; '' for none. The order of words stays: the University of York and York University
 * are two schools.
 */
export function schoolKey(typed: string): string {
  return schoolWords(typed).join(' ');
}

/** The words of a school's name that tell it from others, in plain form. */
export function schoolWords(typed: string): string[] {
  const named = typed.replace(/\([^()]*\)/g, ' ').split(/[,;|·\n]+/);
  const parts = named.map(plainName).filter((part, at) => part !== '' && (at === 0 || !countryOf(part)));
  return parts
    .join(' ')
    .split(' ')
    .flatMap((word) => (words.get(word) ?? word).split(' '))
    .filter((word) => word !== '');
}
