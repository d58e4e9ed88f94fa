import { type Entries, maxDepth, maxValueLength } from './entry.ts';

/** The end of a scan: the offset after the value, and its line. */
export interface ScanEnd {
  readonly at: number;
  readonly line: number;
}

/**
 * Reads the common syntax of JSON, JSON with comments, TOML inline values and YAML flow style: objects,
 * lists, strings and bare words, with `:` or `=` after keys. One pass without recursion. Never fails: invalid
 * text is skipped. Stops at the end of the value that starts at `start`.
 */
export function scanNested(
  text: string,
  start: number,
  line: number,
  base: readonly string[],
  entries: Entries,
): ScanEnd {
  const scan = new NestedScan(text, start, line, base, entries);
  return scan.run();
}

class NestedScan {
  readonly #text: string;
  readonly #entries: Entries;
  readonly #path: string[];
  readonly #base: number;
  /** `{` or `[` of each open container; levels below the limit are only counted. */
  readonly #open: string[] = [];
  #depth = 0;
  #at: number;
  #line: number;

  constructor(text: string, start: number, line: number, base: readonly string[], entries: Entries) {
    this.#text = text;
    this.#entries = entries;
    this.#path = [...base];
    this.#base = base.length;
    this.#at = start;
    this.#line = line;
  }

  run(): ScanEnd {
    while (this.#at < this.#text.length && !this.#entries.full) {
      const character = this.#text.charAt(this.#at);
      if (character === '{' || character === '[') this.#enter(character);
      else if (character === '}' || character === ']') this.#leave();
      else if (character === '"' || character === "'") this.#word(this.#quoted(character));
      else if (this.#skipsComment(character)) continue;
      else if (isBare(character)) this.#word(this.#bare());
      else this.#step(character);
      if (this.#depth === 0) break;
    }
    return { at: this.#at, line: this.#line };
  }

  #step(character: string): void {
    if (character === '\n') this.#line++;
    this.#at++;
  }

  #enter(bracket: string): void {
    this.#depth++;
    this.#at++;
    if (this.#depth > maxDepth) return;
    this.#open[this.#depth - 1] = bracket;
    this.#path.length = this.#base + this.#depth - 1;
    this.#path.push(bracket === '[' ? '*' : '');
  }

  #leave(): void {
    this.#depth = Math.max(0, this.#depth - 1);
    this.#at++;
    if (this.#depth < maxDepth) this.#path.length = Math.min(this.#path.length, this.#base + this.#depth);
  }

  /** A word is a key if it is in an object and `:` or `=` follows, otherwise a value. */
  #word({ value, line }: { value: string; line: number }): void {
    if (this.#depth > maxDepth) return;
    const separator = this.#separatorAhead();
    const level = this.#base + this.#depth - 1;
    if (separator === -1 || this.#open[this.#depth - 1] !== '{') {
      this.#entries.add(this.#path.slice(0, level + 1), value, line);
      return;
    }
    this.#at = separator + 1;
    this.#path[level] = value;
    this.#path.length = level + 1;
    if (this.#opensAhead()) this.#entries.add(this.#path, '', line);
  }

  #separatorAhead(): number {
    let at = this.#at;
    while (this.#text[at] === ' ' || this.#text[at] === '\t') at++;
    return this.#text[at] === ':' || this.#text[at] === '=' ? at : -1;
  }

  #opensAhead(): boolean {
    let at = this.#at;
    while (this.#text[at] === ' ' || this.#text[at] === '\t') at++;
    return this.#text[at] === '{' || this.#text[at] === '[';
  }

  #quoted(quote: string): { value: string; line: number } {
    const start = this.#at + 1;
    const line = this.#line;
    let at = start;
    while (at < this.#text.length && this.#text[at] !== quote && this.#text[at] !== '\n')
      at += this.#text[at] === '\\' && quote === '"' ? 2 : 1;
    const end = Math.min(at, this.#text.length);
    this.#at = this.#text[end] === quote ? end + 1 : end;
    return { value: unescapeSlashes(this.#text.slice(start, Math.min(end, start + maxValueLength))), line };
  }

  #bare(): { value: string; line: number } {
    const start = this.#at;
    while (this.#at < this.#text.length && isBare(this.#text.charAt(this.#at))) this.#at++;
    return { value: this.#text.slice(start, Math.min(this.#at, start + maxValueLength)), line: this.#line };
  }

  #skipsComment(character: string): boolean {
    if (character !== '/' && character !== '#') return false;
    const next = this.#text[this.#at + 1];
    if (character === '/' && next === '*') {
      const end = this.#text.indexOf('*/', this.#at + 2);
      const stop = end === -1 ? this.#text.length : end + 2;
      for (let at = this.#at; at < stop; at++) if (this.#text[at] === '\n') this.#line++;
      this.#at = stop;
      return true;
    }
    if (character === '/' && next !== '/') return false;
    const end = this.#text.indexOf('\n', this.#at);
    this.#at = end === -1 ? this.#text.length : end;
    return true;
  }
}

function unescapeSlashes(value: string): string {
  return value.includes('\\') ? value.replaceAll('\\/', '/').replaceAll('\\"', '"') : value;
}

const bareWord = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.@$^~<>*+/|!?%&-');

function isBare(character: string): boolean {
  return bareWord.has(character) || character > '\u007f';
}
