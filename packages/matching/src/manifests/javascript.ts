import { type Finding, finding } from './finding.ts';
import { childrenOf } from './formats/entry.ts';
import { readJson } from './formats/json.ts';

const sections = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;
const remote = /^npm:((?:@[\w.-]{1,100}\/)?[\w.-]{1,100})/;

/** package.json and bower.json. */
export function readPackageJson(text: string): Finding[] {
  const entries = readJson(text);
  return sections.flatMap((section) =>
    childrenOf(entries, section).map(({ path, line }) =>
      finding('npm', path[1] ?? '', line, section === 'devDependencies'),
    ),
  );
}

/** deno.json and import maps: npm packages under any name. */
export function readDenoJson(text: string): Finding[] {
  return childrenOf(readJson(text), 'imports').flatMap(({ value, line }) => {
    const name = remote.exec(value)?.[1];
    return name ? [finding('npm', name, line)] : [];
  });
}

/** composer.json. */
export function readComposerJson(text: string): Finding[] {
  const entries = readJson(text);
  return ['require', 'require-dev'].flatMap((section) =>
    childrenOf(entries, section).map(({ path, line }) =>
      finding('composer', path[1] ?? '', line, section === 'require-dev'),
    ),
  );
}
