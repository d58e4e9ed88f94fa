import { shortened } from '../desk/events.csv.policy.ts';

/** A line of an imported file: a person, and the people who must not be in one team with them. */
export interface ApartLine {
  readonly line: number;
  readonly email: string;
  /** '' for none. */
  readonly key: string;
  /** Addresses or keys as written in the file. */
  readonly keepApart: readonly string[];
}

/** Addresses, the smaller one first. */
type Pair = readonly [string, string];

/** The pairs that the lines name, and what is wrong with a line, by its number. */
export function readPairs(
  lines: readonly ApartLine[],
  isImported: (email: string) => boolean,
): { readonly pairs: Pair[]; readonly errors: ReadonlyMap<number, string[]> } {
  const addresses = new Set(lines.map(({ email }) => email));
  const byKey = Map.groupBy(lines, ({ key }) => key.toLowerCase());
  const pairs = new Map<string, Pair>();
  const errors = new Map<number, string[]>();

  /** The address that a cell names, or what is wrong with it. */
  function resolve(name: string): { readonly email: string } | { readonly error: string } {
    const email = name.toLowerCase();
    if (addresses.has(email) || isImported(email)) return { email };
    const [found, another] = byKey.get(email) ?? [];
    if (found === undefined)
      return { error: `“${shortened(name)}” is neither in a line of this file nor an imported address` };
    if (another !== undefined)
      return { error: `“${shortened(name)}” is in lines ${found.line} and ${another.line}` };
    return { email: found.email };
  }

  for (const { line, email, keepApart } of lines) {
    const wrong: string[] = [];
    errors.set(line, wrong);
    for (const name of keepApart) {
      const other = resolve(name);
      if ('error' in other) wrong.push(other.error);
      else if (other.email === email) wrong.push(`“${shortened(name)}” is the person of this line`);
      else {
        const pair: Pair = email < other.email ? [email, other.email] : [other.email, email];
        pairs.set(pair.join(), pair);
      }
    }
  }
  return { pairs: [...pairs.values()], errors };
}
