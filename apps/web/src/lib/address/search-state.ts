/** How one value of a page's state is written in the address. */
export interface SearchField<Value> {
  /** The value when the key is absent; never written to the address. */
  readonly fallback: Value;
  /** Returns undefined for invalid text; the fallback is used then. */
  readonly parse: (text: string) => Value | undefined;
  /** Set for a key that may be repeated: all of its values are read and written. */
  readonly several?: {
    readonly read: (texts: readonly string[]) => Value;
    readonly write: (value: Value) => readonly string[];
  };
}

export type SearchFields<State> = { readonly [Key in keyof State]: SearchField<State[Key]> };

export function textField(fallback = ''): SearchField<string> {
  return { fallback, parse: (text) => text.trim() };
}

/** A page number, starting at 1. */
export function pageField(): SearchField<number> {
  return { fallback: 1, parse: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined) };
}

/** One of several words, case-insensitive. */
export function choiceField<const Choice extends string>(
  choices: readonly Choice[],
  fallback: Choice,
): SearchField<Choice> {
  return { fallback, parse: (text) => choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) };
}

/** A repeatable key. Empty and duplicate values are dropped. */
export function listField(max = 20): SearchField<readonly string[]> {
  const read = (texts: readonly string[]) =>
    [...new Set(texts.map((text) => text.trim()).filter(Boolean))].slice(0, max);
  return { fallback: [], parse: (text) => read([text]), several: { read, write: (values) => values } };
}

function keysOf<State extends object>(fields: SearchFields<State>): (keyof State & string)[] {
  return Object.keys(fields) as (keyof State & string)[];
}

// Safe: `keysOf` lists every key, and each field returns a value of its type.
function asState<State extends object>(values: object): State {
  return values as State;
}

export function readSearch<State extends object>(
  fields: SearchFields<State>,
  search: URLSearchParams,
): State {
  const entries = keysOf(fields).map((key) => {
    const { several } = fields[key];
    if (several) return [key, several.read(search.getAll(key))];
    const text = search.get(key);
    const value = text === null ? undefined : fields[key].parse(text);
    return [key, value ?? fields[key].fallback];
  });
  return asState<State>(Object.fromEntries(entries));
}

/** Returns the address after a change: without fallbacks, with unrelated keys, in a stable order. */
export function writeSearch<State extends object>(
  fields: SearchFields<State>,
  search: URLSearchParams,
  changes: Partial<State>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  const state = { ...readSearch(fields, search), ...changes };
  for (const key of keysOf(fields)) {
    const { several, fallback } = fields[key];
    next.delete(key);
    const single = state[key] === fallback ? [] : [String(state[key])];
    for (const text of several ? several.write(state[key]) : single) next.append(key, text);
  }
  return next;
}

/** A search that was navigated to while the location with the key `from` was shown. */
export interface RequestedSearch {
  readonly from: string;
  readonly search: URLSearchParams;
}

/**
 * The requested search if the page does not show its location yet. On a slow device the location of an earlier request
 * may appear while this one is `loading`: what the user typed in between must not be replaced by it.
 */
export function pendingSearch(
  requested: RequestedSearch | undefined,
  { key, loading }: { key: string; loading: string | undefined },
): URLSearchParams | undefined {
  if (!requested) return undefined;
  const isPending = requested.from === key || requested.search.toString() === normalised(loading);
  return isPending ? requested.search : undefined;
}

function normalised(search: string | undefined): string | undefined {
  return search === undefined ? undefined : new URLSearchParams(search).toString();
}
