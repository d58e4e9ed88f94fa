import type { ExtractedSkill } from './extract-skills.ts';

/** How many characters around a mention are read, to bound the work. */
const maxDistance = 64;
/** Words count only up to the next mark or line: a new line begins another item of a list. */
const clauseEnd = /[.,;:!?()\r\n]/;

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

const negations = wordSet("no not without never neither nor don't doesn't didn't won't needn't");
/** Words that may stand between a negation and a name: "no prior experience with", "don't need to know". */
const betweenWords = wordSet(
  'a an any prior previous experience knowledge skills of with in to be know need use using want require expect have',
);
/** Words that may stand between a name and what is said of it: "Java skills are not required". */
const subjects = wordSet('skill skills experience knowledge');
const verbs = wordSet('is are');
const negatedVerbs = wordSet("not isn't aren't");
const needed = wordSet('needed required necessary expected used mandatory');
/** Between an excluded name and another one that is excluded too: "no PHP or Java". */
const alternative = /^(?:\s?\/\s?|,?[ \t]+(?:or|nor)[ \t]+)$/i;

/**
 * Leaves out mentions that the text rules out ("no PHP", "you don't need Docker", "Java is not required"). Only words
 * of the same clause next to the name count.
 */
export function withoutExcluded(text: string, mentions: readonly ExtractedSkill[]): ExtractedSkill[] {
  let lastExcluded = -1;
  return mentions.filter(({ start, end }) => {
    const follows = lastExcluded >= 0 && start - lastExcluded <= maxDistance;
    const isExcluded =
      (follows && alternative.test(text.slice(lastExcluded, start))) ||
      isNegatedBefore(text.slice(Math.max(0, start - maxDistance), start)) ||
      isNegatedAfter(text.slice(end, end + maxDistance));
    if (isExcluded) lastExcluded = end;
    return !isExcluded;
  });
}

function isNegatedBefore(before: string): boolean {
  const last = wordsOf(before.split(clauseEnd).at(-1) ?? '').findLast((word) => !betweenWords.has(word));
  return last !== undefined && negations.has(last);
}

function isNegatedAfter(after: string): boolean {
  const words = wordsOf(after.split(clauseEnd, 1)[0] ?? '');
  const from = subjects.has(words[0] ?? '') ? 1 : 0;
  const not = verbs.has(words[from] ?? '') ? from + 1 : from;
  return negatedVerbs.has(words[not] ?? '') && needed.has(words[not + 1] ?? '');
}

function wordsOf(clause: string): string[] {
  return clause.toLowerCase().replaceAll('’', "'").trim().split(/\s+/);
}
