import type { HighlightPart } from '../../lib/highlight.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part of a text around marked words. */
export interface Passage extends Span {
  readonly parts: readonly HighlightPart[];
}

/** Characters before and after a marked word, to the next word boundary. */
const around = 40;

/** The parts of a text around the given places, in text order. Places near each other share a passage. */
export function passagesOf(text: string, places: readonly Span[]): Passage[] {
  const sorted = places.toSorted((a, b) => a.start - b.start);
  const windows: { start: number; end: number; marks: Span[] }[] = [];
  for (const place of sorted) {
    const start = wordStart(text, place.start);
    const last = windows.at(-1);
    if (last && start <= last.end) {
      last.end = Math.max(last.end, wordEnd(text, place.end));
      last.marks.push(place);
    } else windows.push({ start, end: wordEnd(text, place.end), marks: [place] });
  }
  return windows.map(({ start, end, marks }) => ({
    start,
    end,
    parts: partsOf(text, { start, end }, marks),
  }));
}

function partsOf(text: string, { start, end }: Span, marks: readonly Span[]): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let at = start;
  for (const mark of marks) {
    if (mark.start < at) continue;
    if (mark.start > at) parts.push({ text: text.slice(at, mark.start), marked: false });
    parts.push({ text: text.slice(mark.start, mark.end), marked: true });
    at = mark.end;
  }
  if (at < end) parts.push({ text: text.slice(at, end), marked: false });
  return parts;
}

function wordStart(text: string, at: number): number {
  const from = at - around;
  if (from <= 0) return 0;
  const space = text.slice(from, at).search(/\s/);
  return space === -1 ? at : from + space + 1;
}

function wordEnd(text: string, at: number): number {
  const to = at + around;
  if (to >= text.length) return text.length;
  const words = text.slice(at, to);
  return at + Math.max(0, words.search(/\s\S*$/));
}
