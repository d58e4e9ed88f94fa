import { findCode } from '@teamwright/contracts/chat/code-text.ts';
import { limits } from '@teamwright/contracts/core/limits.ts';
import { hasMarkup } from './markup.ts';

const lineMarks = /^(?:[ \t]*(?:>|#{1,6}(?=[ \t])|[-+*](?=[ \t])(?:[ \t]\[[ xX]\])?)[ \t]*)+/;
const links = /!?\[([^\][\n]*)\]\(([^()\s]*)\)/g;
const stars = /(?<!\\)(\*{1,3}|~~)(?![\s*~])([^*~\n]*[^\s*~])\1/g;
const underscores = /(?<![\\\p{L}\p{N}_])(_{1,3})(?![\s_])([^_\n]*[^\s_])\1(?![\p{L}\p{N}_])/gu;
const escapes = /\\([\\`*_{}[\]()#+.!>~|-])/g;
/** Maximum nesting of marks that is removed. */
const depth = 3;

/** Whether a line is only a rule or the separator of a table. */
function isDrawn(line: string): boolean {
  return /^[ \t|:*_-]+$/.test(line) && (line.match(/[*_-]/g)?.length ?? 0) >= 3;
}

function cells(line: string): string {
  return line.trimStart().startsWith('|') ? line.replaceAll('|', ' ') : line;
}

function withoutMarks(text: string): string {
  const lines = text.split('\n').filter((line) => !isDrawn(line));
  let words = lines
    .map((line) => cells(line.replace(lineMarks, '')))
    .join('\n')
    .replace(links, (_, label: string, address: string) => label || address);
  for (let level = 0; level < depth; level += 1)
    words = words.replace(stars, '$2').replace(underscores, '$2');
  return words.replace(escapes, '$1');
}

/** Returns a message as it reads when rendered, without markup. Code is kept as typed, without fences. */
export function plainWords(text: string): string {
  if (!hasMarkup(text)) return text;
  let words = '';
  let from = 0;
  for (const { start, end, content } of findCode(text)) {
    words += withoutMarks(text.slice(from, start)) + content;
    from = end;
  }
  return words + withoutMarks(text.slice(from));
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns a message as plain text on one line; as typed if nothing would be left. */
export function plainLine(text: string): string {
  return oneLine(plainWords(text)) || oneLine(text);
}

/** A link or mark that starts before the cut and never ends. */
const halfLink = /!?\[([^\][\n]*)(?:\](?:\([^()\s]*)?)?$/;
const halfMark = /(?<![\\\p{L}\p{N}])(\*{1,3}|_{1,3}|~~|`+)(?=[^\s*_~`])(?!.*\1)/gu;

/** Like `plainLine`, for the beginning of a quoted message. The quote may be cut at any character. */
export function plainQuote(beginning: string): string {
  const line = plainLine(beginning);
  if (beginning.length < limits.replyQuote) return line;
  return line.replace(halfLink, '$1').replace(halfMark, '');
}
