import { maxFileCharacters, maxTotalCharacters } from '@teamwright/matching/analysis/analyse-repository.ts';
import { isOwnPath } from '@teamwright/matching/analysis/own-paths.ts';
import type { RepositorySnapshot } from '@teamwright/matching/analysis/repository.ts';
import { maxFileLength } from '@teamwright/matching/manifests/clean-text.ts';
import { isManifest } from '@teamwright/matching/manifests/parse-manifest.ts';
import {
  type HostGet,
  hasCommitsOf,
  type RepositoryFacts,
  readLanguages,
} from '../../platform/codehost/repository.ts';
import { readBlob, readTree, type TreeFile } from '../../platform/codehost/repository-files.ts';
import type { WorkerTask, WorkPool } from '../../platform/work-pool.ts';
import type { CodeReading, CodeText } from './repositories.evidence.view.ts';
import { searchedWords } from './repositories.search-words.service.ts';

/** In larger repositories, the manifests nearest to the root are read. */
const maxManifests = 60;
/** How many file names are checked, those nearest to the root first. */
const maxPaths = 3_000;
const atOnce = 4;

const readmeName = /^readme(?:\.(?:md|markdown|rst|adoc|org|txt))?$/i;
/** Settings of a machine, not of the project. These files are not read, because they may contain secrets. */
const machineSettings = /(?:^|\/)\.env\.(?!(?:example|sample|template|dist|defaults)$)[^/]*$/i;

/** Access to the code host for the user who added the repository. */
interface Reader {
  readonly get: HostGet;
  readonly login: string;
}

/** Processes up to 900 KB of text, which would block the event loop for too long. */
const viewCode: WorkerTask<CodeText, CodeReading> = {
  module: import.meta.resolve('./repositories.evidence.view.ts'),
};

export async function readCode(
  pool: WorkPool,
  { get, login }: Reader,
  facts: RepositoryFacts,
): Promise<CodeReading> {
  if (facts.fork && !(await hasCommitsOf(get, facts.fullName, login)))
    return { evidence: null, readme: null };
  const languages = await readLanguages(get, facts.fullName);
  const tree = await readTree(get, facts.fullName);
  const readme = readmeIn(tree);
  const texts = await readTexts(get, facts.fullName, withinLimits(tree.filter(isWanted), readme));
  const text = readme && texts.get(readme.path);
  const snapshot: RepositorySnapshot = {
    repository: facts.fullName,
    languages,
    topics: facts.topics,
    files: Object.fromEntries([...texts].filter(([path]) => path !== readme?.path)),
    paths: nearest(tree, maxPaths).map(({ path }) => path),
    ...(readme && text !== undefined && { readme: { path: readme.path, text } }),
    firstSeen: Math.min(facts.createdAt.getTime(), facts.pushedAt.getTime()),
    lastSeen: facts.pushedAt.getTime(),
  };
  return await pool.run(viewCode, { snapshot, private: facts.private });
}

/** The words of the README only, if the rest of the code is known; null if they are not stored. */
export async function readReadme({ get, login }: Reader, facts: RepositoryFacts): Promise<string | null> {
  if (facts.private || (facts.fork && !(await hasCommitsOf(get, facts.fullName, login)))) return null;
  const readme = readmeIn(await readTree(get, facts.fullName));
  const text = readme && (await readBlob(get, facts.fullName, readme, maxFileLength));
  return searchedWords(text ?? '');
}

/** The README as it is; '' if there is none. */
export async function readReadmeText(get: HostGet, fullName: string): Promise<string> {
  const readme = readmeIn(await readTree(get, fullName));
  return (readme && (await readBlob(get, fullName, readme, maxFileLength))) ?? '';
}

function readmeIn(tree: readonly TreeFile[]): TreeFile | undefined {
  return tree.find(({ path, size }) => readmeName.test(path) && size <= maxFileLength);
}

function isWanted({ path, size }: TreeFile): boolean {
  return (
    size > 0 && size <= maxFileLength && isManifest(path) && isOwnPath(path) && !machineSettings.test(path)
  );
}

/** The README first, then manifests from the root on, up to the limits of the analysis. */
function withinLimits(manifests: readonly TreeFile[], readme: TreeFile | undefined): TreeFile[] {
  let left = maxTotalCharacters;
  const read = nearest(manifests, maxManifests).filter(({ size }) => {
    if (left <= 0) return false;
    left -= Math.min(size, maxFileCharacters);
    return true;
  });
  return readme ? [readme, ...read] : read;
}

function nearest(files: readonly TreeFile[], max: number): TreeFile[] {
  return files
    .map((file) => ({ file, depth: file.path.split('/').length }))
    .sort((a, b) => a.depth - b.depth || (a.file.path < b.file.path ? -1 : 1))
    .slice(0, max)
    .map(({ file }) => file);
}

async function readTexts(
  get: HostGet,
  fullName: string,
  files: readonly TreeFile[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) {
      const text = await readBlob(get, fullName, file, maxFileLength);
      if (text !== undefined) texts.set(file.path, text);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return texts;
}
