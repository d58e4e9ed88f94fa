/** A character that no name contains; it ends the current match. */
export const otherSymbol = 0;
/** One space, hyphen or underscore between two words, or a run of white space. */
export const breakSymbol = 1;

const spelledAlike: ReadonlyMap<string, string> = new Map([
  ['\u2019', "'"],
  ['\uff0b', '+'],
  ['\uff03', '#'],
]);

/** Maps the characters of names to small numbers (symbols), ignoring case. */
export interface Alphabet {
  readonly size: number;
  /** Symbol of a UTF-16 code unit: `symbols[code]`. */
  readonly symbols: Uint8Array;
}

/**
 * Creates the alphabet of the patterns.
 * @throws Error if the names have more than 255 different characters.
 */
export function createAlphabet(patterns: Iterable<string>): Alphabet {
  const symbols = new Uint8Array(0x10000);
  for (const code of [...breakCodes(), ...whiteSpaceCodes()]) symbols[code] = breakSymbol;
  const characters = new Set([...patterns].join('').replaceAll(' ', ''));
  let size = 2;
  for (const character of characters) {
    if (size > 255) throw new Error('Names have more than 255 different characters');
    for (const form of [character, character.toUpperCase()])
      if (form.length === 1) symbols[form.charCodeAt(0)] = size;
    size++;
  }
  for (const [variant, character] of spelledAlike)
    symbols[variant.charCodeAt(0)] = symbols[character.charCodeAt(0)] ?? otherSymbol;
  return { size, symbols };
}

export function isWhiteSpace(code: number): boolean {
  return code <= 32 || (code >= 0x7f && spaces.has(code));
}

const spaces = new Set([
  0x85,
  0xa0,
  0x1680,
  0x2028,
  0x2029,
  0x202f,
  0x205f,
  0x3000,
  ...range(0x2000, 0x200b),
]);

function whiteSpaceCodes(): number[] {
  return [...range(0, 32), ...spaces];
}

/** Hyphen, underscore and the typographic hyphens. */
function breakCodes(): number[] {
  return [0x2d, 0x5f, 0x2010, 0x2011];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
