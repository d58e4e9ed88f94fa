const listMark = /^\s*(?:[-+*•]|\d+[.)]|#{1,6})\s+/;

/** Returns a text of several lines as one paragraph: without marks of lists and headings, with a comma or full stop. */
export function inOneParagraph(text: string): string {
  let paragraph = '';
  let wasItem = false;
  for (const line of text.split('\n')) {
    const words = line.replace(listMark, '').trim();
    if (words === '') continue;
    const isItem = listMark.test(line);
    const hasEnd = /[.,;:!?…]$/.test(paragraph);
    if (paragraph !== '') paragraph += hasEnd ? ' ' : isItem && wasItem ? ', ' : isItem ? ': ' : '. ';
    paragraph += words;
    wasItem = isItem;
  }
  return paragraph;
}
