import type { AdvertisementPart } from './advertisement-parts.ts';
import { isWhiteSpace } from './alphabet.ts';
import type { ExtractedSkill } from './extract-skills.ts';

/** Words that make a job title or team of the name before them: `Backend Engineer`, `our DevOps team`. */
const titles =
  wordSet(`developer developers engineer engineers administrator administrators architect architects
  manager managers designer designers lead leads expert experts analyst analysts consultant consultants specialist
  specialists team teams group department scientist scientists tester testers owner owners master masters dev devs`);
/** Words after a name that extend it or end its phrase. */
const followers =
  wordSet(`services service tools tool technologies technology pipelines pipeline infrastructure
  platform platforms environment environments systems system applications application frameworks framework
  development principles methodologies methodology best practices practice stack solutions team architecture and
  or is experience knowledge skills libraries for with to of in`);

const maxTitleDistance = 3;
const maxWordsAfterLength = 60;
const maxWordDistance = 30;
const noWord = /[^a-z0-9+#-]+/;
/** Limits of the search for a line, a bracket or a neighbour; they bound the work per name. */
const maxLineDistance = 400;
const maxBracketDistance = 80;
const maxNeighbours = 8;
const longLines = [3, 8, 20, 60];
const capitalised = /^[A-Z][A-Za-z.+#0-9]+$/;

/** A name in an advertisement with its context. */
export interface NameInAdvertisement {
  readonly text: string;
  readonly mentions: readonly ExtractedSkill[];
  readonly index: number;
  readonly part: AdvertisementPart;
}

/** The features of a name's position and surroundings, each with a short name. */
export function askedFeatures(name: NameInAdvertisement): string[] {
  const mention = name.mentions[name.index];
  if (!mention) return [];
  const line = lineAround(name.text, mention);
  return [
    `in ${name.part}`,
    ...wordFeatures(line, mention.surface),
    ...neighbourFeatures(name, mention, line),
    ...lineFeatures(line),
    ...bracketFeatures(name.text, mention),
    `case ${caseOf(mention.surface)}`,
  ];
}

/** The rest of the line before and after a name. */
interface Line {
  readonly before: string;
  readonly after: string;
}

function lineAround(text: string, { start, end }: ExtractedSkill): Line {
  const head = text.slice(Math.max(0, start - maxLineDistance), start);
  const tail = text.slice(end, end + maxLineDistance);
  const lineEnd = tail.indexOf('\n');
  return {
    before: head.slice(head.lastIndexOf('\n') + 1),
    after: lineEnd === -1 ? tail : tail.slice(0, lineEnd),
  };
}

function wordFeatures({ after }: Line, surface: string): string[] {
  const own = wordsOf(surface).at(-1) ?? '';
  const following = wordsOf(after.slice(0, maxWordsAfterLength)).slice(0, maxTitleDistance);
  const [first = ''] = following;
  return [
    ...(followers.has(first) && after.startsWith(' ') ? [`followed by ${first}`] : []),
    ...([own, ...following].some((word) => titles.has(word)) ? ['titled'] : []),
  ];
}

function neighbourFeatures(
  { mentions, index }: NameInAdvertisement,
  mention: ExtractedSkill,
  { before, after }: Line,
): string[] {
  const touchesPrevious = isTouching(mentions[index - 1], mention);
  const touchesNext = isTouching(mention, mentions[index + 1]);
  const previous = /(\S+) $/.exec(before.slice(-maxWordDistance))?.[1] ?? '';
  const next = /^ (\S+)/.exec(after.slice(0, maxWordDistance))?.[1] ?? '';
  const namesInLine = countNamesInLine(
    mentions,
    index,
    mention.start - before.length,
    mention.end + after.length,
  );
  return [
    `touching ${touchesPrevious ? 'before' : ''}${touchesNext ? 'after' : ''}`,
    `names in line ${namesInLine === 1 ? '1' : namesInLine < 4 ? '2+' : namesInLine < maxNeighbours ? '4+' : '8+'}`,
    ...(!touchesPrevious && capitalised.test(previous) ? ['after a capital'] : []),
    ...(!touchesNext && capitalised.test(next) ? ['before a capital'] : []),
    ...(['and', 'or'].includes(previous) ? ['after and'] : []),
  ];
}

function lineFeatures({ before, after }: Line): string[] {
  const words = countWords(`${before}x`) + countWords(after, true);
  return [
    `line length ${longLines.filter((length) => words > length).length}`,
    ...(/^[\s*•☞·-]*$/.test(before) ? ['starts line'] : []),
    ...(/^\s*[.;]?$/.test(after) ? ['ends line'] : []),
    ...(before.endsWith('/') || after.startsWith('/') ? ['slash'] : []),
    ...(before.endsWith('-') || after.startsWith('-') ? ['hyphen'] : []),
  ];
}

/** Counts the words of a text; with `begun` the rest of a word that started earlier is not counted. */
function countWords(piece: string, begun = false): number {
  let words = 0;
  let inside = begun;
  for (let at = 0; at < piece.length; at++) {
    const outside = isWhiteSpace(piece.charCodeAt(at));
    if (!outside && !inside) words++;
    inside = !outside;
  }
  return words;
}

function bracketFeatures(text: string, { start }: ExtractedSkill): string[] {
  const before = text.slice(Math.max(0, start - maxBracketDistance), start);
  const open = before.lastIndexOf('(');
  if (open <= before.lastIndexOf(')')) return [];
  return ['bracketed', ...(/^\(\s*e\.? ?g/.test(before.slice(open)) ? ['bracketed example'] : [])];
}

function isTouching(before: ExtractedSkill | undefined, after: ExtractedSkill | undefined): boolean {
  return before !== undefined && after !== undefined && after.start - before.end <= 1;
}

/** The number of names nearby on the same line, including this one. */
function countNamesInLine(
  mentions: readonly ExtractedSkill[],
  index: number,
  from: number,
  to: number,
): number {
  return mentions
    .slice(Math.max(0, index - maxNeighbours), index + maxNeighbours + 1)
    .filter(({ start, end }) => start >= from && end <= to).length;
}

function caseOf(surface: string): string {
  if (surface === surface.toLowerCase()) return 'lower';
  return surface === surface.toUpperCase() ? 'upper' : 'mixed';
}

function wordsOf(piece: string): string[] {
  return piece
    .toLowerCase()
    .split(noWord)
    .filter((word) => word !== '');
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
