import { type Finding, finding } from './finding.ts';
import { type Entry, under } from './formats/entry.ts';
import { readJson } from './formats/json.ts';
import { textLines } from './formats/text-lines.ts';
import { readToml } from './formats/toml.ts';

const module = /^\s{0,20}(?:require\s+)?([a-z0-9][\w.~-]{0,100}(?:\/[\w.~-]{1,100}){1,8})\s+v\d/i;
const crates = new Set(['dependencies', 'dev-dependencies', 'build-dependencies']);
const cmake =
  /^\s{0,40}(?:find_package|pkg_check_modules|FetchContent_Declare)\s{0,10}\(\s{0,10}([\w.+-]{1,60})/i;
const conan = /^\s{0,20}(?:self\.requires\(["'])?([a-z][\w.+-]{1,60})\/\d/;

/** go.mod: direct requirements only. */
export function readGoMod(text: string): Finding[] {
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    const name = line.includes('// indirect') ? undefined : module.exec(line)?.[1];
    return name ? [finding('go', name, number)] : [];
  });
}

/** Cargo.toml: crates of all targets and of the workspace, and their features as `crate/feature`. */
export function readCargoToml(text: string): Finding[] {
  const seen = new Set<string>();
  return readToml(text).flatMap((entry) => {
    const index = entry.path.findIndex((step) => crates.has(step));
    const crate = entry.path[index + 1];
    if (index === -1 || crate === undefined) return [];
    const development = entry.path[index] !== 'dependencies';
    const feature = featureOf(entry, index);
    const name = feature ? `${crate}/${feature}` : crate;
    if (seen.has(name)) return [];
    seen.add(name);
    return [finding('cargo', name, entry.line, development)];
  });
}

function featureOf({ path, value }: Entry, index: number): string | undefined {
  return path[index + 2] === 'features' && path[index + 3] === '*' ? value : undefined;
}

/** CMakeLists.txt. */
export function readCMake(text: string): Finding[] {
  return matches(text, cmake);
}

/** conanfile.txt and conanfile.py. */
export function readConan(text: string): Finding[] {
  return matches(text, conan);
}

/** vcpkg.json. */
export function readVcpkg(text: string): Finding[] {
  return under(readJson(text), 'dependencies', '*')
    .filter(({ path }) => path.length === 2 || path[2] === 'name')
    .map(({ value, line }) => finding('cpp', value, line));
}

function matches(text: string, pattern: RegExp): Finding[] {
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    const name = pattern.exec(line)?.[1];
    return name ? [finding('cpp', name, number)] : [];
  });
}
