import { type Finding, finding } from './finding.ts';
import { childrenOf } from './formats/entry.ts';
import { textLines } from './formats/text-lines.ts';
import { readYaml } from './formats/yaml.ts';

const pod = /^\s{0,40}(?:pod|\w{1,10}\.dependency)\s{1,4}["']([\w./+-]{1,100})["']/;
const carthage = /^\s{0,10}(?:github|git)\s{1,4}"([^"]{1,200})"/;
const swiftPackage = /\burl:\s{0,4}"([^"]{1,300})"/;
const xcodePackage = /\brepositoryURL\s{0,4}=\s{0,4}"([^"]{1,300})"/;

/** pubspec.yaml. */
export function readPubspec(text: string): Finding[] {
  const entries = readYaml(text);
  return ['dependencies', 'dev_dependencies'].flatMap((section) =>
    childrenOf(entries, section).map(({ path, line }) =>
      finding('pub', path[1] ?? '', line, section === 'dev_dependencies'),
    ),
  );
}

/** Podfile and *.podspec. */
export function readPods(text: string): Finding[] {
  return byPattern(text, pod, (name) => name);
}

/** Cartfile. */
export function readCartfile(text: string): Finding[] {
  return byPattern(text, carthage, repositoryName);
}

/** Package.swift. */
export function readPackageSwift(text: string): Finding[] {
  return byPattern(text, swiftPackage, repositoryName);
}

/** project.pbxproj of Xcode. */
export function readXcodeProject(text: string): Finding[] {
  return byPattern(text, xcodePackage, repositoryName);
}

function byPattern(text: string, pattern: RegExp, nameOf: (match: string) => string): Finding[] {
  return [...textLines(text)].flatMap(({ text: line, number }) => {
    const match = pattern.exec(line)?.[1];
    return match ? [finding('pod', nameOf(match), number)] : [];
  });
}

function repositoryName(address: string): string {
  const last = address.split('/').at(-1) ?? '';
  return last.endsWith('.git') ? last.slice(0, -4) : last;
}
