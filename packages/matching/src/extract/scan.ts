import { type Alphabet, breakSymbol, isWhiteSpace } from './alphabet.ts';
import { type Automaton, at } from './automaton.ts';

const colonCode = 0x3a;
const lineFeedCode = 0x0a;

/** The automaton's state and position in the text. */
interface Cursor {
  state: number;
  /** Symbols read so far. */
  read: number;
  /** Ring buffer of the text offsets of the last symbols read. */
  readonly offsets: Int32Array;
}

/**
 * Scans the text once and reports every match of a pattern, the longest first at each end. A run of white
 * space counts as one space, a blank line separates words, and web addresses are skipped. `lengths` are the
 * patterns' lengths in symbols.
 */
export function scanText(
  text: string,
  alphabet: Alphabet,
  automaton: Automaton,
  lengths: Uint8Array,
  report: (pattern: number, start: number, end: number) => void,
): void {
  const cursor: Cursor = { state: 0, read: 0, offsets: new Int32Array(256) };
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const symbol = alphabet.symbols[code] ?? 0;
    if (code === colonCode && text.startsWith('//', i + 1)) i = skipAddress(text, i, cursor);
    else if (symbol === breakSymbol && isWhiteSpace(code)) i = readWhiteSpace(text, i, automaton, cursor);
    else {
      step(automaton, cursor, symbol, i);
      reportEnds(automaton, cursor, lengths, i + 1, report);
    }
  }
}

function step(automaton: Automaton, cursor: Cursor, symbol: number, offset: number): void {
  cursor.state = at(automaton.next, cursor.state * automaton.width + symbol);
  cursor.offsets[cursor.read++ & 255] = offset;
}

function reportEnds(
  automaton: Automaton,
  cursor: Cursor,
  lengths: Uint8Array,
  end: number,
  report: (pattern: number, start: number, end: number) => void,
): void {
  let state = at(automaton.output, cursor.state) >= 0 ? cursor.state : at(automaton.shorter, cursor.state);
  while (state !== 0) {
    const pattern = at(automaton.output, state);
    report(pattern, at(cursor.offsets, (cursor.read - (lengths[pattern] ?? 0)) & 255), end);
    state = at(automaton.shorter, state);
  }
}

/**
 * Reads a run of white space as one space, or as a separator if it contains a blank line; returns its last
 * offset.
 */
function readWhiteSpace(text: string, first: number, automaton: Automaton, cursor: Cursor): number {
  let last = first;
  let lines = 0;
  for (; last < text.length && isWhiteSpace(text.charCodeAt(last)); last++)
    if (text.charCodeAt(last) === lineFeedCode) lines++;
  if (lines > 1) cursor.state = 0;
  else step(automaton, cursor, breakSymbol, first);
  return last - 1;
}

/** Returns the last offset of the web address around the `://` at `colon`. */
function skipAddress(text: string, colon: number, cursor: Cursor): number {
  cursor.state = 0;
  let last = colon;
  while (last + 1 < text.length && !isWhiteSpace(text.charCodeAt(last + 1))) last++;
  return last;
}
