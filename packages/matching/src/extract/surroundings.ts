import { isWordCode } from './characters.ts';

/** How far the words around a mention are read: in words and, to bound the work, in characters. */
const WORDS_BEFORE = 4;
const WORDS_AFTER = 3;
const REACH = 64;
/** Items with a longer gap between them are not a list. */
const LONGEST_GAP = 12;
const LONGEST_WORD = 20;

const SENTENCE_END = /[.!?](?=\s)|\n\s*\n/;
const NO_WORD = /[^\p{L}\p{N}.+#-]+/u;
const LIST_GAP =
  /^\s*(?:[,;/|•·&+*()[\]–-]|\b(?:and|or|with)\b)[\s,;/|•·&+*()[\]–-]*(?:(?:and|or|with)\s+)?$/i;
const LINE_GAP = /^\s*\n[\s*•·-]*$/;
const ITEM_START = /(?:^|[,;/|•·:&+([\n]|\n[*-]|\b(?:and|or|with))\s*$/i;
const ITEM_END = /^\s*(?:$|[,;/|•·&+)\]\n]|\.(?:\s|$)|(?:and|or|with)\b)/i;

/** Up to four lower-case words before `start` in the same sentence, the nearest last. */
export function wordsBefore(text: string, start: number): string[] {
  const pieces = text.slice(Math.max(0, start - REACH), start).split(SENTENCE_END);
  return words(pieces.at(-1) ?? '').slice(-WORDS_BEFORE);
}

/** Up to three lower-case words after `end` in the same sentence, the nearest first. */
export function wordsAfter(text: string, end: number): string[] {
  const [piece = ''] = text.slice(end, end + REACH).split(SENTENCE_END, 1);
  return words(piece).slice(0, WORDS_AFTER);
}

/** The lower-case word after `end`, or '' unless it is exactly one space away. */
export function nextWord(text: string, end: number): string {
  if (text[end] !== ' ') return '';
  let last = end + 1;
  while (last - end < LONGEST_WORD && isWordCode(text.charCodeAt(last))) last++;
  return text.slice(end + 1, last).toLowerCase();
}

/** Whether the text between two offsets only separates items of a list: `, `, ` / `, ` and `, a new line. */
export function isListGap(text: string, from: number, to: number): boolean {
  if (to - from > LONGEST_GAP) return false;
  const gap = text.slice(from, to);
  return LIST_GAP.test(gap) || LINE_GAP.test(gap);
}

/** Whether there are at most two plain words between two offsets. */
export function isNear(text: string, from: number, to: number): boolean {
  return to - from <= 2 * LONGEST_GAP && /^\s*(?:[a-z]+\s+){0,2}$/i.test(text.slice(from, to));
}

/** Whether the mention is a complete item of a list. */
export function isListItem(text: string, start: number, end: number): boolean {
  return (
    ITEM_START.test(text.slice(Math.max(0, start - LONGEST_GAP), start)) &&
    ITEM_END.test(text.slice(end, end + LONGEST_GAP))
  );
}

function words(piece: string): string[] {
  return piece
    .toLowerCase()
    .split(NO_WORD)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '');
}
