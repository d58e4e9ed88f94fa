import type { Detector, DetectorKind } from './detector-table.ts';
import { nameForms, normalName } from './name-forms.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { detectorRows } from './rows/rows.ts';

/** A skill that a name shows. */
export interface Detected {
  readonly detector: Detector;
  readonly weak: boolean;
}

let indexes: Map<DetectorKind, NameIndex<Detected>> | undefined;

/** The skills that a package, image, file or extension of this name shows; none for names nobody listed. */
export function detect(kind: DetectorKind, name: string): Detected[] {
  indexes ??= createIndexes(detectorRows);
  const index = indexes.get(kind);
  if (!index) return [];
  const found = new Map<Detector, Detected>();
  for (const form of nameForms(kind, name))
    for (const detected of index.find(form)) {
      const known = found.get(detected.detector);
      if (!known || known.weak) found.set(detected.detector, detected);
    }
  return [...found.values()];
}

function createIndexes(rows: readonly Detector[]): Map<DetectorKind, NameIndex<Detected>> {
  const made = new Map<DetectorKind, NameIndex<Detected>>();
  for (const detector of rows)
    for (const { kind, name, weak } of detector.names) {
      let index = made.get(kind);
      if (!index) {
        index = createNameIndex();
        made.set(kind, index);
      }
      index.add(normalName(kind, name), { detector, weak });
    }
  return made;
}

let minorSkills: Set<string> | undefined;

/** Whether a skill is part of nearly every repository of its kind, and so nothing to propose. */
export function isMinor(skillId: string): boolean {
  minorSkills ??= new Set(detectorRows.filter(({ minor }) => minor).map((detector) => detector.skillId));
  return minorSkills.has(skillId);
}
