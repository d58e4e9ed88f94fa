import { highlight } from '../lib/highlight.ts';

interface MarkedProps {
  text: string;
  /** Words to mark, in lower case. */
  marks?: readonly string[] | undefined;
}

/** A text with the search terms marked. */
export function Marked({ text, marks = [] }: MarkedProps) {
  if (marks.length === 0) return text;
  let at = 0;
  return highlight(text, marks).map((part) => {
    const key = at;
    at += part.text.length;
    if (!part.marked) return part.text;
    return (
      <mark key={key} className="rounded-4 bg-brass-tint text-inherit underline decoration-brass">
        {part.text}
      </mark>
    );
  });
}
