import type { DetectorKind } from '../detect/detector-table.ts';

/** A name stated by a manifest, before it is mapped to a skill. */
export interface Finding {
  readonly kind: DetectorKind;
  readonly name: string;
  readonly line: number;
  /** Needed only to build or test. */
  readonly development: boolean;
}

/** Reads one kind of file in linear time. Never throws. */
export type ManifestReader = (text: string, path: string) => Finding[];

export function finding(kind: DetectorKind, name: string, line: number, development = false): Finding {
  return { kind, name, line, development };
}

/** Groups of optional dependencies for developing the project rather than running it. */
const forWork = /^(?:dev|develop|development|test|tests|testing|lint|linting|doc|docs|ci|typing|bench)\b/i;

export function isForWork(group: string): boolean {
  return forWork.test(group);
}
