interface Fenced {
  text: string;
  /** The new caret position: the end of the code. */
  caret: number;
}

/** Wraps the selected part of a text in a code block on separate lines. */
export function fencedSelection(text: string, start: number, end: number): Fenced {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before === '' || before.endsWith('\n') ? '```\n' : '\n```\n';
  const tail = after === '' || after.startsWith('\n') ? '\n```' : '\n```\n';
  const code = text.slice(start, end);
  return { text: before + lead + code + tail + after, caret: before.length + lead.length + code.length };
}
