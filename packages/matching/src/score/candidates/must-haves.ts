import type { DeveloperRecord } from '../../profile/developer-record.ts';
import type { ProjectRecord } from '../../profile/project-record.ts';
import type { RecommendOptions } from '../../types/matcher.ts';
import type { PairScorer } from '../pair-scorer.ts';
import type { Recall } from './recall.ts';

/** Maximum number of searches while too few projects have the must-haves: about 3,500 projects. */
const maxRounds = 5;

interface Considered {
  /** Projects that have the developer's must-haves. */
  readonly fitting: readonly ProjectRecord[];
  /** The number of projects that do not. */
  readonly hidden: number;
}

/** Finds projects that have the developer's must-haves: enough for a page, if there are as many. */
export function considerProjects(
  recall: Recall,
  scorer: PairScorer,
  developer: DeveloperRecord,
  options: RecommendOptions,
): Considered {
  const exclude = new Set(options.exclude);
  const fitting: ProjectRecord[] = [];
  let looked = 0;
  for (let round = 0; round < maxRounds && fitting.length < options.limit; round += 1) {
    const found = [...recall.projectsFor(developer, { ...options, exclude })];
    if (found.length === 0) break;
    looked += found.length;
    for (const project of found) {
      exclude.add(project.id);
      scorer.load(project, options.now);
      if (scorer.meetsMustHaves(developer)) fitting.push(project);
    }
  }
  return { fitting, hidden: looked - fitting.length };
}
