import { replaceCode } from '@teamwright/contracts/chat/code-text.ts';

/** Matches texts that need the Markdown renderer. All other texts are shown as typed. */
const markup = /[*_~`[\]|\\]|^ {0,3}(?:#{1,6}[ \t]|>|[-+][ \t]|-{3}|\d{1,9}[.)][ \t])|https?:\/\/|www\./im;

/** Quote and list markers at the beginning of a line. */
const containers = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]|$))+/gm;
const maxNesting = 6;
const maxMarks = 250;
const maxCells = 600;
const maxLines = 500;
const deepIndent = /^[ \t]{24}/m;

function nests(text: string): boolean {
  return [...text.matchAll(containers)].some(
    ([marks]) => (marks.match(/>|[-+*]|\d[.)]/g)?.length ?? 0) > maxNesting,
  );
}

/** Whether a text has more markup than any user types. It would be slow to parse and to render. */
function isExcessive(text: string): boolean {
  // Blocks are cheap to render at any length. An indented one may have ended with its list.
  const rest = replaceCode(text, (code) => (code.isTopLevelBlock ? '' : text.slice(code.start, code.end)));
  const lines = rest.split('\n');
  const columns = Math.max(...lines.map((line) => line.split('|').length));
  return (
    lines.length > maxLines ||
    (columns > 1 && columns * lines.length > maxCells) ||
    (rest.match(/[*_~`[\]]/g)?.length ?? 0) > maxMarks ||
    deepIndent.test(rest) ||
    nests(rest)
  );
}

/** Whether a message needs the Markdown renderer. */
export function hasMarkup(text: string): boolean {
  return markup.test(text) && !isExcessive(text);
}
