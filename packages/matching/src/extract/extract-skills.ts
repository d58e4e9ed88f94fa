import { allSkills } from '../taxonomy/taxonomy.ts';
import { type Alphabet, createAlphabet } from './alphabet.ts';
import { settleAmbiguity } from './ambiguity.ts';
import { type Automaton, createAutomaton } from './automaton.ts';
import { mentionEnd } from './boundaries.ts';
import { keepLongest, type Mention } from './mentions.ts';
import { createPatterns, createTagPatterns, type Pattern } from './patterns.ts';
import { scanText } from './scan.ts';

/** A skill named in a text: `text.slice(start, end) === surface`. */
export interface ExtractedSkill {
  readonly skillId: string;
  readonly start: number;
  readonly end: number;
  readonly surface: string;
}

interface Extractor {
  readonly patterns: readonly Pattern[];
  readonly alphabet: Alphabet;
  readonly automaton: Automaton;
  readonly lengths: Uint8Array;
}

/** Single letters and pairs are taken only where nothing is glued to them. */
const SHORT_NAME = 2;

let extractor: Extractor | undefined;
let tagExtractor: Extractor | undefined;

/**
 * The skills a text names, in the order of the text, never overlapping; a skill named twice appears twice.
 * Time is linear in the length of the text.
 */
export function extractSkills(text: string): ExtractedSkill[] {
  extractor ??= createExtractor(createPatterns(allSkills()));
  return settleAmbiguity(text, findMentions(text, extractor)).map((mention) => extracted(text, mention));
}

/**
 * What `extractSkills` finds, and beside it names of practices and roles that it takes for ordinary words (`cloud`,
 * `apis`), each in the order of the text; they may overlap. For readers who know more of the text than its words.
 */
export function extractAll(text: string): { skills: ExtractedSkill[]; doubtful: ExtractedSkill[] } {
  extractor ??= createExtractor(createPatterns(allSkills()));
  tagExtractor ??= createExtractor(createTagPatterns(allSkills()));
  const mentions = findMentions(text, extractor);
  const meant = settleAmbiguity(text, mentions);
  const isMeant = new Set(meant);
  const doubtful = [
    ...mentions.filter((mention) => !isMeant.has(mention)),
    ...findMentions(text, tagExtractor),
  ]
    .filter(({ pattern }) => pattern.skill.kind === 'practice' || pattern.skill.kind === 'role')
    .map((mention) => extracted(text, mention))
    .sort((a, b) => a.start - b.start);
  return { skills: meant.map((mention) => extracted(text, mention)), doubtful };
}

function extracted(text: string, { pattern, start, end }: Mention): ExtractedSkill {
  return { skillId: pattern.skill.id, start, end, surface: text.slice(start, end) };
}

function findMentions(text: string, { patterns, alphabet, automaton, lengths }: Extractor): Mention[] {
  const kept: Mention[] = [];
  scanText(text, alphabet, automaton, lengths, (index, start, end) => {
    const pattern = patterns[index];
    if (!pattern) return;
    const strict = pattern.ambiguousName !== undefined || pattern.text.length <= SHORT_NAME;
    const last = mentionEnd(text, start, end, strict);
    if (last > 0) keepLongest(kept, { pattern, start, end: last });
  });
  return kept;
}

function createExtractor(patterns: readonly Pattern[]): Extractor {
  const alphabet = createAlphabet(patterns.map(({ text }) => text));
  const words = patterns.map(({ text }) =>
    Uint8Array.from(text, (character) => alphabet.symbols[character.charCodeAt(0)] ?? 0),
  );
  return {
    patterns,
    alphabet,
    automaton: createAutomaton(words, alphabet.size),
    lengths: Uint8Array.from(words, (word) => word.length),
  };
}
