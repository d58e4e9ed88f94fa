import { subjectTable } from './subject-table.ts';

interface Subject {
  readonly name: string;
  /** Prefixes of words, and phrases whose last word is a prefix. */
  readonly starts: readonly string[];
  readonly near: readonly string[];
}

const maxWholeWordLength = 3;

const subjects: readonly Subject[] = subjectTable.trim().split('\n').map(readRow);
const places = new Map(subjects.map(({ name }, at) => [name, at]));
const nearCredit = 0.35;

/** How much a text is about each subject, in the table's order: 1 − ½^words. */
export function subjectsIn(text: string): Float64Array {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}.+-]+/gu, ' ')} `;
  return Float64Array.from(subjects, ({ starts }) => {
    const found = starts.filter((start) => words.includes(start)).length;
    return 1 - 0.5 ** found;
  });
}

/** The same, with a share for neighbouring subjects. */
export function withNeighbours(about: Float64Array): Float64Array {
  const all = about.slice();
  for (const [at, share] of about.entries()) {
    for (const name of subjects[at]?.near ?? []) {
      const place = places.get(name);
      if (place !== undefined) all[place] = Math.max(all[place] ?? 0, share * nearCredit);
    }
  }
  return all;
}

function readRow(row: string): Subject {
  const [name = '', rest = ''] = row.split(': ');
  const [starts = '', near = ''] = rest.split(' > ');
  return {
    name,
    starts: [name.replaceAll('-', '_'), ...starts.split(' ')].map(readStart),
    near: near.split(' ').filter((other) => other !== ''),
  };
}

/** Very short prefixes match whole words only: `ai` does not match `air`. */
function readStart(start: string): string {
  const words = start.replaceAll('_', ' ');
  return words.length <= maxWholeWordLength ? ` ${words} ` : ` ${words}`;
}
