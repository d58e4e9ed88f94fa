import {
  EVENT_ALIAS,
  EVENT_DOCUMENT,
  EVENT_POP,
  EVENT_SCALAR,
  EVENT_SEQUENCE,
  getScalarValue,
  parseEvents,
  YAMLException,
} from 'js-yaml';
import { readUpToError } from './damaged-text.ts';
import { Entries, type Entry } from './entry.ts';
import { lineNumbers } from './line-numbers.ts';

/** Longer files take more than 50 ms of processor time in the worst case. The rest is not read. */
const maxLength = 128 * 1024;

/** Reads YAML. Aliases are not expanded. A file with an error is read up to the line of the error. */
export function readYaml(text: string): Entry[] {
  const events = readUpToError(
    text.slice(0, maxLength),
    (readable) => parseEvents(readable, {}),
    (error) => (error instanceof YAMLException ? error.mark?.position : undefined),
  );
  const nodes = new Nodes();
  const lineOf = lineNumbers(text);
  for (const event of events ?? []) {
    if (event.type === EVENT_POP) nodes.close();
    else if (event.type === EVENT_DOCUMENT) nodes.open('document', 0);
    else if (event.type === EVENT_ALIAS) nodes.add('', lineOf(event.anchorStart));
    else if (event.type === EVENT_SCALAR) nodes.add(getScalarValue(text, event), lineOf(event.valueStart));
    else nodes.open(event.type === EVENT_SEQUENCE ? 'list' : 'map', lineOf(event.start));
  }
  return nodes.entries.list;
}

interface Level {
  readonly kind: 'document' | 'list' | 'map';
  /** Whether it is a key of the map around it. */
  readonly isKey: boolean;
  /** In a map, the line of the key whose value comes next; undefined if a key comes next. */
  keyLine: number | undefined;
}

/** Collects entries from the nodes of a file in their order. */
class Nodes {
  readonly entries = new Entries();
  readonly #levels: Level[] = [];
  /** A key or `*` for each map and list, except for maps whose key comes next. */
  readonly #path: string[] = [];

  /** A document, list or map begins. */
  open(kind: Level['kind'], line: number): void {
    const around = this.#levels.at(-1);
    const isKey = around?.kind === 'map' && around.keyLine === undefined;
    if (isKey) this.#startValue(around, '', line);
    else if (around?.keyLine !== undefined) this.entries.add(this.#path, '', around.keyLine);
    this.#levels.push({ kind, isKey, keyLine: undefined });
    if (kind === 'list') this.#path.push('*');
  }

  close(): void {
    const closed = this.#levels.pop();
    if (closed?.kind === 'list') this.#path.pop();
    const around = this.#levels.at(-1);
    if (around && closed && !closed.isKey) this.#endValue(around);
  }

  add(value: string, line: number): void {
    const around = this.#levels.at(-1);
    if (around?.kind === 'map' && around.keyLine === undefined) this.#startValue(around, value, line);
    else {
      this.entries.add(this.#path, value, around?.keyLine ?? line);
      if (around) this.#endValue(around);
    }
  }

  #startValue(map: Level, key: string, line: number): void {
    map.keyLine = line;
    this.#path.push(key);
  }

  #endValue(level: Level): void {
    if (level.keyLine !== undefined) this.#path.pop();
    level.keyLine = undefined;
  }
}
