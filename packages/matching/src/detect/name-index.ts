/** Finds what is stored under a name or under a pattern with `*` that fits it. */
export interface NameIndex<Value> {
  add(pattern: string, value: Value): void;
  find(name: string): Value[];
}

interface Pattern<Value> {
  /** What stands around the stars. */
  readonly pieces: readonly string[];
  readonly value: Value;
}

/** Patterns are grouped by their first two characters: a look-up compares a handful, not all. */
const GROUP = 2;

export function createNameIndex<Value>(): NameIndex<Value> {
  const exact = new Map<string, Value[]>();
  const patterns = new Map<string, Pattern<Value>[]>();
  return {
    add(pattern, value) {
      const pieces = pattern.split('*');
      if (pieces.length === 1) return push(exact, pattern, value);
      push(patterns, pattern.slice(0, Math.min(GROUP, pattern.indexOf('*'))), { pieces, value });
    },
    find(name) {
      const groups = [0, 1, GROUP].flatMap((length) => patterns.get(name.slice(0, length)) ?? []);
      const fitting = groups.filter(({ pieces }) => fits(name, pieces));
      return [...(exact.get(name) ?? []), ...new Set(fitting.map(({ value }) => value))];
    },
  };
}

function fits(name: string, pieces: readonly string[]): boolean {
  const end = pieces.at(-1) ?? '';
  let at = 0;
  for (const [index, piece] of pieces.slice(0, -1).entries()) {
    const found = index === 0 ? (name.startsWith(piece) ? 0 : -1) : name.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return name.length - at >= end.length && name.endsWith(end);
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
