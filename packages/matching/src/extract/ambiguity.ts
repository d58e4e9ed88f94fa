import type { Ambiguity } from '../taxonomy/skill-table.ts';
import { hasGluedSuffix } from './boundaries.ts';
import type { Mention } from './mentions.ts';
import { isListGap, isListItem, isNear, nextWord, wordsAfter, wordsBefore } from './surroundings.ts';

/** After these words, `Go`, `R` or `Swift` is the language. */
const beforeLanguages = new Set(
  'in with via learn learning know knows knowing write writing wrote like love prefer plus'.split(' '),
);
/** A name that follows one of these words is the name of a tool. */
const usingVerbs = new Set(
  'used use uses using utilize utilizes utilized utilizing utilising utilised leveraging'.split(' '),
);
/** Also after one of these followed by `with`, `in`, `on` or `by`: `built with Flask`. */
const makingVerbs = new Set(
  'built made written created developed coded implemented programmed scripted powered'.split(' '),
);
const madeWith = new Set(['with', 'in', 'on', 'by']);

/** After this many rejected mentions of a skill, the rest of the text is not checked. */
const maxRejected = 200;

/** The results for one text. */
interface Reading {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** Skills that are certainly meant: a text uses a name in one sense (Gale, Church and Yarowsky, 1992). */
  readonly meant: Set<string>;
  readonly rejected: Map<string, number>;
}

/** Removes mentions of ambiguous names that are ordinary words here. Work per mention is bounded. */
export function settleAmbiguity(text: string, mentions: readonly Mention[]): Mention[] {
  const reading: Reading = { text, mentions, meant: new Set(), rejected: new Map() };
  for (const { pattern } of mentions)
    if (pattern.ambiguousName === undefined) reading.meant.add(pattern.skill.id);
  return mentions.filter((mention, index) => isMeant(reading, mention, index));
}

function isMeant(reading: Reading, mention: Mention, index: number): boolean {
  const { skill, ambiguousName } = mention.pattern;
  if (ambiguousName === undefined || !skill.ambiguous) return true;
  const rejected = reading.rejected.get(skill.id) ?? 0;
  if (rejected < maxRejected && isShown(reading, mention, index, skill.ambiguous)) {
    reading.meant.add(skill.id);
    return true;
  }
  reading.rejected.set(skill.id, rejected + 1);
  return false;
}

function isShown(reading: Reading, mention: Mention, index: number, rule: Ambiguity): boolean {
  const { text } = reading;
  if (rule.never.length > 0 && rule.never.includes(nextWord(text, mention.end))) return false;
  const written = text.slice(mention.start, mention.end) === mention.pattern.ambiguousName;
  if (rule.case === 'required' && !written)
    return isListedAmongSkills(reading, mention, index, isClear) || isBetweenSkills(reading, index);
  return (
    (rule.case !== 'ignored' && written && (rule.case === 'enough' || rule.context.length === 0)) ||
    reading.meant.has(mention.pattern.skill.id) ||
    isListedAmongSkills(reading, mention, index, isWrittenAsName) ||
    hasContext(text, mention, rule) ||
    isBesideSkill(reading, mention, index)
  );
}

/** Whether the surrounding words show that the skill is meant. */
function hasContext(text: string, { pattern, start, end }: Mention, rule: Ambiguity): boolean {
  if (hasGluedSuffix(text, end)) return true;
  const before = wordsBefore(text, start);
  const last = before.at(-1) ?? '';
  if (usingVerbs.has(last) || (madeWith.has(last) && makingVerbs.has(before.at(-2) ?? ''))) return true;
  if (pattern.skill.kind === 'language' && beforeLanguages.has(last)) return true;
  return [...before, ...wordsAfter(text, end)].some((word) => rule.context.includes(word));
}

/** Whether the mention is an item of a list whose previous or next item is a meant skill. */
function isListedAmongSkills(
  { text, mentions }: Reading,
  mention: Mention,
  index: number,
  isEvidence: (text: string, neighbour: Mention) => boolean,
): boolean {
  const before = mentions[index - 1];
  const after = mentions[index + 1];
  const listed =
    (before && isEvidence(text, before) && isListGap(text, before.end, mention.start)) ||
    (after && isEvidence(text, after) && isListGap(text, mention.end, after.start));
  return Boolean(listed) && isListItem(text, mention.start, mention.end);
}

/** Whether an unambiguous skill is at most two words away: `Express with MongoDB`. */
function isBesideSkill({ text, mentions }: Reading, mention: Mention, index: number): boolean {
  const before = mentions[index - 1];
  const after = mentions[index + 1];
  if (before && isClear(text, before) && isNear(text, before.end, mention.start)) return true;
  if (!after || !isClear(text, after) || !isNear(text, mention.end, after.start)) return false;
  return wordsBefore(text, mention.start).length > 0;
}

/** Whether the mention is alone between two unambiguous skills: `django go docker`. */
function isBetweenSkills({ text, mentions }: Reading, index: number): boolean {
  const [before, mention, after] = [mentions[index - 1], mentions[index], mentions[index + 1]];
  if (!before || !mention || !after || !isClear(text, before) || !isClear(text, after)) return false;
  return mention.start - before.end === 1 && after.start - mention.end === 1;
}

function isClear(_text: string, { pattern }: Mention): boolean {
  return pattern.ambiguousName === undefined;
}

function isWrittenAsName(text: string, { pattern, start, end }: Mention): boolean {
  return pattern.ambiguousName === undefined || text.slice(start, end) === pattern.ambiguousName;
}
