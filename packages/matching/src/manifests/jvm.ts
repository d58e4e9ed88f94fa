import { type Finding, finding } from './finding.ts';
import { type Entry, under } from './formats/entry.ts';
import { textLines } from './formats/text-lines.ts';
import { readToml } from './formats/toml.ts';
import { readXml } from './formats/xml.ts';

const holders = new Set(['dependency', 'parent', 'plugin', 'extension']);
const coordinate = /(["'])([\w.-]{1,100}:[\w.-]{1,100})(?::[^"'\s]{0,60})?\1/g;
const groupAndName =
  /group\s{0,4}[:=]\s{0,4}["']([\w.-]{1,100})["'],\s{0,10}name\s{0,4}[:=]\s{0,4}["']([\w.-]{1,100})["']/;
const plugin = /\b(?:id|plugin:|apply)\s{0,4}\(?\s{0,4}(?:plugin\s{0,4}[:=]\s{0,4})?["']([\w.-]{1,100})["']/g;
const kotlinPlugin = /\bkotlin\(\s{0,4}["']([\w.-]{1,60})["']\s{0,4}\)/g;
/** Aliases of a version catalog defined in another file: `alias(libs.plugins.android.application)`. */
const catalog = /\b(libs\.[A-Za-z][\w.]{1,100})/g;
const forTests = /^\s{0,40}(?:\w{0,40}[tT]est\w{0,40}|kover|detekt\w{0,20}|classpath)\b/;
const sbt = /["']([\w.-]{1,100})["']\s{0,4}%{1,3}\s{0,4}["']([\w.-]{1,100})["']/g;
const lein = /[[{\s]((?:[\w.-]{1,80}\/)?[a-z][\w.-]{1,80})\s{1,4}(?:"\d|\{:(?:mvn|git|local))/g;

/** pom.xml: dependencies, parent and plugins. */
export function readPom(text: string): Finding[] {
  const found: Finding[] = [];
  let holder = { depth: 0, group: '', artifact: '', line: 0, test: false };
  for (const { path, value, line } of readXml(text)) {
    const name = path.at(-1) ?? '';
    if (holders.has(name)) {
      add(found, holder);
      holder = { depth: path.length, group: '', artifact: '', line, test: false };
    } else if (path.length === holder.depth + 1 && holders.has(path.at(-2) ?? '')) {
      if (name === 'groupId') holder.group = value;
      if (name === 'artifactId') holder = { ...holder, artifact: value, line };
      if (name === 'scope') holder.test = value === 'test';
    }
  }
  add(found, holder);
  return found;
}

function add(
  found: Finding[],
  holder: { group: string; artifact: string; line: number; test: boolean },
): void {
  if (holder.artifact !== '')
    found.push(finding('maven', `${holder.group}:${holder.artifact}`, holder.line, holder.test));
}

/** build.gradle and settings.gradle, in Groovy or Kotlin. */
export function readGradle(text: string): Finding[] {
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    if (line.trimStart().startsWith('//')) return [];
    const development = forTests.test(line);
    const named = groupAndName.exec(line);
    const names = [
      ...all(line, coordinate).map(([, , name = '']) => name),
      ...(named ? [`${named[1]}:${named[2]}`] : []),
      ...all(line, plugin).map(([, name = '']) => name),
      ...all(line, catalog).map(([, name = '']) => name),
      ...all(line, kotlinPlugin).map(([, name = '']) => `org.jetbrains.kotlin.${name}`),
    ];
    return names.map((name) => finding('maven', name, number, development));
  });
}

/** All matches in a line. Searching first is faster, because most lines match few of the patterns. */
function all(line: string, pattern: RegExp): RegExpExecArray[] {
  return line.search(pattern) === -1 ? [] : [...line.matchAll(pattern)];
}

/** gradle/libs.versions.toml. */
export function readVersionCatalog(text: string): Finding[] {
  const entries = readToml(text);
  const groups = new Map(
    entries.filter(({ path }) => path[2] === 'group').map(({ path, value }) => [path[1], value]),
  );
  return [...under(entries, 'libraries', '*'), ...under(entries, 'plugins', '*')].flatMap((entry) => {
    const name = catalogName(entry, groups);
    return name ? [finding('maven', name, entry.line)] : [];
  });
}

function catalogName({ path, value }: Entry, groups: ReadonlyMap<string | undefined, string>) {
  const key = path[2];
  if (key === undefined)
    return value
      .split(':')
      .slice(0, path[0] === 'plugins' ? 1 : 2)
      .join(':');
  if (key === 'module' || key === 'id') return value;
  return key === 'name' ? `${groups.get(path[1]) ?? ''}:${value}` : undefined;
}

/** build.sbt and project/plugins.sbt. */
export function readSbt(text: string): Finding[] {
  return [...textLines(text)].flatMap(({ text: line, number }) =>
    [...line.matchAll(sbt)].map(([, group, artifact]) =>
      finding('maven', `${group}:${artifact}`, number, /\bTest\b/i.test(line)),
    ),
  );
}

/** project.clj, deps.edn and similar files. */
export function readClojure(text: string): Finding[] {
  return [...textLines(text)].flatMap(({ text: line, number }) =>
    [...line.matchAll(lein)].map(([, name = '']) => finding('maven', name, number)),
  );
}
