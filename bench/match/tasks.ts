import { mentions } from './mentions.ts';
import { ranking } from './ranking/ranking.ts';
import { repositories } from './repositories.ts';
import type { Task } from './task.ts';
import { teams } from './team/teams.ts';

/** All supported kinds of tasks; the first that matches an entry handles it. */
export const tasks: readonly Task[] = [repositories, mentions, ranking, teams];
