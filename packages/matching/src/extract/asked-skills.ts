import { getSkill } from '../taxonomy/taxonomy.ts';
import { type ExtractedSkill, extractSkills } from './extract-skills.ts';
import { seldomAsked } from './seldom-asked.ts';
import { wordsAfter } from './surroundings.ts';

/** Words that make a title of what stands before them: `Backend Engineer`, `our DevOps team`. */
const TITLES = new Set(
  `developer developers engineer engineers administrator administrators architect architects manager managers
  designer designers lead leads expert experts analyst analysts consultant consultants specialist specialists
  team teams group department scientist scientists tester testers owner owners master masters dev devs`.split(
    /\s+/,
  ),
);
/** A title may have more words: `Full Stack Software Engineer`. */
const TITLE_REACH = 3;

const OFFER =
  /^\W{0,6}(?:what (?:we offer|you get|you'll get|we can offer|we provide)|(?:our |your )?(?:benefits|perks)|we offer|why (?:join|work|us)|about (?:us|the company|our company)|company description|who we are)\b/i;
const DEMAND =
  /^\W{0,6}(?:requirements?|(?:your )?(?:profile|qualifications?|skills?|tasks|responsibilities)|qualifications?|job (?:description|requirements)|what (?:you|we)(?:'ll| will|'re| are)? (?:need|bring|do|looking for|expect)|who you are|about you|technologies|must haves?|nice to have|tech(?:nology)? stack|you (?:have|will|are)|role)\b/i;
/** Facts about the company that stand in front of an advertisement. */
const FACT = /\b(?:Industry|Role|Company size|Company type|Job type) ?:/g;
const FACT_END =
  /\b(?:Company size|Company type|Technologies|Job description|Experience level|Job type) ?:?/g;
const LONGEST_FACT = 160;

/**
 * The skills that an advertisement asks for: of those it names, practices and roles are left out where they are
 * a title, the trade of the company, part of its offer, or praise. Technologies are always kept.
 */
export function askedSkills(text: string): ExtractedSkill[] {
  const aside = asides(text);
  let next = 0;
  return extractSkills(text).filter((mention) => {
    while ((aside[next]?.end ?? Number.POSITIVE_INFINITY) <= mention.start) next++;
    const kind = getSkill(mention.skillId)?.kind;
    if (kind !== 'practice' && kind !== 'role') return true;
    const beside = (aside[next]?.start ?? Number.POSITIVE_INFINITY) <= mention.start;
    return !beside && !seldomAsked.has(mention.skillId) && !isTitle(text, mention);
  });
}

function isTitle(text: string, { surface, end }: ExtractedSkill): boolean {
  const last =
    surface
      .toLowerCase()
      .split(/[\s-]+/)
      .at(-1) ?? '';
  return (
    TITLES.has(last) ||
    wordsAfter(text, end)
      .slice(0, TITLE_REACH)
      .some((word) => TITLES.has(word))
  );
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Parts that say nothing of what is asked for, in order and without overlap. */
function asides(text: string): Span[] {
  const spans = [...facts(text), ...offers(text)].sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end)
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else merged.push(span);
  }
  return merged;
}

function facts(text: string): Span[] {
  return [...text.matchAll(FACT)].map(({ index, 0: name }) => {
    const start = index + name.length;
    const rest = text.slice(start, start + LONGEST_FACT);
    const found = rest.search(FACT_END);
    return { start, end: start + (found === -1 ? 0 : found) };
  });
}

function offers(text: string): Span[] {
  const spans: Span[] = [];
  let start = -1;
  let at = 0;
  for (const line of text.split('\n')) {
    const head = line.slice(0, 80);
    if (DEMAND.test(head) && start !== -1) {
      spans.push({ start, end: at });
      start = -1;
    } else if (OFFER.test(head) && start === -1) start = at;
    at += line.length + 1;
  }
  if (start !== -1) spans.push({ start, end: text.length });
  return spans;
}
