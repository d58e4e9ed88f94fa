/** The characters that the pictures' font can draw: Latin letters, digits and common signs. */
const undrawable = /[^\u0020-\u007e\u00a1-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]/gu;
const letters = /\p{L}/gu;

function countLetters(text: string): number {
  return text.match(letters)?.length ?? 0;
}

/**
 * A text of a user as one line of at most `max` characters that the font can draw: without controls, marks that change the
 * direction of writing, emoji and other scripts. Returns `fallback` if less than half of the letters remain.
 */
export function printable(text: string, max: number, fallback = ''): string {
  // A prefix is enough, and keeps the work small for long texts.
  const start = text.slice(0, max * 4).normalize('NFC');
  const drawable = start.replace(undrawable, ' ').replace(/\s+/g, ' ').trim();
  const kept = countLetters(drawable);
  if (drawable === '' || kept * 2 < countLetters(start)) return fallback;
  return drawable.length <= max ? drawable : `${drawable.slice(0, max - 1).trimEnd()}…`;
}
