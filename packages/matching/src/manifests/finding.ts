import type { DetectorKind } from '../detect/detector-table.ts';

/** A name that a manifest states, before anybody asks which skill it shows. */
export interface Finding {
  readonly kind: DetectorKind;
  readonly name: string;
  readonly line: number;
  /** Needed to build or test only. */
  readonly development: boolean;
}

/** Reads one kind of file. Never throws, whatever the text; time is linear in its length. */
export type ManifestReader = (text: string, path: string) => Finding[];

export function finding(kind: DetectorKind, name: string, line: number, development = false): Finding {
  return { kind, name, line, development };
}

/** Groups of optional dependencies that serve whoever works on the project, not those who run it. */
const FOR_WORK = /^(?:dev|develop|development|test|tests|testing|lint|linting|doc|docs|ci|typing|bench)\b/i;

export function isForWork(group: string): boolean {
  return FOR_WORK.test(group);
}
