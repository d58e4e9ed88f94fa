import { detect } from '../detect/detectors.ts';
import { cleanText, snippetsOf } from './clean-text.ts';
import { finding } from './finding.ts';
import { readerOf } from './readers.ts';

/** A skill that a manifest shows, with the first line that shows it. */
export interface ManifestSkill {
  readonly skillId: string;
  readonly label: string;
  /** The name that shows the skill: `react-dom`, `postgres:16`. */
  readonly name: string;
  /** Starts at 1; 0 if the whole file shows it. */
  readonly line: number;
  readonly snippet: string;
  /** Probability that the project uses the skill, 0–1. */
  readonly weight: number;
  /** Too common in repositories of its kind to be proposed as a skill. */
  readonly minor: boolean;
}

const weights = { runtime: 0.6, development: 0.45, file: 0.5, weak: 0.1 };
const minorShare = 0.3;
/** More names than this are generated, not chosen by the project. */
const maxFindings = 3_000;

/** Whether the file at this path can be read for skills. */
export function isManifest(path: string): boolean {
  return readerOf(path) !== undefined;
}

/**
 * The skills that one manifest shows, ordered by weight. Needs only the path (or bare name) and the text, so
 * it also runs in a browser. Never throws; returns nothing for a file that is not a manifest.
 */
export function parseManifest(path: string, text: string): ManifestSkill[] {
  const reader = readerOf(path);
  if (!reader) return [];
  const clean = cleanText(text);
  const snippet = snippetsOf(clean);
  const found = new Map<string, Omit<ManifestSkill, 'snippet'>>();
  const findings = [finding('files', path, 0), ...reader(clean, path).slice(0, maxFindings)];
  for (const { kind, name, line, development } of findings)
    for (const { detector, weak } of detect(kind, name)) {
      const { skillId, label, minor } = detector;
      const sure = kind === 'files' ? weights.file : development ? weights.development : weights.runtime;
      const weight = (weak ? weights.weak : sure) * (minor ? minorShare : 1);
      const known = found.get(skillId);
      if (!known || known.weight < weight) found.set(skillId, { skillId, label, name, line, weight, minor });
    }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight || a.line - b.line)
    .map((skill) => ({ ...skill, snippet: skill.line > 0 ? snippet(skill.line) : '' }));
}
