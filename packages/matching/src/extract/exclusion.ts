import type { ExtractedSkill } from './extract-skills.ts';

/** How many characters around a mention are read, to bound the work. */
const maxBefore = 64;
const maxAfter = 48;

const negation = String.raw`(?:no|not|without|never|neither|nor|(?:do|does|did|will|wo|need)(?:n['’]t|\s+not)(?:\s+(?:need|use|want|require|expect|have))?)`;
/** Words that may stand between a negation and a name: "no prior experience with". */
const between = String.raw`(?:(?:any|an?|prior|previous|experience|knowledge|skills|of|with|in|to|be|know|use|using)\s+){0,5}`;
const negatedBefore = new RegExp(String.raw`(?:^|[^\p{L}\p{N}'’])${negation}\s+${between}$`, 'iu');
const negatedAfter =
  /^\s+(?:(?:skills?|experience|knowledge)\s+)?(?:(?:is|are)\s+not|(?:is|are)n['’]t|not)\s+(?:needed|required|necessary|expected|used|mandatory)(?![\p{L}:])/iu;
/** A second name after an excluded one is excluded too: "no PHP or Java". */
const alternative = /^\s*(?:\/|,?\s+(?:or|nor)\s+)$/i;

/**
 * Leaves out mentions that the text rules out ("no PHP", "you don't need Docker", "Java is not required"). Only words
 * of the same sentence next to the name count.
 */
export function withoutExcluded(text: string, mentions: readonly ExtractedSkill[]): ExtractedSkill[] {
  let lastExcluded = -1;
  return mentions.filter(({ start, end }) => {
    const follows = lastExcluded >= 0 && start - lastExcluded <= 8;
    const isExcluded =
      (follows && alternative.test(text.slice(lastExcluded, start))) ||
      negatedBefore.test(text.slice(Math.max(0, start - maxBefore), start)) ||
      negatedAfter.test(text.slice(end, end + maxAfter));
    if (isExcluded) lastExcluded = end;
    return !isExcluded;
  });
}
