import { editDistance, forgiven } from '@teamwright/matching/taxonomy/edit-distance.ts';
import { misspelledSkill } from '@teamwright/matching/taxonomy/misspelled-skill.ts';
import type { Ctx } from '../../core/ctx.ts';
import * as repository from './search.repository.ts';
import { markedWords, type SearchTerm, termsOf, textQuery } from './search.terms.service.ts';

export { searchableText } from './search.words.policy.ts';

/** One search term, ready for queries. A result must match every term. */
export interface ParsedTerm {
  /** As typed, in lower case and without accents. */
  readonly words: readonly string[];
  /** For `to_tsquery('simple', …)`. */
  readonly text: string;
  /** For a cast to `tsquery`, besides `text`; empty if no skill is named. */
  readonly tags: string;
  readonly skillIds: readonly string[];
}

export interface ParsedSearch {
  readonly terms: readonly ParsedTerm[];
  /** What to highlight in results, in lower case. */
  readonly matched: string[];
}

/**
 * For each of these words that is not in use: similar words in use. One row without a suggestion if there is none.
 */
export type SimilarWords = (
  words: readonly string[],
) => Promise<readonly { readonly typed: string; readonly similar: string | null }[]>;

const maxCorrections = 3;

/**
 * Parses a search with one query: finds skills by any alias and corrects typos. Typos are compared with the words of
 * projects, or with those of `similarWords`.
 */
export async function parseSearch(
  ctx: Ctx,
  text: string | undefined,
  similarWords: SimilarWords = (words) => repository.listSimilarWords(ctx.db, words),
): Promise<ParsedSearch> {
  const terms = await withCorrections(similarWords, termsOf(text ?? ''));
  return { terms: terms.map(understood), matched: markedWords(terms) };
}

function understood(term: SearchTerm): ParsedTerm {
  const skillIds = term.skills.map((skill) => skill.id);
  const tags = skillIds.map((id) => `'${id.replace(/['\\]/g, '$&$&')}'`).join(' | ');
  return { words: term.words, text: textQuery(term), tags, skillIds };
}

async function withCorrections(
  similarWords: SimilarWords,
  terms: readonly SearchTerm[],
): Promise<SearchTerm[]> {
  const doubtful = terms.filter(isDoubtful).flatMap((term) => term.words);
  if (doubtful.length === 0) return [...terms];
  const rows = await similarWords(doubtful);
  const similar = Map.groupBy(rows, (row) => row.typed);
  return terms.map((term) => {
    const [typed = ''] = term.words;
    const unknown = similar.get(typed);
    return unknown && isDoubtful(term) ? corrected(term, typed, unknown) : term;
  });
}

function corrected(
  term: SearchTerm,
  typed: string,
  similar: readonly { readonly similar: string | null }[],
): SearchTerm {
  const words = similar.map((row) => row.similar ?? '').filter((word) => isSlip(typed, word));
  const skill = misspelledSkill(typed);
  return { ...term, corrections: words.slice(0, maxCorrections), skills: skill ? [skill] : [] };
}

/** Names of skills are never treated as typos. */
function isDoubtful({ words, skills }: SearchTerm): boolean {
  return skills.length === 0 && words.length === 1 && forgiven(words[0] ?? '') > 0;
}

function isSlip(typed: string, word: string): boolean {
  const limit = forgiven(typed);
  return typed[0] === word[0] && editDistance(typed, word, limit) <= limit;
}
