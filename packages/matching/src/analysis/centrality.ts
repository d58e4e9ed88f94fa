import { getSkill } from '../taxonomy/taxonomy.ts';
import type { SkillKind } from '../types.ts';
import type { Sign } from './repository.ts';

/** From so many manifests of one name on, a repository is several projects, of which one person may know few. */
const SEVERAL = 4;
/** Just too little by itself, enough with a mention in the README. */
const IN_A_CORNER = 0.4;
/** What a whole subproject is written with is never a detail of it. */
const WHOLE: ReadonlySet<SkillKind | undefined> = new Set<SkillKind>(['language', 'framework', 'database']);

/**
 * Lessens what a single manifest in a corner of a large repository names: one package's library is no
 * sign of the project's skills, one that several packages or the root name is.
 */
export function centrality(signs: readonly Sign[]): Sign[] {
  const siblings = filesBy(signs, ({ file }) => lastPart(file));
  const files = filesBy(signs, ({ skillId }) => skillId);
  return signs.map((sign) => {
    const corner =
      sign.line > 0 &&
      sign.file.includes('/') &&
      files.get(sign.skillId)?.size === 1 &&
      (siblings.get(lastPart(sign.file))?.size ?? 0) >= SEVERAL &&
      !WHOLE.has(getSkill(sign.skillId)?.kind);
    return corner ? { ...sign, weight: sign.weight * IN_A_CORNER } : sign;
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
