import { featureFile } from './rules.ts';
import type { Source } from './sources.ts';

/** Cycles among the server's features, such as `projects → teams → projects`, one per cycle. */
export function featureCycles(sources: Source[]): string[] {
  const uses = featureGraph(sources);
  const done = new Set<string>();
  const cycles: string[] = [];

  function walk(feature: string, trail: string[]): void {
    const seen = trail.indexOf(feature);
    if (seen >= 0) cycles.push([...trail.slice(seen), feature].join(' → '));
    if (seen >= 0 || done.has(feature)) return;
    for (const next of uses.get(feature) ?? []) walk(next, [...trail, feature]);
    done.add(feature);
  }

  for (const feature of uses.keys()) walk(feature, []);
  return cycles;
}

function featureGraph(sources: Source[]): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { path, imports } of sources) {
    const from = serverFeature(path);
    if (from === undefined || path.endsWith('.test.ts')) continue;
    const targets = imports.map(serverFeature).filter((to) => to !== undefined && to !== from);
    uses.set(from, new Set([...(uses.get(from) ?? []), ...targets.filter((to) => to !== undefined)]));
  }
  return uses;
}

function serverFeature(path: string): string | undefined {
  return path.startsWith('apps/server/') ? featureFile(path)?.feature : undefined;
}
