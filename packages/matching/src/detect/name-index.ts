/** Finds values by exact name or by a pattern with `*`. */
export interface NameIndex<Value> {
  add(pattern: string, value: Value): void;
  find(name: string): readonly Value[];
}

interface Pattern<Value> {
  /** The literal pieces between the `*` wildcards. */
  readonly pieces: readonly string[];
  readonly value: Value;
}

/**
 * Patterns are grouped by their first characters (or by their last if they start with `*`), so a look-up
 * compares only a few patterns.
 */
const groupLength = 3;
const none: readonly never[] = [];

export function createNameIndex<Value>(): NameIndex<Value> {
  const exact = new Map<string, Value[]>();
  const byStart = new Map<string, Pattern<Value>[]>();
  const byEnd = new Map<string, Pattern<Value>[]>();
  const starts = new Set<number>();
  const ends = new Set<number>();

  function addPattern(pattern: string, value: Value): void {
    const pieces = pattern.split('*');
    const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
    const [group, lengths, key] =
      first === '' && last !== ''
        ? [byEnd, ends, last.slice(-groupLength)]
        : [byStart, starts, first.slice(0, groupLength)];
    lengths.add(key.length);
    push(group, key, { pieces, value });
  }

  return {
    add(pattern, value) {
      if (pattern.includes('*')) addPattern(pattern, value);
      else push(exact, pattern, value);
    },
    find(name) {
      let found: readonly Value[] = exact.get(name) ?? none;
      const collect = (group: readonly Pattern<Value>[] = none) => {
        for (const { pieces, value } of group) if (fits(name, pieces)) found = [...found, value];
      };
      for (const length of starts) collect(byStart.get(name.slice(0, length)));
      for (const length of ends) collect(byEnd.get(name.slice(-length)));
      return found;
    },
  };
}

/** Whether the name contains the pieces in this order, the first at its start and the last at its end. */
function fits(name: string, pieces: readonly string[]): boolean {
  const first = pieces[0] ?? '';
  const last = pieces[pieces.length - 1] ?? '';
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (let index = 1; index < pieces.length - 1; index++) {
    const piece = pieces[index] ?? '';
    const found = name.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return name.length - last.length >= at;
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
