import confusables from 'unhomoglyph/data.json' with { type: 'json' };

/** Pairs of characters that Unicode added after version 13, which the package has. Each pair is one entry. */
const added = ['þp', 'шw', 'Ϭ6', 'ϭo', 'ւi', '३3'].map((pair): [string, string] => [
  pair.slice(0, 1),
  pair.slice(1),
]);
const prototypes = new Map([...Object.entries(confusables), ...added]);

/**
 * Names with the same skeleton look alike, with and without case: UTS #39 section 4 (skeleton), applied to the name
 * as written and again to its lower case. `i`, `l` and `1` count as one letter, because they look the same in some
 * fonts or in upper case.
 */
export function usernameSkeleton(username: string): string {
  const seen = prototypesOf(username.normalize('NFKC'));
  return prototypesOf(seen.toLowerCase()).replaceAll('i', 'l').replace(/ +/g, ' ');
}

function prototypesOf(text: string): string {
  const visible = text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(visible, (letter) => prototypes.get(letter) ?? letter)
    .join('')
    .normalize('NFD');
}
