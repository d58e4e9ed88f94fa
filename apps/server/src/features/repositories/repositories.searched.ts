import { LONGEST_README } from '@teamwright/matching/analysis/readme-markup.ts';
import { readmeProse } from '@teamwright/matching/analysis/readme-prose.ts';
import { isGenerated } from '@teamwright/matching/analysis/readme-routine.ts';
import { cleanText } from '@teamwright/matching/manifests/clean-text.ts';
import { plainText } from '../../platform/codehost/repository.ts';
import { withoutSecrets } from './repositories.secrets.ts';

/** In characters: some 600 words, which say what a repository is about. */
const longestReadme = 4_000;

/** A README as it is searched: its prose in one line, without what opens a door. */
export function searchedReadme(readme: string): string {
  // Secrets go first, while they still look like some, and before anything is cut in two.
  const safe = wholeWords(cleanText(readme), LONGEST_README).split('\n').map(withoutSecrets).join('\n');
  const prose = readmeProse(safe).join(' ');
  return wholeWords(plainText(prose, prose.length), longestReadme);
}

function wholeWords(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = Math.max(text.lastIndexOf(' ', longest), text.lastIndexOf('\n', longest));
  return text.slice(0, Math.max(0, end));
}

/** The code host's description as it is searched. */
export function searchedDescription(description: string): string {
  return isGenerated(description) ? '' : withoutSecrets(description);
}
