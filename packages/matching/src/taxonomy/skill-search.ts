import type { Skill, SkillKind } from '../types/skills.ts';
import { labelKey } from './label-key.ts';

const kindOrder: readonly SkillKind[] = [
  'language',
  'framework',
  'database',
  'platform',
  'tool',
  'library',
  'practice',
  'role',
];

interface Entry {
  readonly skill: Skill;
  readonly kind: number;
  readonly position: number;
  readonly keys: readonly string[];
  readonly wordStarts: readonly string[];
}

/** Creates a search over these skills; their names are prepared once. */
export function createSkillSearch(skills: readonly Skill[]): (text: string, limit: number) => Skill[] {
  const entries = skills.map(toEntry);
  return (text, limit) => searchEntries(entries, text, limit);
}

function toEntry(skill: Skill, position: number): Entry {
  const names = [skill.label, ...skill.aliases];
  return {
    skill,
    kind: kindOrder.indexOf(skill.kind),
    position,
    keys: names.map(labelKey),
    wordStarts: names.flatMap(laterWords),
  };
}

function searchEntries(entries: readonly Entry[], text: string, limit: number): Skill[] {
  const key = labelKey(text);
  if (key === '') return [];
  return entries
    .flatMap((entry) => {
      const quality = matchQuality(entry, key);
      return quality === undefined ? [] : [{ entry, quality }];
    })
    .sort(
      (a, b) => a.quality - b.quality || a.entry.kind - b.entry.kind || a.entry.position - b.entry.position,
    )
    .slice(0, Math.max(0, limit))
    .map(({ entry }) => entry.skill);
}

/** 0 is best; undefined if the entry does not contain the key. */
function matchQuality(entry: Entry, key: string): number | undefined {
  if (entry.keys.includes(key)) return 0;
  if (entry.keys.some((name) => name.startsWith(key))) return 1;
  if (entry.wordStarts.some((name) => name.startsWith(key))) return 2;
  if (entry.keys.some((name) => name.includes(key))) return 3;
  return undefined;
}

/** For `Ruby on Rails`: `onrails` and `rails`, so that typing any later word finds it. */
function laterWords(name: string): string[] {
  const words = name.split(/[\s\-_./]+/);
  return words.slice(1).map((_, index) => labelKey(words.slice(index + 1).join('')));
}
