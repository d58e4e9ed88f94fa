import { stem } from '@teamwright/matching/index/stem.ts';
import { getSkill, knownSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { Skill } from '@teamwright/matching/types/skills.ts';
import { wordsOf } from './search.words.policy.ts';

/** One search term. A result must match every term. */
export interface SearchTerm {
  /** The normalised words: one, or those of a skill whose name has several words. */
  readonly words: readonly string[];
  /** The skills that the words name, by any alias. */
  readonly skills: readonly Skill[];
  /** Words of projects that may correct a misspelled one. */
  readonly corrections: readonly string[];
}

const maxWords = 8;
const maxNameWords = 3;

/** Splits a search into terms, the longest skill names first: 'machine learning k8s' has two. */
export function termsOf(text: string): SearchTerm[] {
  const typed = text.trim().split(/\s+/).filter(Boolean).slice(0, maxWords);
  const terms: SearchTerm[] = [];
  for (let start = 0; start < typed.length; ) {
    const { length, skill } = longestSkill(typed, start);
    const words = typed.slice(start, start + length).flatMap(wordsOf);
    if (words.length > 0) terms.push({ words, skills: skill ? [skill] : [], corrections: [] });
    start += length;
  }
  return withoutRepeated(terms);
}

/** A repeated word, or another name of the same skill, adds nothing to a search but costs as much as the first one. */
function withoutRepeated(terms: readonly SearchTerm[]): SearchTerm[] {
  const keyOf = ({ words, skills: [skill] }: SearchTerm) => skill?.id ?? words.join(' ');
  return [...new Map(terms.map((term) => [keyOf(term), term])).values()];
}

function longestSkill(typed: readonly string[], start: number): { length: number; skill?: Skill } {
  for (let length = Math.min(maxNameWords, typed.length - start); length > 0; length--) {
    const skill = knownSkill(typed.slice(start, start + length).join(' '));
    if (skill) return { length, skill };
  }
  return { length: 1 };
}

/** A term in the syntax of `to_tsquery('simple', …)`. Any of its readings matches. */
export function textQuery({ words, skills, corrections }: SearchTerm): string {
  const names = skills.flatMap(namesOf).map((name) => phrase(wordsOf(name)));
  const typed = words.map((word) => anyOf([begins(word, skills), ...wordFormsOf(word).map(exactly)]));
  return anyOf([`(${typed.join(' & ')})`, ...names, ...corrections.map(exactly)]);
}

/** The label and the aliases that are also searched in texts. */
function namesOf({ id, label }: Skill): string[] {
  const known = getSkill(id);
  return [label, ...(known?.aliases ?? []).filter((alias) => !known?.tagsOnly.includes(alias))];
}

/**
 * A word matches as a prefix, because it may be incomplete. Short skill names such as `go` and `js` match exactly.
 */
function begins(word: string, skills: readonly Skill[]): string {
  return word.length <= 2 && skills.length > 0 ? exactly(word) : `${exactly(word)}:*`;
}

/** Other forms of an English word: `tests`, `tested` and `test` for `testing`. */
function wordFormsOf(word: string): string[] {
  const root = stem(word);
  return root === word ? [] : ['', 'e', 's', 'es', 'ed', 'ing'].map((ending) => root + ending);
}

function exactly(word: string): string {
  return `'${word}'`;
}

function phrase(words: readonly string[]): string {
  return `(${words.map(exactly).join(' <-> ')})`;
}

function anyOf(queries: readonly string[]): string {
  return `(${[...new Set(queries)].filter((query) => query !== '()').join(' | ')})`;
}

/** What to highlight in a result: as typed, as corrected, and all names of the skills. */
export function markedWords(terms: readonly SearchTerm[]): string[] {
  const all = terms.flatMap(({ words, skills, corrections }) => [
    ...words,
    ...words.flatMap(wordFormsOf).filter((word) => word.length > 3),
    ...corrections,
    ...skills.flatMap(namesOf),
  ]);
  return [...new Set(all.map((word) => word.toLowerCase()))].slice(0, 60);
}
