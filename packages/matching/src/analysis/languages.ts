import { detect } from '../detect/detectors.ts';
import { getSkill, knownSkill } from '../taxonomy/taxonomy.ts';
import type { Sign } from './repository.ts';

/** Smaller shares are often a single script or the output of a build tool. */
const minShare = 0.015;
const minBytes = 30_000;
const minShareOfManyBytes = 0.003;
const languageWeight = 0.7;
const maxEntries = 500;
/** A small share still shows that a contributor can write the language. */
const minVolume = 0.45;

interface Amount {
  readonly skillId: string;
  readonly label: string;
  readonly minor: boolean;
  bytes: number;
}

/** Skills by bytes of code. Data and prose are excluded from the total. */
export function languageSigns(
  languages: Readonly<Record<string, number>>,
  extensions: Readonly<Record<string, number>>,
): Sign[] {
  const amounts = new Map<string, Amount>();
  for (const [name, bytes] of bounded(languages)) addLanguage(amounts, name, bytes);
  for (const [extension, bytes] of bounded(extensions)) addExtension(amounts, extension, bytes, extensions);
  const total = [...amounts.values()].reduce((sum, { bytes, minor }) => sum + (minor ? 0 : bytes), 0);
  return [...amounts.values()].flatMap((amount) => sign(amount, total));
}

function sign({ skillId, label, minor, bytes }: Amount, total: number): Sign[] {
  const share = bytes / Math.max(1, total);
  if (share < minShare && !(bytes >= minBytes && share >= minShareOfManyBytes)) return [];
  const volume = Math.min(1, minVolume + share);
  const location = { file: '', line: 0, snippet: '' };
  return [{ skillId, label, source: 'language', weight: languageWeight, volume, minor, ...location }];
}

function addLanguage(amounts: Map<string, Amount>, name: string, bytes: number): void {
  const skill = knownSkill(name);
  if (skill) add(amounts, skill.id, skill.label, false, bytes);
}

function addExtension(
  amounts: Map<string, Amount>,
  extension: string,
  bytes: number,
  all: Readonly<Record<string, number>>,
): void {
  const name = extension.toLowerCase();
  if (name === 'm') addLanguage(amounts, hasAppleFiles(all) ? 'Objective-C' : 'MATLAB', bytes);
  for (const { detector, weak } of detect('ext', name))
    if (!weak) add(amounts, detector.skillId, detector.label, detector.minor, bytes);
}

/** Objective-C and MATLAB share the extension `.m`; other Apple files decide between them. */
function hasAppleFiles(extensions: Readonly<Record<string, number>>): boolean {
  return ['h', 'xib', 'storyboard', 'pbxproj', 'plist', 'mm'].some((name) => (extensions[name] ?? 0) > 0);
}

function add(amounts: Map<string, Amount>, skillId: string, label: string, minor: boolean, bytes: number) {
  const known = amounts.get(skillId);
  if (known) known.bytes += bytes;
  else amounts.set(skillId, { skillId, label: getSkill(skillId)?.label ?? label, minor, bytes });
}

function bounded(amounts: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(amounts)
    .slice(0, maxEntries)
    .filter(([name, bytes]) => name.length < 60 && Number.isFinite(bytes) && bytes > 0);
}
