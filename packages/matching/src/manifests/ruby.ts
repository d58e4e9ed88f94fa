import { type Finding, finding } from './finding.ts';
import { textLines } from './formats/text-lines.ts';

const gemPattern = /^\s{0,40}gem\s{0,4}\(?\s{0,4}["']([\w.-]{1,100})["']/;
const gemspec = /\.add(?:_runtime|_development)?_dependency\s{0,4}\(?\s{0,4}["']([\w.-]{1,100})["']/;
const groupPattern = /^\s{0,40}group\b(.{1,200}?)\bdo\b/;
const endPattern = /^\s{0,40}end\b/;
const opensPattern = /\bdo\b\s{0,4}(?:\|[^|]{0,40}\|)?\s*$|^\s{0,40}(?:if|unless|case)\b/;
const forWork = /:(?:development|test)\b/;

/** Gemfile. */
export function readGemfile(text: string): Finding[] {
  const found: Finding[] = [];
  const blocks: boolean[] = [];
  for (const { text: line, number } of textLines(text)) {
    const group = groupPattern.exec(line)?.[1];
    const gem = gemPattern.exec(line)?.[1];
    if (gem) {
      const alone = /\bgroups?:/.test(line) && forWork.test(line);
      found.push(finding('gem', gem, number, alone || blocks.includes(true)));
    } else if (group !== undefined) blocks.push(forWork.test(group) && !group.includes(':default'));
    else if (endPattern.test(line)) blocks.pop();
    else if (opensPattern.test(line)) blocks.push(false);
  }
  return found;
}

/** *.gemspec. */
export function readGemspec(text: string): Finding[] {
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    const gem = gemspec.exec(line)?.[1];
    return gem ? [finding('gem', gem, number, line.includes('development'))] : [];
  });
}
