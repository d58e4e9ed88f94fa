import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isText, record } from '../../match/task.ts';

/** The concept that a name means in a data folder's labels, or undefined if they have no name for it. */
export type ConceptOf = (name: string) => string | undefined;

interface Names {
  readonly main: readonly string[];
  readonly aliases: readonly string[];
}

/** Aliases this similar are spellings of one name; others may be parts or kinds of it. */
const minCommonPrefix = 4;
const shortNames = new Set(
  'js ts py golang k8s postgres mongo ror node cpp rn aws gcp ml ai nlp csharp c# c++ .net'.split(' '),
);

/** Reads the folder's `vocab`: labels name each of its concepts once, by any of its names. */
export function readVocabulary(folder: string): ConceptOf {
  const read = (name: string) => readFileSync(join(folder, 'vocab', name), 'utf8');
  const groups = createGroups();
  for (const names of alikeOnly(taxonomyNames(read('taxonomy.txt')))) groups.join(names);
  for (const { topic, label, aliases } of entriesOf(read('github-topics.json')))
    groups.join([...texts([topic]), ...texts([label, aliases]).filter((name) => keyOf(name).length > 1)]);
  for (const { name, type, aliases } of entriesOf(read('linguist-languages.json')))
    if (type === 'programming')
      groups.join([...texts([name]), ...texts([aliases]).filter((alias) => keyOf(alias).length > 2)]);
  return (name) => {
    const key = keyOf(name);
    const forms = [key, key.replace(/js$/, ''), key.replace(/\d+$/, ''), key.replace(/s$/, '')];
    return forms.map((form) => (form.length > 1 || form === key ? groups.of(form) : undefined)).find(isText);
  };
}

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .trim()
    .replace(/[-_\s]+/g, '')
    .replace(/\.js$/, 'js')
    .replace(/^\./, 'dot');
}

function taxonomyNames(lines: string): Names[] {
  return lines
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id = '', label = '', , aliases = ''] = line.split('|');
      return { main: [id, label], aliases: aliases.split(',').filter((alias) => alias !== '') };
    });
}

/**
 * Each entry's own names with the aliases that are spellings of them; every other alias is a separate entry.
 */
function alikeOnly(entries: readonly Names[]): string[][] {
  const owners = new Map<string, number>();
  for (const { aliases } of entries)
    for (const key of new Set(aliases.map(keyOf))) owners.set(key, (owners.get(key) ?? 0) + 1);
  return entries.flatMap(({ main, aliases }) => {
    const starts = new Set(main.map((name) => keyOf(name).slice(0, minCommonPrefix)));
    const clear = aliases.filter((alias) => owners.get(keyOf(alias)) === 1);
    const isAlike = (alias: string) =>
      shortNames.has(alias) || starts.has(keyOf(alias).slice(0, minCommonPrefix));
    return [
      [...main, ...clear.filter(isAlike)],
      ...clear.filter((alias) => !isAlike(alias)).map((alias) => [alias]),
    ];
  });
}

/** Groups of names that merge when they share a name. */
function createGroups() {
  const parents = new Map<string, string>();
  function root(key: string): string {
    let at = key;
    for (let next = parents.get(at); next !== undefined && next !== at; next = parents.get(at)) at = next;
    return at;
  }
  return {
    join(names: readonly string[]): void {
      const [first, ...others] = names.map(keyOf);
      if (first === undefined) return;
      if (!parents.has(first)) parents.set(first, first);
      for (const other of others) {
        if (!parents.has(other)) parents.set(other, other);
        parents.set(root(other), root(first));
      }
    },
    of: (key: string): string | undefined => (parents.has(key) ? root(key) : undefined),
  };
}

function entriesOf(json: string): Record<string, unknown>[] {
  const parsed: unknown = JSON.parse(json);
  return Array.isArray(parsed) ? parsed.map(record) : [];
}

function texts(values: readonly unknown[]): string[] {
  return values.flat().filter(isText);
}
