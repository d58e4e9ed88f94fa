import { type Finding, finding } from './finding.ts';
import { childrenOf } from './formats/entry.ts';
import { readJson } from './formats/json.ts';
import { textLines } from './formats/text-lines.ts';

const hexPattern = /\{\s{0,4}:?([a-z]\w{0,60})\s{0,4},/g;
const fieldPattern = /^([A-Za-z@/]{2,40}):\s{0,10}(.{0,900})$/;
const rFields = new Set(['Imports', 'Depends', 'Suggests', 'LinkingTo']);
const rName = /^[A-Za-z][A-Za-z0-9.]{1,60}/;

/** mix.exs and rebar.config: `{:phoenix, "~> 1.7"}`. */
export function readHex(text: string): Finding[] {
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    if (/^\s{0,40}[#%]/.test(line)) return [];
    const development = /only:\s{0,4}\[?\s{0,4}:(?:dev|test)/.test(line);
    return [...line.matchAll(hexPattern)].map(([, name = '']) => finding('hex', name, number, development));
  });
}

/** DESCRIPTION of an R package. */
export function readRDescription(text: string): Finding[] {
  let field = '';
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    const start = fieldPattern.exec(line);
    if (start) field = start[1] ?? '';
    if (!rFields.has(field)) return [];
    return (start?.[2] ?? line).split(',').flatMap((item) => {
      const name = rName.exec(item.trim())?.[0];
      return name ? [finding('cran', name, number, field === 'Suggests')] : [];
    });
  });
}

/** renv.lock. */
export function readRenvLock(text: string): Finding[] {
  return childrenOf(readJson(text), 'Packages').map(({ path, line }) => finding('cran', path[1] ?? '', line));
}
