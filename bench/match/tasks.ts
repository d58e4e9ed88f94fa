import { mentions } from './mentions.ts';
import { ranking } from './ranking/ranking.ts';
import { repositories } from './repositories.ts';
import type { Task } from './task.ts';
import { teams } from './team/teams.ts';

/** Every kind of task the engine can answer; the first that answers an entry takes it. */
export const tasks: readonly Task[] = [repositories, mentions, ranking, teams];
