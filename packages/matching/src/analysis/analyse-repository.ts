import { detect } from '../detect/detectors.ts';
import { parseManifest } from '../manifests/parse-manifest.ts';
import { centrality } from './centrality.ts';
import { languageSigns } from './languages.ts';
import { isOwnPath } from './own-paths.ts';
import { readmeSigns } from './readme.ts';
import type { RepositoryEvidence, RepositorySnapshot, Sign } from './repository.ts';
import { topicSigns } from './topics.ts';

/** In larger repositories, only the files nearest to the root are read. */
const maxFiles = 200;
const maxPaths = 20_000;
/** Limits for one manifest and for all manifests together (root first), far above what is written by hand. */
export const maxFileCharacters = 128 * 1024;
export const maxTotalCharacters = 384 * 1024;
const fileWeight = 0.5;
const weakWeight = 0.1;
const minorShare = 0.3;

/**
 * Returns the evidence of skills in a repository: one row per skill and source, with the file that shows it
 * most clearly. Pure and never throws; its work is bounded for any input. A fork without own commits returns
 * nothing. Folders of vendored code, examples, fixtures and tests are skipped.
 */
export function analyseRepository(snapshot: RepositorySnapshot): RepositoryEvidence[] {
  if (snapshot.fork && snapshot.fork.ownCommits <= 0) return [];
  const signs = [
    ...languageSigns(snapshot.languages ?? {}, snapshot.extensions ?? {}),
    ...topicSigns(snapshot.topics ?? []),
    ...fileSigns(snapshot.files ?? {}),
    ...pathSigns([...Object.keys(snapshot.files ?? {}), ...(snapshot.paths ?? []).slice(0, maxPaths)]),
    ...(snapshot.readme ? readmeSigns(snapshot.readme.path, snapshot.readme.text) : []),
  ];
  const { repository, firstSeen, lastSeen } = snapshot;
  return surest(signs).map((sign) => ({ ...sign, repository, firstSeen, lastSeen }));
}

function fileSigns(files: Readonly<Record<string, string>>): Sign[] {
  let left = maxTotalCharacters;
  const paths = Object.keys(files).filter(isOwnPath).sort(byDepth).slice(0, maxFiles);
  const signs = paths.flatMap((path) => {
    const text = (files[path] ?? '').slice(0, Math.min(left, maxFileCharacters));
    left -= text.length;
    return parseManifest(path, text).map(
      ({ skillId, label, line, snippet, weight, minor }): Sign => ({
        skillId,
        label,
        source: 'manifest',
        file: path,
        line,
        snippet,
        weight,
        volume: 1,
        minor,
      }),
    );
  });
  return centrality(signs);
}

function byDepth(a: string, b: string): number {
  return a.split('/').length - b.split('/').length || (a < b ? -1 : 1);
}

/** Skills shown by the presence of a file: `next.config.js`, `android/app/build.gradle`. */
function pathSigns(paths: readonly string[]): Sign[] {
  return paths.filter(isOwnPath).flatMap((path) =>
    detect('files', path).map(({ detector: { skillId, label, minor }, weak }): Sign => {
      const weight = (weak ? weakWeight : fileWeight) * (minor ? minorShare : 1);
      return {
        skillId,
        label,
        source: 'manifest',
        file: path,
        line: 0,
        snippet: '',
        weight,
        volume: 1,
        minor,
      };
    }),
  );
}

/** Keeps one sign per skill and source: several manifests of one project are not more experience. */
function surest(signs: readonly Sign[]): Sign[] {
  const best = new Map<string, Sign>();
  for (const sign of signs) {
    const key = `${sign.source} ${sign.skillId}`;
    const known = best.get(key);
    if (!known || sign.weight > known.weight) best.set(key, sign);
  }
  return [...best.values()];
}
