import { featureCycles } from './imports/cycles.ts';
import {
  featureKinds,
  hasUnknownKind,
  packageRules,
  readsForbiddenEnvironment,
  serverRules,
  webRules,
} from './imports/rules.ts';
import { readSources, type Source } from './imports/sources.ts';
import { root } from './steps.ts';

/** Every violation of the import rules of docs/architecture.md in `base`, one line each. */
export function brokenRules(base: string): string[] {
  const sources = readSources(base);
  if (sources.length === 0) throw new Error(`no source file below ${base}`);
  return [
    ...sources.flatMap(forbiddenImports),
    ...sources
      .filter(hasUnknownKind)
      .map(({ path }) => `${path}: the last part must be one of ${featureKinds.join(', ')}`),
    ...sources
      .filter(readsForbiddenEnvironment)
      .map(({ path }) => `${path}: only config.ts reads process.env`),
    ...featureCycles(sources).map((ring) => `features form a ring: ${ring}`),
  ];
}

function forbiddenImports({ path, imports }: Source): string[] {
  const rules = [...serverRules, ...webRules, ...packageRules].filter((rule) => rule.appliesTo(path));
  return rules.flatMap((rule) =>
    imports
      .filter((target) => rule.forbids(target, path))
      .map((target) => `${path} imports ${target}: ${rule.message}`),
  );
}

if (import.meta.main) {
  const broken = brokenRules(root);
  for (const line of broken) console.error(line);
  process.exitCode = broken.length === 0 ? 0 : 1;
}
