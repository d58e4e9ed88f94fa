import type { ExtractedSkill } from './extract-skills.ts';

/** How many characters around a list of names are read, to bound the work. */
const maxDistance = 64;
/** Words count only up to the next punctuation mark or line: a new line begins another item of a list. */
const clauseEnd = /[.,;:!?()\r\n]/;

/** Words between a refusal and a name: "no prior experience with", "don't need to know". */
const link = '(?: (?:an?|any|prior|previous|experience|knowledge|skills|of|with|in|to|know))*';
const subject = '(?:(?:skills?|experience|knowledge) ?)?';
const needed = '(?:needed|required|necessary|mandatory)';
/** The end of a clause after a name. */
const end = '(?:please|here|at all|for this(?: project| role)?)?(?: ?but .*)?$';

const notNeedBefore = new RegExp(
  `(?:^| )(?:(?:do not|does not|will not|don't|doesn't|won't) (?:need|require|want)|needn't|no need)(?: for)?${link}$`,
);
const noBefore = new RegExp(`(?:^| )no${link}$`);
const onlyNoBefore = new RegExp(`^(?:and |but )?(?:no|not)${link}$`);
const nothingAfter = new RegExp(`^${end}`);
const subjectAfter = new RegExp(`^${subject}${end}`);
const neededAfter = new RegExp(`^${subject}(?:(?:is|are) )?${needed} ?${end}`);
const notNeededAfter = new RegExp(
  `^${subject}(?:(?:is|are) not|isn't|aren't|not) (?:strictly |really )?${needed} ?${end}`,
);
/** A second one in the same clause can turn the first one around. */
const negation = /(?:^| )(?:no|not|never|cannot|without|nor|\w+n't)(?= |$)/g;

/** What is between the names of a list: "Java, PHP or Ruby". */
const separator = /^(?: ?\/ ?|, ?|,? (?:n?or|and) )$/;
const maxSeparator = 6;

/**
 * Leaves out mentions of which the text says that they are not needed, alone or in a list: "no PHP, please", "you don't
 * need Docker", "Java, PHP or Ruby are not required". Other negations keep them, because they are often said of skills
 * that are wanted: "we have no Docker yet", "not without React".
 */
export function withoutExcluded(text: string, mentions: readonly ExtractedSkill[]): ExtractedSkill[] {
  return listsIn(text, mentions).flatMap((list) =>
    isExcluded(text, list) ? [] : list.filter((mention) => list.length === 1 || !isExcluded(text, [mention])),
  );
}

/** Divides mentions into lists such as "Java, PHP or Ruby"; most have one mention. */
function listsIn(text: string, mentions: readonly ExtractedSkill[]): ExtractedSkill[][] {
  const lists: ExtractedSkill[][] = [];
  for (const mention of mentions) {
    const list = lists.at(-1);
    const last = list?.at(-1);
    const between = last && mention.start - last.end <= maxSeparator && text.slice(last.end, mention.start);
    if (list && between && separator.test(between)) list.push(mention);
    else lists.push([mention]);
  }
  return lists;
}

function isExcluded(text: string, list: readonly ExtractedSkill[]): boolean {
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) return false;
  // Without a conjunction, the commas may divide clauses: "no PHP, React".
  const previous = list.at(-2);
  if (previous && /^, ?$/.test(text.slice(previous.end, last.start))) return false;
  const before = clauseBefore(text, first.start);
  const after = clauseAfter(text, last.end);
  if ((before.match(negation) ?? []).length > 1) return false;
  return (
    notNeededAfter.test(after) ||
    (notNeedBefore.test(before) && subjectAfter.test(after)) ||
    (noBefore.test(before) && neededAfter.test(after)) ||
    (onlyNoBefore.test(before) && nothingAfter.test(after))
  );
}

function clauseBefore(text: string, at: number): string {
  const from = Math.max(0, at - maxDistance);
  const clauses = text.slice(from, at).split(clauseEnd);
  const words = wordsOf(clauses.at(-1) ?? '');
  return from > 0 && clauses.length === 1 ? `… ${words}` : words;
}

/** A remark in brackets after the name counts as the rest of its clause. */
function clauseAfter(text: string, at: number): string {
  const after = text.slice(at, at + maxDistance).replace(/^ ?\(/, ' ');
  return wordsOf(after.split(clauseEnd, 1)[0] ?? '');
}

/** Lower case, single spaces, no marks of Markdown. */
function wordsOf(clause: string): string {
  return clause
    .toLowerCase()
    .replace(/[*_`"]/g, '')
    .replaceAll('’', "'")
    .trim()
    .replace(/\s+/g, ' ');
}
