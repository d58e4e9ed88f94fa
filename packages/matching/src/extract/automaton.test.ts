import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAlphabet } from './alphabet.ts';
import { createAutomaton } from './automaton.ts';
import { scanText } from './scan.ts';

/** Every occurrence as `word@start`, found by the automaton. */
function byAutomaton(words: readonly string[], text: string): string[] {
  const alphabet = createAlphabet(['abc']);
  const symbols = words.map((word) => Uint8Array.from(word, (c) => alphabet.symbols[c.charCodeAt(0)] ?? 0));
  const automaton = createAutomaton(symbols, alphabet.size);
  const positions: string[] = [];
  const lengths = Uint8Array.from(words, (word) => word.length);
  scanText(text, alphabet, automaton, lengths, (index, start) => positions.push(`${words[index]}@${start}`));
  return positions.sort();
}

function bySearch(words: readonly string[], text: string): string[] {
  return words
    .flatMap((word) =>
      [...text].flatMap((_, start) => (text.startsWith(word, start) ? [`${word}@${start}`] : [])),
    )
    .sort();
}

test('finds exactly the occurrences that a plain search finds', () => {
  const letters = fc.constantFrom('a', 'b', 'c');
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 8 }),
      fc.string({ unit: letters, maxLength: 300 }),
      (words, text) => {
        expect(byAutomaton(words, text)).toEqual(bySearch(words, text));
      },
    ),
  );
});
