import { type Finding, finding, isForWork } from './finding.ts';
import { childrenOf, type Entry, under } from './formats/entry.ts';
import { textLines } from './formats/text-lines.ts';
import { readToml } from './formats/toml.ts';
import { readYaml } from './formats/yaml.ts';

const namePattern = /^\s{0,40}([A-Za-z0-9][\w.-]{0,100})/;
const quoted = /(["'])([A-Za-z0-9][^"'\n]{0,200})\1/g;
const requires =
  /^\s{0,80}["']?(?:(install|setup|tests|extras)_require|install_requires|setup_requires)s?["']?\s{0,20}[=:]/;

/** requirements.txt and similar files. */
export function readRequirements(text: string, path: string): Finding[] {
  const development = path.split(/[/._-]/).some(isForWork);
  return [...textLines(text)].flatMap(({ text: line, number }) => requirement(line, number, development));
}

/** pyproject.toml in the forms of the standard, Poetry, PDM and uv. */
export function readPyproject(text: string): Finding[] {
  const entries = readToml(text);
  return [
    ...childrenOf(entries, 'project', 'dependencies').flatMap((entry) => listed(entry, false)),
    ...under(entries, 'project', 'optional-dependencies', '*', '*').flatMap((entry) =>
      listed(entry, isForWork(entry.path[2] ?? '')),
    ),
    ...under(entries, 'dependency-groups', '*', '*').flatMap((entry) => listed(entry, true)),
    ...under(entries, 'tool', '*', 'dev-dependencies').flatMap((entry) => listed(entry, true)),
    ...childrenOf(entries, 'tool', 'poetry', 'dependencies').map((entry) => keyed(entry, false)),
    ...childrenOf(entries, 'tool', 'poetry', 'dev-dependencies').map((entry) => keyed(entry, true)),
    ...under(entries, 'tool', 'poetry', 'group', '*', 'dependencies', '*')
      .filter(({ path }) => path.length === 6)
      .map((entry) => keyed(entry, isForWork(entry.path[3] ?? ''))),
    ...childrenOf(entries, 'tool').map((entry) => keyed(entry, true)),
  ];
}

/** Pipfile. */
export function readPipfile(text: string): Finding[] {
  const entries = readToml(text);
  return [
    ...childrenOf(entries, 'packages').map((entry) => keyed(entry, false)),
    ...childrenOf(entries, 'dev-packages').map((entry) => keyed(entry, true)),
  ];
}

/** setup.py and setup.cfg: the list after `install_requires`, in brackets or on indented lines. */
export function readSetup(text: string): Finding[] {
  const found: Finding[] = [];
  let list: { development: boolean; depth: number; bracketed: boolean } | undefined;
  for (const { text: line, number } of textLines(text)) {
    const opens = requires.exec(line);
    if (opens) {
      const development = opens[1] === 'tests' || opens[1] === 'setup';
      list = { development, depth: 0, bracketed: /[[({]/.test(line) };
    } else if (list && !list.bracketed && !/^\s+\S/.test(line)) list = undefined;
    if (!list) continue;
    if (list.bracketed) {
      const { development } = list;
      found.push(
        ...[...line.matchAll(quoted)].flatMap(([, , name = '']) => requirement(name, number, development)),
      );
      list.depth += line.split(/[[({]/).length - line.split(/[\])}]/).length;
      if (list.depth <= 0) list = undefined;
    } else if (!opens) found.push(...requirement(line, number, list.development));
  }
  return found;
}

/** Conda's environment.yml, including its pip packages. */
export function readCondaEnvironment(text: string): Finding[] {
  return under(readYaml(text), 'dependencies').flatMap(({ value, line }) => requirement(value, line, false));
}

function listed({ value, line }: Entry, development: boolean): Finding[] {
  return requirement(value, line, development);
}

function keyed({ path, line }: Entry, development: boolean): Finding {
  return finding('pypi', path.at(-1) ?? '', line, development);
}

function requirement(text: string, line: number, development: boolean): Finding[] {
  const name = namePattern.exec(text)?.[1];
  return name === undefined ? [] : [finding('pypi', name, line, development)];
}
