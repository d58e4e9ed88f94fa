/** Letters that are no base letter with a mark, as they are written where the letter is missing. */
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

/** Between the letters of `U.S.A.`, which is `USA`; `St.Gallen` is two words. */
const initialsDot = /(?<=(?:^|\P{L})\p{L})\.(?=\p{L}(?:\P{L}|$))/gu;

/** Nearly every name is plain already. */
const isPlain = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/**
 * A name as it is compared: without case, accents, punctuation and spare spaces. `ä` and `ae`, `å` at the beginning and
 * `aa` are two ways to write the same.
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
