import type { Skill, SkillKind, SkillLink } from '../types/skills.ts';

/** When a name that is also an ordinary word counts as the skill in prose. */
export interface Ambiguity {
  /** The ambiguous names as written; the skill's other names are unambiguous. */
  readonly names: readonly string[];
  /**
   * Whether the exact case of the name (`Go`, not `go`) is `required`, is `enough` without context words, or
   * is `ignored`.
   */
  readonly case: 'required' | 'enough' | 'ignored';
  /**
   * One of these lower-case words, or another skill in the same list, must be near; empty: no context needed.
   */
  readonly context: readonly string[];
  /** Lower-case words directly after the name that show the ordinary word: `go to`. */
  readonly never: readonly string[];
}

export interface TaxonomySkill extends Skill {
  /** Aliases that are too common as words to be searched in texts. */
  readonly tagsOnly: readonly string[];
  readonly ambiguous?: Ambiguity;
}

/**
 * Parses rows of `id | Label | aka … | implies id .9, … | related id .4, … | parent id | case | context … |
 * never … | tags …`. A name with a trailing `?` is ambiguous; if none has one, the label is. `tags` are
 * aliases that count only when typed as a skill; texts are not searched for them.
 * @throws Error if a row is invalid.
 */
export function skillTable(kind: Exclude<SkillKind, 'tag'>, rows: string): TaxonomySkill[] {
  return rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => readRow(kind, row));
}

function readRow(kind: SkillKind, row: string): TaxonomySkill {
  const [id, name, ...columns] = row.split('|').map((cell) => cell.trim());
  if (!id || !name) throw new Error(`Taxonomy row has no id or label: ${row}`);
  const cells = readColumns(columns, row);
  const names = [name, ...list(cells.get('aka'))];
  const [label = name, ...aliases] = names.map(plainName);
  const parent = cells.get('parent');
  return {
    id,
    label,
    kind,
    aliases: [...aliases, ...list(cells.get('tags'))],
    tagsOnly: list(cells.get('tags')),
    implies: links(cells.get('implies'), row),
    related: links(cells.get('related'), row),
    ...(parent ? { parent } : {}),
    ...readAmbiguity(cells, names),
  };
}

const knownColumns = new Set(['aka', 'implies', 'related', 'parent', 'case', 'context', 'never', 'tags']);

function readColumns(columns: readonly string[], row: string): Map<string, string> {
  const cells = new Map<string, string>();
  for (const column of columns) {
    const [key = '', ...words] = column.split(' ');
    if (!knownColumns.has(key) || cells.has(key))
      throw new Error(`Taxonomy row has an invalid column "${key}": ${row}`);
    cells.set(key, words.join(' ').trim());
  }
  return cells;
}

function readAmbiguity(cells: ReadonlyMap<string, string>, names: readonly string[]) {
  const marked = names.filter((name) => name.endsWith('?'));
  if (!cells.has('case') && !cells.has('context')) {
    if (marked.length > 0) throw new Error(`Taxonomy name "${marked[0]}" needs a case or context rule`);
    return {};
  }
  const ambiguous: Ambiguity = {
    names: (marked.length > 0 ? marked : names.slice(0, 1)).map(plainName),
    case: readCase(cells.get('case')),
    context: list(cells.get('context')),
    never: list(cells.get('never')),
  };
  return { ambiguous };
}

function readCase(cell: string | undefined): Ambiguity['case'] {
  if (cell === undefined) return 'ignored';
  return cell === 'enough' ? 'enough' : 'required';
}

function plainName(name: string): string {
  return name.endsWith('?') ? name.slice(0, -1) : name;
}

function list(cell: string | undefined): string[] {
  return cell ? cell.split(',').map((item) => item.trim()) : [];
}

function links(cell: string | undefined, row: string): SkillLink[] {
  return list(cell).map((item) => {
    const [id = '', weight = ''] = item.split(' ');
    if (!(Number(weight) > 0)) throw new Error(`Taxonomy link "${item}" has no weight: ${row}`);
    return { id, weight: Number(weight) };
  });
}
