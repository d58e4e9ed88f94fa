import { allSkills } from '@teamwright/matching/taxonomy/taxonomy.ts';
import { createRandom } from '@teamwright/matching/testing/random.ts';
import { syntheticDeveloper, syntheticProject } from '@teamwright/matching/testing/synthetic.ts';
import type { DeveloperProfile, ProjectProfile } from '@teamwright/matching/types/profiles.ts';

/**
 * A synthetic community, the same in every run. Developers are created on each iteration, because a million
 * would fill the memory.
 */
export interface SyntheticCommunity {
  readonly size: number;
  readonly projects: readonly ProjectProfile[];
  developers(): Generator<DeveloperProfile>;
}

export function syntheticCommunity(size: number, projects: number): SyntheticCommunity {
  const skills = allSkills();
  const random = createRandom(size + 1);
  return {
    size,
    projects: Array.from({ length: projects }, (_, id) => syntheticProject(id, random, skills)),
    *developers() {
      const each = createRandom(size);
      for (let id = 0; id < size; id += 1) yield syntheticDeveloper(id, each, skills);
    },
  };
}
