/** Letters that are not a base letter with a diacritic, with their usual replacements. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A dot between the letters of `U.S.A.`, which is `USA`; `St.Gallen` is two words. */
const initialsDot = /(?<=(?:^|\P{L})\p{L})\.(?=\p{L}(?:\P{L}|$))/gu;

/** Most names need no conversion. */
const isPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * A name in a form for comparison: without case, accents, punctuation and extra spaces. `ä` and `ae`, and `å`
 * at the start and `aa`, count as equal.
 */
export function plainName(name: string): string {
  const lower = name.toLowerCase();
  return isPlain.test(lower) ? foldPairs(lower) : foldPairs(stripped(lower));
}

function stripped(lower: string): string {
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, '')
    .replace(initialsDot, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function foldPairs(plain: string): string {
  return plain.replace(/([aou])e/g, '$1').replace(/(?<=^| )aa/g, 'a');
}
