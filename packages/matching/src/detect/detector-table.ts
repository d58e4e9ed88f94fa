/** What a name identifies: a package of a registry, or another sign of a skill. */
export const detectorKinds = [
  'npm',
  'pypi',
  'gem',
  'cargo',
  'go',
  'maven',
  'nuget',
  'hex',
  'pub',
  'composer',
  'pod',
  'cran',
  'cpp',
  'docker',
  'action',
  'terraform',
  'setting',
  'files',
  'ext',
] as const;

export type DetectorKind = (typeof detectorKinds)[number];

export interface DetectorName {
  readonly name: string;
  /** Only hints at the skill; written with a trailing `~`. */
  readonly weak: boolean;
}

/** The names in a repository that show one skill. */
export interface Detector {
  readonly skillId: string;
  /**
   * Equal to the label in the taxonomy (checked by a test). The copy lets a browser read manifests without
   * loading the taxonomy.
   */
  readonly label: string;
  /** Part of nearly every repository of its kind, so it is evidence but is not proposed as a skill. */
  readonly minor: boolean;
  readonly names: readonly (DetectorName & { readonly kind: DetectorKind })[];
}

/**
 * Parses rows of `id | Label | minor | npm react react-* … | files next.config.* …`. A `*` matches any text,
 * a trailing `~` marks a hint.
 * @throws Error if a row is invalid.
 */
export function detectorTable(rows: string): Detector[] {
  return rows
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map(readRow);
}

function readRow(row: string): Detector {
  const [skillId, label, ...columns] = row.split('|').map((cell) => cell.trim());
  if (!skillId || !label) throw new Error(`Detector row has no id or label: ${row}`);
  const named = columns.filter((column) => column !== 'minor');
  return {
    skillId,
    label,
    minor: named.length < columns.length,
    names: named.flatMap((column) => readColumn(column, row)),
  };
}

function readColumn(column: string, row: string): Detector['names'][number][] {
  const [first = '', ...names] = column.split(/\s+/);
  const kind = detectorKinds.find((known) => known === first);
  if (!kind || names.length === 0) throw new Error(`Detector row has an invalid column "${column}": ${row}`);
  return names.map((name) => ({
    kind,
    name: name.endsWith('~') ? name.slice(0, -1) : name,
    weak: name.endsWith('~'),
  }));
}
