import { LONGEST_README } from '@teamwright/matching/analysis/readme-markup.ts';
import { readmeProse } from '@teamwright/matching/analysis/readme-prose.ts';
import { cleanText } from '@teamwright/matching/manifests/clean-text.ts';
import { plainText } from '../../platform/codehost/repository.ts';
import { withoutSecrets } from './repositories.secrets.ts';

/** In characters: some 600 words, which say what a repository is about. */
const longest = 4_000;

/** A README or a description as it is searched: its prose in one line, without what opens a door. */
export function searchedWords(text: string): string {
  // Secrets go first, while they still look like some, and before anything is cut in two.
  const safe = wholeWords(cleanText(text), LONGEST_README).split('\n').map(withoutSecrets).join('\n');
  const prose = readmeProse(safe).join(' ');
  return wholeWords(plainText(prose, prose.length), longest);
}

function wholeWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.max(text.lastIndexOf(' ', most), text.lastIndexOf('\n', most));
  return text.slice(0, Math.max(0, end));
}
