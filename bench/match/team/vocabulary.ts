import { getSkill, resolveSkill } from '@teamwright/matching/taxonomy/taxonomy.ts';
import type { DataFolder } from '../data-folder.ts';

const fileName = 'vocab/taxonomy.txt';

/** The names of skills in the folder's questions. */
export interface Vocabulary {
  /** Names of the skills that a tag means. */
  ofTag(tag: string): readonly string[];
  /** The name of a skill in a question. */
  ofLabel(label: string): string;
}

/** The folder's own vocabulary if it has one, otherwise the product's taxonomy. */
export function openVocabulary(data: DataFolder): Vocabulary {
  if (!data.has(fileName)) {
    const name = (word: string) => resolveSkill(word).id;
    return { ofTag: (tag) => [name(tag)].filter((id) => getSkill(id) !== undefined), ofLabel: name };
  }
  const labels = readLabels(data.text(fileName));
  const known = new Map<string, readonly string[]>();
  return {
    ofTag(tag) {
      const found = known.get(tag) ?? lookUp(labels, normal(tag));
      known.set(tag, found);
      return found;
    },
    ofLabel: (label) => label,
  };
}

/** Lines of `id|label|kind|aliases|…`; an alias may have several labels. */
function readLabels(lines: string): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const line of lines.split('\n')) {
    const [id, label, , aliases] = line.split('|');
    if (!id || !label || line.startsWith('#')) continue;
    for (const word of [id, label, ...(aliases ? aliases.split(',') : [])]) {
      const found = labels.get(normal(word)) ?? [];
      labels.set(normal(word), found);
      if (!found.includes(label)) found.push(label);
    }
  }
  return labels;
}

/** Looks up the word as it is, then without common endings: versions, plurals, "api". */
function lookUp(labels: ReadonlyMap<string, readonly string[]>, word: string): readonly string[] {
  const spellings = [
    word,
    word.replace(/\.js$/, ''),
    word.replace(/-?js$/, ''),
    word.replace(/-?\d+(\.\d+)*$/, ''),
    word.replace(/s$/, ''),
    word.replace(/-(api|sdk|framework|library|language|lang|programming)$/, ''),
    word.replaceAll('-', ''),
  ];
  for (const spelling of spellings) {
    const found = labels.get(spelling);
    if (found) return found;
  }
  return [];
}

function normal(word: string): string {
  return word
    .toLowerCase()
    .trim()
    .replace(/[_\s]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
