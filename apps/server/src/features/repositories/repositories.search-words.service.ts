import { maxReadmeLength } from '@teamwright/matching/analysis/readme-markup.ts';
import { readmeProse } from '@teamwright/matching/analysis/readme-prose.ts';
import { cleanText } from '@teamwright/matching/manifests/clean-text.ts';
import { plainText } from '../../platform/codehost/repository.ts';
import { withoutSecrets } from './repositories.secrets.policy.ts';

/** In characters: about 600 words, which is enough to describe a repository. */
const longest = 4_000;

/** The search words of a README or a description: its prose in one line, without secrets. */
export function searchedWords(text: string): string {
  // Secrets are removed first, because shortening or splitting the text could make them unrecognisable.
  const safe = wholeWords(cleanText(text), maxReadmeLength).split('\n').map(withoutSecrets).join('\n');
  const prose = readmeProse(safe).join(' ');
  return wholeWords(plainText(prose, prose.length), longest);
}

function wholeWords(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = Math.max(text.lastIndexOf(' ', max), text.lastIndexOf('\n', max));
  return text.slice(0, Math.max(0, end));
}
