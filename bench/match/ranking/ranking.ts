import { weightsOf } from '@teamwright/matching/rank/weights.ts';
import type { Task } from '../task.ts';
import { questionOf } from './questions.ts';
import { rank, runLines } from './rankings.ts';

/** Ranks people for projects, projects for people, and reviewers for papers. */
export const ranking: Task = {
  name: 'rankings',
  answers: (entry) => entry.kind === 'ranking',
  run(entry, data) {
    const weights = weightsOf(entry.name);
    const rankings = rank(questionOf(entry, data), () => weights);
    return { name: `${entry.name}.run`, lines: runLines(rankings) };
  },
};
