const separators = /[\s\-_./]+/g;

/**
 * The key under which spellings of a name are equal: lower case, without spaces, hyphens, dots and slashes.
 * `+` and `#` are kept, so that C, C++ and C# differ.
 */
export function labelKey(label: string): string {
  return label.normalize('NFKC').toLowerCase().replace(separators, '');
}

/**
 * Looser keys, to be tried in this order if the exact one is unknown: without a final `js`, a version number
 * or a plural s.
 */
export function looseKeys(key: string): string[] {
  const loose = [key.replace(/js$/, ''), withoutVersion(key), key.replace(/s$/, '')];
  return loose.filter((candidate) => candidate !== key && candidate.length > 1);
}

function withoutVersion(key: string): string {
  let end = key.length;
  while (end > 0 && isDigit(key.charCodeAt(end - 1))) end--;
  return key.slice(0, end);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
