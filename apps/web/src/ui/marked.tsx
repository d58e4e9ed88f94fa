import { type HighlightPart, highlight } from '../lib/highlight.ts';

interface MarkedProps {
  text: string;
  /** Words to mark, in lower case. */
  marks?: readonly string[] | undefined;
}

/** A text with the search terms marked. */
export function Marked({ text, marks = [] }: MarkedProps) {
  return marks.length === 0 ? text : <MarkedParts parts={highlight(text, marks)} />;
}

/** A text whose marked parts are known. */
export function MarkedParts({ parts }: { parts: readonly HighlightPart[] }) {
  let at = 0;
  return parts.map((part) => {
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
