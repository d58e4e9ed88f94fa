/** What cannot be shown as it was typed: anything else needs no renderer. */
const markup = /[*_~`[\]|\\]|^ {0,3}(?:#{1,6}[ \t]|>|[-+][ \t]|-{3}|\d{1,9}[.)][ \t])|https?:\/\/|www\./im;

/** Code blocks of lines of their own, which are cheap, however long. Only those that cannot be anything else. */
const fences = /^(`{3,})[^`\n]*\n[\s\S]*?(?:^ {0,3}\1`*[ \t]*$|(?![\s\S]))/gm;
/** Marks of quotes and lists at the beginning of a line. */
const containers = /^(?:[ \t]*(?:>|[-+*]|\d{1,9}[.)])(?=[ \t>]|$))+/gm;
const nestingMost = 6;
const marksMost = 250;
const cellsMost = 600;
const linesMost = 500;
const deepIndent = /^[ \t]{24}/m;

function nests(text: string): boolean {
  return [...text.matchAll(containers)].some(
    ([marks]) => (marks.match(/>|[-+*]|\d[.)]/g)?.length ?? 0) > nestingMost,
  );
}

/** Marks that no person types: reading them would take long, and drawing them longer. */
function isExcessive(text: string): boolean {
  const rest = text.replace(fences, '');
  const lines = rest.split('\n');
  const columns = Math.max(...lines.map((line) => line.split('|').length));
  return (
    lines.length > linesMost ||
    (columns > 1 && columns * lines.length > cellsMost) ||
    (rest.match(/[*_~`[\]]/g)?.length ?? 0) > marksMost ||
    deepIndent.test(rest) ||
    nests(rest)
  );
}

/** Whether a message is more than plain text, which is shown as it is. */
export function hasMarkup(text: string): boolean {
  return markup.test(text) && !isExcessive(text);
}
