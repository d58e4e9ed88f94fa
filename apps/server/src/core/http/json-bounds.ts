const maxDepth = 32;
/** Far more than the largest valid input needs: 200 skills with their states. */
const maxValues = 5_000;

const code = (character: string) => character.charCodeAt(0);
const [quote, backslash, comma] = [code('"'), code('\\'), code(',')];
const opening = new Set([code('['), code('{')]);
const closing = new Set([code(']'), code('}')]);

/**
 * The reason to reject a JSON text before parsing it, or undefined. Reads each character once. Without
 * it, the server would validate every item of a list before it rejects the list as too long.
 */
export function jsonExcess(text: string): string | undefined {
  let [depth, values, at] = [0, 0, 0];
  for (; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === quote) at = endOfString(text, at);
    else if (character === comma) values += 1;
    else if (closing.has(character)) depth -= 1;
    else if (opening.has(character)) [depth, values] = [depth + 1, values + 1];
    if (depth > maxDepth) return `At most ${maxDepth} levels of lists and objects`;
    if (values > maxValues) return `At most ${maxValues} values`;
  }
  return undefined;
}

/** The index of the quote that ends the string, or of the end of the text. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
