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

/** Names of at most this length count only without other characters attached. */
const maxShortNameLength = 2;

let extractor: Extractor | undefined;
let tagExtractor: Extractor | undefined;

/**
 * The skills that a text names, in text order and without overlaps; a skill named twice appears twice. Time
 * is linear in the length of the text.
 */
export function extractSkills(text: string): ExtractedSkill[] {
  extractor ??= createExtractor(createPatterns(allSkills()));
  return settleAmbiguity(text, findMentions(text, extractor)).map((mention) => extracted(text, mention));
}

/**
 * The result of `extractSkills`, plus names of practices and roles that it treats as ordinary words (`cloud`,
 * `apis`). Both are in text order and may overlap. For callers with more context than the text.
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
    const strict = pattern.ambiguousName !== undefined || pattern.text.length <= maxShortNameLength;
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
