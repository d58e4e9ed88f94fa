/** Code in a Markdown text: a fenced block or inline code. */
export interface FoundCode {
  readonly start: number;
  readonly end: number;
  /** The code without fences or backticks. */
  readonly content: string;
  /** A fenced block that is not indented, so it cannot belong to a list. */
  readonly isTopLevelBlock: boolean;
}

/**
 * A fenced block, also without an end, or inline code on one line. Follows CommonMark, except for blocks in
 * lists and quotes and for inline code over several lines.
 */
const code =
  /^( {0,3})(`{3,}(?=[^`\n]*$)|~{3,})[^\n]*(?:\n([\s\S]*?)(?:^ {0,3}\2[`~]*[ \t]*$|(?![\s\S]))|(?![\s\S]))|(?<!`)(`+)(?!`)([^\n]*?[^`\n])\4(?!`)/gm;

export function findCode(text: string): FoundCode[] {
  return Array.from(text.matchAll(code), (found) => {
    const [all, indent, , block, , inline] = found;
    return {
      start: found.index,
      end: found.index + all.length,
      content: block ?? inline ?? '',
      isTopLevelBlock: indent === '',
    };
  });
}

/** Returns the text with each piece of code replaced. */
export function replaceCode(text: string, replacement: (code: FoundCode) => string): string {
  let result = '';
  let from = 0;
  for (const found of findCode(text)) {
    result += text.slice(from, found.start) + replacement(found);
    from = found.end;
  }
  return result + text.slice(from);
}
