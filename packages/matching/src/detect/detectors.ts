import type { Detector, DetectorKind } from './detector-table.ts';
import { nameForms, normalName } from './name-forms.ts';
import { createNameIndex, type NameIndex } from './name-index.ts';
import { detectorRows } from './rows/rows.ts';

/** A skill found by a name. */
export interface Detected {
  readonly detector: Detector;
  readonly weak: boolean;
}

const none: readonly Detected[] = [];

let indexes: Map<DetectorKind, NameIndex<Detected>> | undefined;

/** The skills that a package, image, file or extension of this name shows; empty for unlisted names. */
export function detect(kind: DetectorKind, name: string): readonly Detected[] {
  indexes ??= createIndexes(detectorRows);
  const index = indexes.get(kind);
  if (!index) return none;
  let all = none;
  for (const form of nameForms(kind, name)) {
    const found = index.find(form);
    if (found.length > 0) all = all.length > 0 ? [...all, ...found] : found;
  }
  return all.length > 1 ? oncePerDetector(all) : all;
}

/** Keeps one result per detector, preferring one that is not weak. */
function oncePerDetector(all: readonly Detected[]): Detected[] {
  const found = new Map<Detector, Detected>();
  for (const detected of all) {
    const known = found.get(detected.detector);
    if (!known || (known.weak && !detected.weak)) found.set(detected.detector, detected);
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

/** Whether the skill is part of nearly every repository of its kind, and so should not be proposed. */
export function isMinor(skillId: string): boolean {
  minorSkills ??= new Set(detectorRows.filter(({ minor }) => minor).map((detector) => detector.skillId));
  return minorSkills.has(skillId);
}
