/** All but the characters that the pictures' font can draw: Latin letters, digits and common signs. */
const undrawable = /[^ -~¡-žƏƒƠơƯưǍ-ǔȘ-țẀ-ẅẞẠ-ỹ–—‘-‚“-„†•…‹›€™−]/gu;
const hyphens = /[\u2010-\u2012]/gu;
const marks = /\p{M}/gu;
const letters = /\p{L}/gu;

function countLetters(text: string): number {
  return text.match(letters)?.length ?? 0;
}

/** The letter without its marks, if only they cannot be drawn. Otherwise a space. */
function nearest(character: string): string {
  const letter = character.normalize('NFD').replace(marks, '');
  return letter === '' || letter.search(undrawable) >= 0 ? ' ' : letter;
}

/**
 * A text of a user as one line of at most `max` characters that the font can draw: without controls, marks that change
 * the direction of writing, emoji and other scripts. Returns `fallback` if less than half of the letters remain.
 */
export function printable(text: string, max: number, fallback = ''): string {
  // A prefix is enough, and keeps the work small for long texts.
  const start = text.slice(0, max * 4).normalize('NFC');
  const drawable = start.replace(hyphens, '-').replace(undrawable, nearest).replace(/\s+/g, ' ').trim();
  const kept = countLetters(drawable);
  if (drawable === '' || kept * 2 < countLetters(start)) return fallback;
  return drawable.length <= max ? drawable : `${drawable.slice(0, max - 1).trimEnd()}…`;
}
