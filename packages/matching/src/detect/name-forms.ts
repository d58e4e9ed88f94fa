import type { DetectorKind } from './detector-table.ts';

/** No package has a longer name. */
const maxNameLength = 214;
const maxParts = 8;
const majorVersion = /^v\d{1,3}$/;

/**
 * The normal form of a name in its registry: most registries ignore case, PyPI also treats `_` and `.` as
 * `-`.
 */
export function normalName(kind: DetectorKind, name: string): string {
  const lower = name.toLowerCase();
  return kind === 'pypi' ? lower.replace(/[-_.]+/g, '-') : lower;
}

/**
 * The names to look up, the longest first: a Go package's parent modules, an image without its registry, the
 * end of a path.
 */
export function nameForms(kind: DetectorKind, name: string): string[] {
  if (name === '' || name.length > maxNameLength) return [];
  const normal = normalName(kind, name);
  if (kind === 'go') return goForms(normal);
  if (kind === 'docker') return imageForms(normal);
  if (kind === 'maven') return mavenForms(normal);
  if (kind === 'files') return pathEnds(normal);
  if (kind === 'terraform' || kind === 'pod') return [normal, normal.split('/')[0] ?? normal];
  return [normal];
}

/** `github.com/a/b/v2/c`: the path itself, the path without its version, and its parent modules. */
function goForms(path: string): string[] {
  const parts = path.split('/').slice(0, maxParts);
  const plain = parts.filter((part) => !majorVersion.test(part));
  const modules = plain.map((_, index) => plain.slice(0, plain.length - index).join('/'));
  return [path, ...modules.slice(0, Math.max(1, plain.length - 1))];
}

/** Without tag and digest: the whole reference, then without the registry, then its last part. */
function imageForms(reference: string): string[] {
  const bare = reference.replace(/@.{1,80}$/, '').replace(/:[^/:]{1,80}$/, '');
  const parts = bare.split('/').slice(-maxParts);
  const isRegistry = /[.:]|^localhost$/.test(parts[0] ?? '') && parts.length > 1;
  const path = isRegistry ? parts.slice(1) : parts;
  const official = path.length === 1 || path[0] === 'library' || path[0] === 'bitnami';
  return [bare, path.join('/'), ...(official ? [path.at(-1) ?? ''] : [])];
}

/** `group:artifact`, then the artifact alone. The suffix of Scala artifacts is only the language version. */
function mavenForms(coordinate: string): string[] {
  const plain = coordinate.replace(/_[23](?:\.\d{1,2})?$/, '');
  const artifact = plain.slice(plain.indexOf(':') + 1);
  return [plain, artifact];
}

/** The last part of a path, then its last two to four parts. */
function pathEnds(path: string): string[] {
  const parts = path.split('/').slice(-4);
  return parts.map((_, index) => parts.slice(index).join('/')).reverse();
}
