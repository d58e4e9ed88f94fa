import { stem } from './stem.ts';

/** Words too common to be useful; three letters or more, because shorter words are dropped anyway. */
const stopWords = new Set(
  `about after all also and any are because been before being but can could did does each for from get had has
  have her here him his how into its just like make may more most much need not now off one only other our out
  over own she should since some such than that the their them then there these they this those through too
  under until use used uses using very was way were what when where which while who why will with would you
  your yet want work working project projects team teams`.split(/\s+/),
);

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu;
const maxWordLength = 32;
const maxTextLength = 20_000;

/** The stems of a text's words in order, with repeats; only the first 20,000 characters are read. */
export function tokenize(text: string): string[] {
  const words: string[] = [];
  const folded = text.slice(0, maxTextLength).normalize('NFKC').toLowerCase();
  for (const [word] of folded.matchAll(wordPattern)) {
    if (word.length > maxWordLength || stopWords.has(word)) continue;
    if (word.length > 2 || /[^a-z]/.test(word)) words.push(stem(word));
  }
  return words;
}
