import { type Finding, finding } from './finding.ts';
import { textLines } from './formats/text-lines.ts';

const GEM = /^\s{0,40}gem\s{0,4}\(?\s{0,4}["']([\w.-]{1,100})["']/;
const GEMSPEC = /\.add(?:_runtime|_development)?_dependency\s{0,4}\(?\s{0,4}["']([\w.-]{1,100})["']/;
const GROUP = /^\s{0,40}group\b(.{1,200}?)\bdo\b/;
const END = /^\s{0,40}end\b/;
const OPENS = /\bdo\b\s{0,4}(?:\|[^|]{0,40}\|)?\s*$|^\s{0,40}(?:if|unless|case)\b/;
const FOR_WORK = /:(?:development|test)\b/;

/** Gemfile. */
export function readGemfile(text: string): Finding[] {
  const found: Finding[] = [];
  const blocks: boolean[] = [];
  for (const { text: line, number } of textLines(text)) {
    const group = GROUP.exec(line)?.[1];
    const gem = GEM.exec(line)?.[1];
    if (gem) {
      const alone = /\bgroups?:/.test(line) && FOR_WORK.test(line);
      found.push(finding('gem', gem, number, alone || blocks.includes(true)));
    } else if (group !== undefined) blocks.push(FOR_WORK.test(group) && !group.includes(':default'));
    else if (END.test(line)) blocks.pop();
    else if (OPENS.test(line)) blocks.push(false);
  }
  return found;
}

/** *.gemspec. */
export function readGemspec(text: string): Finding[] {
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    const gem = GEMSPEC.exec(line)?.[1];
    return gem ? [finding('gem', gem, number, line.includes('development'))] : [];
  });
}
