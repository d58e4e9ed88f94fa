const vowel = /[aeiouy]/;

/**
 * Removes common English endings, so that 'hosted', 'hosting' and 'hosts' are equal. Deliberately cautious:
 * it handles plurals, -ed, -ing, -ly and a final e, and leaves short words unchanged.
 */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  return withoutFinalE(withoutVerbEnding(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  for (const ending of ['ing', 'ed', 'ly']) {
    if (!word.endsWith(ending)) continue;
    const rest = word.slice(0, -ending.length);
    return rest.length >= 3 && vowel.test(rest) ? withoutDoubledEnd(rest) : word;
  }
  return word;
}

function withoutDoubledEnd(word: string): string {
  return /([bdfgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

function withoutFinalE(word: string): string {
  return word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word;
}
