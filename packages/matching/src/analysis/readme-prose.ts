import { cleanText } from '../manifests/clean-text.ts';
import { type TextLine, textLines } from '../manifests/formats/text-lines.ts';
import { headingOf, isFence, maxReadmeLength, withoutMarkup } from './readme-markup.ts';
import { isGenerated, isRoutine } from './readme-routine.ts';

/** Increase it with a change after which stored words should be read again. */
export const proseVersion = 1;

interface Section {
  /** The lines of the section, starting with its heading. */
  readonly lines: string[];
  /** Its text is the same in most READMEs (installation, licence). */
  readonly routine: boolean;
}

/**
 * Returns the prose of a README, line by line. Leaves out code, badges, tags, addresses and lists of links.
 * Also leaves out generated text and routine sections (install, run, license): they make unrelated projects
 * look alike. Never throws.
 */
export function readmeProse(readme: string): string[] {
  const text = withoutTags(withoutComments(cleanText(readme.slice(0, maxReadmeLength))));
  return sectionsOf([...textLines(text)])
    .filter(({ routine, lines }) => !routine && !isGenerated(lines.join(' ')))
    .flatMap(({ lines }) => lines);
}

function sectionsOf(lines: readonly TextLine[]): Section[] {
  const sections: Section[] = [{ lines: [], routine: false }];
  let fenced = false;
  let skipped = Number.POSITIVE_INFINITY;
  for (const [at, { text: line }] of lines.entries()) {
    if (isFence(line)) fenced = !fenced;
    if (fenced || isFence(line)) continue;
    const heading = headingOf(line) ?? underlined(line, lines[at + 1]?.text ?? '');
    if (heading) {
      if (heading.depth <= skipped) skipped = Number.POSITIVE_INFINITY;
      const namesAll = sections.length === 1 && heading.depth === 1;
      if (!namesAll && isRoutine(heading.title)) skipped = Math.min(skipped, heading.depth);
      sections.push({ lines: [], routine: skipped < Number.POSITIVE_INFINITY });
    }
    const words = wordsOf(heading?.title ?? line);
    if (words !== '') sections.at(-1)?.lines.push(words);
  }
  return sections;
}

/** Headings marked by a line below them, in reStructuredText and Markdown. */
function underlined(line: string, next: string) {
  if (!/^(?:={3,}|-{3,}|~{3,})$/.test(next) || !/^\p{L}/u.test(line) || line.length > 120) return undefined;
  return { title: line, depth: next.startsWith('=') ? 1 : 2 };
}

const image = /!\[[^\][]{0,300}\](?:\([^()]{0,400}\)|\[[^\][]{0,80}\])/g;
const link = /\[[^\][]{0,300}\](?:\([^()]{0,400}\)|\[[^\][]{0,80}\])/g;
const indentedCode = /^(?: {4}|\t)\s*(?![-*+]\s|\d{1,3}[.)]\s)\S/;
/** Link targets, and directives and settings of other markup languages. */
const noProse = /^\s{0,3}(?:\[[^\][]{1,80}\]:\s|\.\.\s|:[\w-]{1,40}:(?:\s|$)|\[[^\][]{0,80}\]$)/;

/** The words of a line; '' if the line is not prose. */
function wordsOf(line: string): string {
  if (indentedCode.test(line) || noProse.test(line)) return '';
  const shown = line.replace(/^\s*[-*+]\s+\[[ xX]\]\s/, ' ').replace(image, ' ');
  if (!hasWords(shown.replace(link, ' '))) return '';
  const words = withoutMarkup(shown.replace(/\](?:\([^()]{0,400}\)|\[[^\][]{0,80}\])/g, ']'))
    .replace(/\bwww\.\S{1,400}|[^\s@]{1,64}@[^\s@]{1,100}\.\w{2,20}/gi, ' ')
    .replace(/&(?:#\w{1,8}|[a-z]{2,8});|:[a-z][\w+-]{1,30}:/gi, ' ')
    // Keys, hashes and other strings that are not words in any language.
    .replace(/[\w+/=-]{33,}/g, ' ')
    .replace(/^\s*(?:[->#+•]\s*|\d{1,3}[.)]\s)+|[|~]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return hasWords(words) ? words : '';
}

function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

function withoutComments(text: string): string {
  let rest = '';
  let from = 0;
  for (;;) {
    const begin = text.indexOf('<!--', from);
    if (begin === -1) return rest + text.slice(from);
    rest += text.slice(from, begin);
    const end = text.indexOf('-->', begin);
    if (end === -1) return rest;
    from = end + 3;
  }
}

/** Keeps headings, links and code as Markdown, and only the content of other tags. */
function withoutTags(text: string): string {
  return text
    .replace(/<h([1-6])\b[^<>]{0,500}>/gi, (_tag, depth: string) => `\n${'#'.repeat(Number(depth))} `)
    .replace(/<\/?(?:pre|script|style)\b[^<>]{0,500}>/gi, '\n```\n')
    .replace(/<a\b[^<>]{0,1000}>/gi, '[')
    .replace(/<\/a>/gi, '](#)')
    .replace(/<[a-z/!?][^<>]{0,2000}>/gi, ' ');
}
