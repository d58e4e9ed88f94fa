import { isMinor } from '../detect/detectors.ts';
import { extractSkills } from '../extract/extract-skills.ts';
import { cleanText, snippetsOf } from '../manifests/clean-text.ts';
import { textLines } from '../manifests/formats/text-lines.ts';
import { getSkill } from '../taxonomy/taxonomy.ts';
import { headingOf, isFence, maxReadmeLength, withoutMarkup } from './readme-markup.ts';
import type { Sign } from './repository.ts';

const stackWeight = 0.35;
/** A mention elsewhere in a README is not enough alone, but confirms what a manifest hints at. */
const mentionWeight = 0.15;
/** Lines after this many below one heading count as ordinary prose. */
const maxLines = 40;

const aboutStack =
  /\b(?:tech(?:nical|nology)?[ -]?stack|technolog(?:y|ies)(?: used)?|built (?:with|using|on)|made with|(?:the|our|software) stack|powered by|frameworks?(?: (?:and|&) (?:libraries|tools))?|tech used)\b|^(?:\W{0,4})stack$/i;

/**
 * Skills that a README names, with high weight where it describes what the project is built with. The rest of a README
 * contains comparisons, credits and deployment steps, so a mention there is weak evidence.
 */
export function readmeSigns(path: string, text: string): Sign[] {
  const clean = cleanText(text.slice(0, maxReadmeLength));
  const snippet = snippetsOf(clean);
  const signs = new Map<string, Sign>();
  for (const { line, words, weight } of proseLines(clean))
    for (const { skillId } of extractSkills(words)) {
      const skill = getSkill(skillId);
      if (!skill || skill.kind === 'role' || skill.kind === 'practice') continue;
      if ((signs.get(skillId)?.weight ?? 0) >= weight) continue;
      const location = { file: path, line, snippet: snippet(line) };
      const said = { source: 'readme', weight, volume: 1, minor: isMinor(skillId) } as const;
      signs.set(skillId, { skillId, label: skill.label, ...said, ...location });
    }
  return [...signs.values()];
}

interface ProseLine {
  readonly line: number;
  readonly words: string;
  readonly weight: number;
}

/** The lines of prose without markup; lines below headings about the stack weigh more. */
function proseLines(text: string): ProseLine[] {
  const lines: ProseLine[] = [];
  let level = 0;
  let left = 0;
  let fenced = false;
  for (const { text: line, number } of textLines(text)) {
    if (isFence(line)) fenced = !fenced;
    if (fenced) continue;
    const heading = headingOf(line);
    if (heading === undefined) {
      const words = withoutMarkup(line);
      if (words !== '') lines.push({ line: number, words, weight: left > 0 ? stackWeight : mentionWeight });
      left--;
      continue;
    }
    if (aboutStack.test(heading.title)) {
      level = heading.depth;
      left = maxLines;
    } else if (heading.depth <= level) left = 0;
  }
  return lines;
}
