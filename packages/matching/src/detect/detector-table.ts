/** Where a name stands: the registry whose packages it names, or what else shows a skill. */
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
  /** Hints at the skill without showing it: written with a trailing `~`. */
  readonly weak: boolean;
}

/** What in a repository shows one skill. */
export interface Detector {
  readonly skillId: string;
  /** As in the taxonomy (a lint compares them), so that a browser can read manifests without loading it. */
  readonly label: string;
  /** Part of nearly every repository of its kind: evidence, but nothing to propose as a skill. */
  readonly minor: boolean;
  readonly names: readonly (DetectorName & { readonly kind: DetectorKind })[];
}

/**
 * Reads rows of `id | Label | minor | npm react react-* … | files next.config.* …`. A `*` stands for anything,
 * a trailing `~` marks a mere hint. Throws on a row it cannot read.
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
  if (!skillId || !label) throw new Error(`detector row without id or label: ${row}`);
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
  if (!kind || names.length === 0) throw new Error(`detector row with column "${column}": ${row}`);
  return names.map((name) => ({
    kind,
    name: name.endsWith('~') ? name.slice(0, -1) : name,
    weak: name.endsWith('~'),
  }));
}
