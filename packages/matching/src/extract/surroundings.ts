import { isWordCode } from './characters.ts';

/** How far the words around a mention are read: in words and, to bound the work, in characters. */
const maxWordsBefore = 4;
const maxWordsAfter = 3;
const maxDistance = 64;
/** Items with a longer gap between them are not a list. */
const maxGapLength = 12;
const maxWordLength = 20;

const sentenceEnd = /[.!?](?=\s)|\n\s*\n/;
const noWord = /[^\p{L}\p{N}.+#-]+/u;
const listGap =
  /^\s*(?:[,;/|•·&+*()[\]–-]|\b(?:and|or|with)\b)[\s,;/|•·&+*()[\]–-]*(?:(?:and|or|with)\s+)?$/i;
const lineGap = /^\s*\n[\s*•·-]*$/;
const itemStart = /(?:^|[,;/|•·:&+([\n]|\n[*-]|\b(?:and|or|with))\s*$/i;
const itemEnd = /^\s*(?:$|[,;/|•·&+)\]\n]|\.(?:\s|$)|(?:and|or|with)\b)/i;

/** Up to four lower-case words before `start` in the same sentence, the nearest last. */
export function wordsBefore(text: string, start: number): string[] {
  const pieces = text.slice(Math.max(0, start - maxDistance), start).split(sentenceEnd);
  return words(pieces.at(-1) ?? '').slice(-maxWordsBefore);
}

/** Up to three lower-case words after `end` in the same sentence, the nearest first. */
export function wordsAfter(text: string, end: number): string[] {
  const [piece = ''] = text.slice(end, end + maxDistance).split(sentenceEnd, 1);
  return words(piece).slice(0, maxWordsAfter);
}

/** The lower-case word after `end`, or '' unless it is exactly one space away. */
export function nextWord(text: string, end: number): string {
  if (text[end] !== ' ') return '';
  let last = end + 1;
  while (last - end < maxWordLength && isWordCode(text.charCodeAt(last))) last++;
  return text.slice(end + 1, last).toLowerCase();
}

/** Whether the text between two offsets only separates items of a list: `, `, ` / `, ` and `, a new line. */
export function isListGap(text: string, from: number, to: number): boolean {
  if (to - from > maxGapLength) return false;
  const gap = text.slice(from, to);
  return listGap.test(gap) || lineGap.test(gap);
}

/** Whether there are at most two plain words between two offsets. */
export function isNear(text: string, from: number, to: number): boolean {
  return to - from <= 2 * maxGapLength && /^\s*(?:[a-z]+\s+){0,2}$/i.test(text.slice(from, to));
}

/** Whether the mention is a complete item of a list. */
export function isListItem(text: string, start: number, end: number): boolean {
  return (
    itemStart.test(text.slice(Math.max(0, start - maxGapLength), start)) &&
    itemEnd.test(text.slice(end, end + maxGapLength))
  );
}

function words(piece: string): string[] {
  return piece
    .toLowerCase()
    .split(noWord)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter((word) => word !== '');
}
