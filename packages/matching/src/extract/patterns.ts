import type { TaxonomySkill } from '../taxonomy/skill-table.ts';

/** One spelling of a name: lower case, with a space wherever words may be separated. */
export interface Pattern {
  readonly text: string;
  readonly skill: TaxonomySkill;
  /** The exact spelling of an ambiguous name; undefined if the pattern is unambiguous. */
  readonly ambiguousName: string | undefined;
}

/** Names with more parts are not expanded into every combination. */
const maxJoints = 3;

/** All spellings of all names: `node.js` also as `node js` and `nodejs`, `reactjs` also as `react.js`. */
export function createPatterns(skills: readonly TaxonomySkill[]): Pattern[] {
  return patternsOf(skills, ({ label, aliases, tagsOnly }) =>
    [label, ...aliases].filter((name) => !tagsOnly.includes(name)),
  );
}

/** All spellings of names that are ordinary words in most texts: `apis`, `coding`. */
export function createTagPatterns(skills: readonly TaxonomySkill[]): Pattern[] {
  return patternsOf(skills, ({ tagsOnly }) => tagsOnly);
}

function patternsOf(
  skills: readonly TaxonomySkill[],
  namesOf: (skill: TaxonomySkill) => readonly string[],
): Pattern[] {
  const patterns = new Map<string, Pattern>();
  for (const skill of skills)
    for (const name of namesOf(skill)) {
      const ambiguousName = skill.ambiguous?.names.includes(name) ? name : undefined;
      for (const text of spellings(name))
        if (!patterns.has(text)) patterns.set(text, { text, skill, ambiguousName });
    }
  return [...patterns.values()];
}

/** The ways to write a name; for `Node.js`: `node.js`, `node js` and `nodejs`. */
export function spellings(name: string): string[] {
  const folded = name.toLowerCase().replace(/[\s\-_]+/g, ' ');
  const parted = folded.replace(/([a-z]{2})js$/, '$1.js');
  const pieces = parted.split(/(?<=[^\s./])([ ./])(?=[^\s./])/);
  if (pieces.length > 2 * maxJoints + 1) return [folded];
  return pieces.reduce<string[]>(
    (starts, piece, index) => starts.flatMap((start) => ways(piece, index).map((end) => start + end)),
    [''],
  );
}

/** Every second piece separates words; a dot or slash may also be written as a space or left out. */
function ways(piece: string, index: number): string[] {
  if (index % 2 === 0) return [piece];
  return piece === ' ' ? [' ', ''] : [piece, ' ', ''];
}
