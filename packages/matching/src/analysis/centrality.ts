import { getSkill } from '../taxonomy/taxonomy.ts';
import type { SkillKind } from '../types/skills.ts';
import type { Sign } from './repository.ts';

/**
 * From this many manifests of the same name, a repository counts as several projects. One contributor may
 * have worked on only a few of them.
 */
const minManifestsOfManyProjects = 4;
/** Just below the threshold for a proposed skill; a mention in the README lifts it above. */
const cornerFactor = 0.4;
/** Kinds of skills that shape a whole subproject, so they are never reduced. */
const projectKinds: ReadonlySet<SkillKind | undefined> = new Set<SkillKind>([
  'language',
  'framework',
  'database',
]);

/**
 * Reduces the weight of skills that only one manifest in a corner of a large repository names. A library of
 * one package is not a skill of the whole project; a library of the root or of several packages is.
 */
export function centrality(signs: readonly Sign[]): Sign[] {
  const siblings = filesBy(signs, ({ file }) => lastPart(file));
  const files = filesBy(signs, ({ skillId }) => skillId);
  return signs.map((sign) => {
    const corner =
      sign.line > 0 &&
      sign.file.includes('/') &&
      files.get(sign.skillId)?.size === 1 &&
      (siblings.get(lastPart(sign.file))?.size ?? 0) >= minManifestsOfManyProjects &&
      !projectKinds.has(getSkill(sign.skillId)?.kind);
    return corner ? { ...sign, weight: sign.weight * cornerFactor } : sign;
  });
}

function filesBy(signs: readonly Sign[], keyOf: (sign: Sign) => string): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const sign of signs) {
    const key = keyOf(sign);
    const known = files.get(key);
    if (known) known.add(sign.file);
    else files.set(key, new Set([sign.file]));
  }
  return files;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
